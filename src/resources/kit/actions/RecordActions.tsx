import Box from '@mui/material/Box';
import type { RaRecord } from 'react-admin';
import { pageActions } from '../../../palette/pageActions.ts';
import { columnOf } from '../columns/columns.tsx';
import { useEntity } from '../useEntity.ts';
import { PaperButtons } from '../papers/PaperButtons.tsx';
import { useAwaitedPaper } from '../papers/useAwaitedPaper.tsx';
import { PublicAddressButton } from '../publicAddress/PublicAddressButton.tsx';
import { StatusBar } from '../states/StatusBar.tsx';
import { ActionButtons } from './ActionButtons.tsx';
import type { Pressing } from './usePress.tsx';

type Props = Pick<Pressing, 'before' | 'inputs'> & { record: RaRecord };

/** The state of a document, and what may be done with the record beside changing it. A paper for which somebody waits is shown then. */
export function RecordActions({ record, before, inputs }: Props) {
  const { states, statuses, publicPage, resource } = useEntity();
  const { onDone, dialog } = useAwaitedPaper(record);
  return (
    <Box sx={bar} {...pageActions}>
      {statuses && <StatusBar record={record} />}
      {states && <State record={record} field={states.field} />}
      <ActionButtons on="record" record={record} before={before} inputs={inputs} onDone={onDone} />
      <PaperButtons ids={[record.id]} record={record} size="small" />
      {dialog}
      {publicPage && <PublicAddressButton of={{ shown: 'record', resource, id: record.id }} size="small" />}
    </Box>
  );
}

function State({ record, field }: { record: RaRecord; field: string }) {
  const { Show, info } = columnOf(useEntity(), field);
  return (
    <Box sx={{ mr: 1 }}>
      <Show value={record[field]} info={info} record={record} />
    </Box>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, '&:not(:empty)': { mb: 2 } };
