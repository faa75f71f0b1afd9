import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ResourceContextProvider, useGetList, useTranslate } from 'react-admin';
import type { License } from '../../../schema/entities/licenses.ts';
import { licenseMachines, type LicenseMachine } from '../../../schema/entities/licenseMachines.ts';
import { messageOf } from '../../dataProvider/errors.ts';
import { formatCount, formatDateTime } from '../../format.ts';
import { Panel, PanelFailure } from '../../layout/home/Panel.tsx';
import { ActionButtons } from '../kit/actions/ActionButtons.tsx';

const step = 20;

/** The machines that have a seat: each can be released, so that another one has it. */
export function Machines({ license }: { license: License }) {
  const translate = useTranslate();
  const [shown, setShown] = useState(step);
  const { data, total, error, refetch } = useGetList<LicenseMachine>(licenseMachines.resource, {
    pagination: { page: 1, perPage: shown },
    sort: { field: 'seenAt', order: 'DESC' },
    filter: { state: 'active' },
    meta: { licenseId: license.id },
  });
  const count = { used: formatCount(total ?? 0), seats: formatCount(license.seats) };
  return (
    <Panel
      title={translate('licenses.machines')}
      aside={
        data && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {translate('licenses.seats', count)}
          </Typography>
        )
      }
    >
      {error && <PanelFailure message={messageOf(error)} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', p: 2 }}>
          {translate('licenses.none')}
        </Typography>
      )}
      <Lines machines={data ?? []} />
      {data && total !== undefined && total > data.length && (
        <Button fullWidth onClick={() => setShown(shown + step)}>
          {translate('licenses.more')}
        </Button>
      )}
    </Panel>
  );
}

function Lines({ machines }: { machines: readonly LicenseMachine[] }) {
  return (
    <ResourceContextProvider value={licenseMachines.resource}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {machines.map(machine => (
          <Line key={machine.id} machine={machine} />
        ))}
      </Box>
    </ResourceContextProvider>
  );
}

function Line({ machine }: { machine: LicenseMachine }) {
  const translate = useTranslate();
  const { name, appVersion: version, seenAt } = machine;
  const at = formatDateTime(seenAt);
  return (
    <Box component="li" sx={line}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {version ? translate('licenses.seenWith', { version, at }) : translate('licenses.seen', { at })}
        </Typography>
      </Box>
      <ActionButtons on="record" record={machine} />
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1,
  minHeight: 52,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
