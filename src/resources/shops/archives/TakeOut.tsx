import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ArchiveReport } from '../../../../schema/rules/shopArchives.ts';
import { messageOf } from '../../../dataProvider/errors.ts';
import { formatBytes, formatCount, formatDate } from '../../../format.ts';
import { Panel, PanelFailure } from '../../../layout/home/Panel.tsx';
import { Waiting } from '../Waiting.tsx';
import { downloadArchive, takeOut } from './calls.ts';
import { Moving } from './Moving.tsx';
import { useArchiveCall, useArchives } from './useArchives.ts';
import { serverTime } from '../../../serverClock.ts';

/** The whole shop into one file. */
export function TakeOut({ shopId }: { shopId: string }) {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useArchives(shopId, 'out');
  const begin = useArchiveCall(() => takeOut(shopId));
  const newest = data?.[0];
  const isRunning = newest?.state === 'running';
  return (
    <Panel title={translate('tenancy.archives.out_title')}>
      <Box sx={{ display: 'grid', gap: 1.5, p: 2 }}>
        <Typography variant="body2" color="text.secondary">
          {translate('tenancy.archives.out_help')}
        </Typography>
        {isPending && <Waiting />}
        {error && <PanelFailure message={messageOf(error)} onRetry={() => void refetch()} />}
        {newest && <Newest shopId={shopId} archive={newest} />}
        {data && !isRunning && (
          <div>
            <Button variant="outlined" loading={begin.isPending} onClick={() => begin.mutate(undefined)}>
              {translate('tenancy.archives.take_out')}
            </Button>
          </div>
        )}
      </Box>
    </Panel>
  );
}

function Newest({ shopId, archive }: { shopId: string; archive: ArchiveReport }) {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`tenancy.archives.${key}`, args);
  const { state, done, total, size, problem, createdAt, until } = archive;
  const date = formatDate(createdAt);
  if (state === 'running')
    return (
      <Moving
        shopId={shopId}
        archive={archive}
        text={say('going_out', { done: formatCount(done), total: formatCount(total) })}
      />
    );
  if (state === 'failed') return <Alert severity="error">{say('out_failed', { problem })}</Alert>;
  if (state === 'canceled') return <Alert severity="info">{say('out_canceled')}</Alert>;
  if (!isKept(archive)) return <Alert severity="info">{say('no_longer', { date })}</Alert>;
  return (
    <Alert
      severity="success"
      action={<Download shopId={shopId} archive={archive} />}
      sx={{ flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 200px' }, '& .MuiAlert-action': { pl: 0, mr: 0 } }}
    >
      {say('ready', { date, size: formatBytes(size ?? 0), until: formatDate(until!) })}
    </Alert>
  );
}

const isKept = ({ until }: ArchiveReport) => until !== null && Date.parse(until) > serverTime();

function Download({ shopId, archive }: { shopId: string; archive: ArchiveReport }) {
  const translate = useTranslate();
  const { mutate, isPending } = useArchiveCall(() => downloadArchive(shopId, archive));
  return (
    <Button
      size="small"
      color="inherit"
      startIcon={<DownloadIcon />}
      disabled={isPending}
      onClick={() => mutate(undefined)}
    >
      {translate('tenancy.archives.download')}
    </Button>
  );
}
