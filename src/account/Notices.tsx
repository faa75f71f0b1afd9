import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { topics } from '../../schema/rules/notifications.ts';
import { get, put, remove } from '../dataProvider/calls.ts';
import { useAction } from '../forms/useAction.ts';
import { Panel, PanelFailure } from '../layout/home/Panel.tsx';
import { abilityOf, choose, forget, turnOn, type Ability, type Notices as Chosen } from '../push/device.ts';
import { Waiting } from '../resources/shops/Waiting.tsx';
import { ByWhatsApp } from './ByWhatsApp.tsx';
import { Switches } from './Switches.tsx';
import { queryKeys } from '../queryKeys.ts';

const queryKey = queryKeys.notices;

/** Of what one is told, and how: by the bell, on this device, by mail, by WhatsApp, and in the morning. */
export function Notices({ onNumber }: { onNumber: () => void }) {
  const translate = useTranslate();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => get<Chosen>('account/notices', { signal }),
  });
  const { isBusy, run } = useAction([]);
  const change = (call: () => Promise<Chosen>) => run(async () => client.setQueryData(queryKey, await call()));
  const turnOff = () =>
    run(async () => {
      await remove('account/notices/device');
      await forget();
      await refetch();
    });
  return (
    <Panel title={translate('notices.title')}>
      {isError && <PanelFailure message="notices.failed" onRetry={() => void refetch()} />}
      {!data && !isError && <Waiting />}
      {data && (
        <Box id="notifications" sx={{ display: 'grid', gap: 1.5, p: 2 }}>
          {data.device ? (
            <Button size="small" variant="outlined" loading={isBusy} onClick={turnOff} sx={{ justifySelf: 'start' }}>
              {translate('notices.off')}
            </Button>
          ) : (
            <Invitation publicKey={data.publicKey} onDone={chosen => client.setQueryData(queryKey, chosen)} />
          )}
          <Choices chosen={data} change={change} onNumber={onNumber} />
        </Box>
      )}
    </Panel>
  );
}

type ChoicesProps = { chosen: Chosen; change: (call: () => Promise<Chosen>) => void; onNumber: () => void };

/** Of which kinds one is told in each way, and whether there is a letter in the morning. */
function Choices({ chosen, change, onNumber }: ChoicesProps) {
  const translate = useTranslate();
  const save = (way: string, body: object) => change(() => put<Chosen>(`account/notices/${way}`, body));
  return (
    <>
      <Switches
        chosen={chosen}
        onChange={{
          app: topics => save('app', { topics }),
          device: topics => change(() => choose(topics)),
          mail: topics => save('mail', { topics }),
          chat: topics => save('chat', { topics }),
        }}
      />
      <ByWhatsApp chosen={chosen} onNumber={onNumber} />
      <FormControlLabel
        control={<Switch checked={chosen.digest} onChange={(_, isWanted) => save('digest', { isWanted })} />}
        label={translate('notices.digest')}
      />
    </>
  );
}

/** What it is good for stands there before the browser asks. */
function Invitation({ publicKey, onDone }: { publicKey: string; onDone: (chosen: Chosen) => void }) {
  const translate = useTranslate();
  const [ability, setAbility] = useState<Ability>(abilityOf);
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const begin = async () => {
    setBusy(true);
    setFailed(false);
    try {
      onDone(await turnOn(publicKey, topics));
    } catch {
      setAbility(abilityOf());
      setFailed(abilityOf() === 'able');
    } finally {
      setBusy(false);
    }
  };
  if (ability !== 'able') return <Alert severity="info">{translate(`notices.${ability}`)}</Alert>;
  return (
    <>
      <Typography variant="body2" color="text.secondary">
        {translate('notices.why')}
      </Typography>
      {hasFailed && <Alert severity="warning">{translate('notices.not_now')}</Alert>}
      <Button variant="outlined" loading={isBusy} onClick={() => void begin()} sx={{ justifySelf: 'start' }}>
        {translate('notices.on')}
      </Button>
    </>
  );
}
