import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { archiveDays, type ArchiveReport } from '../../../../schema/rules/shopArchives.ts';
import { messageOf } from '../../../dataProvider/errors.ts';
import { formatCount } from '../../../format.ts';
import { Panel, PanelFailure } from '../../../layout/home/Panel.tsx';
import { useShopChoice } from '../../../layout/useShops.ts';
import { queryKeys } from '../../../queryKeys.ts';
import { FileButton } from '../../kit/inputs/FileButton.tsx';
import { Going } from '../../kit/inputs/largeFile/Going.tsx';
import { Moving } from './Moving.tsx';
import { useArchives } from './useArchives.ts';
import { useSending } from './useSending.ts';
import { serverTime } from '../../../serverClock.ts';

/** A new shop out of a file. `shopId`: one's own, through which it is sent. */
export function BringIn({ shopId }: { shopId: string }) {
  const translate = useTranslate();
  const { data, error, refetch } = useArchives(shopId, 'in');
  const { file, state, problem, isBeginning, choose, pause, goOn, cancel } = useSending(shopId);
  const newest = data?.find(isNews);
  useNewShop(newest?.madeShopId);
  const isBusy = newest?.state === 'running' || newest?.isClearing || file !== null || isBeginning;
  return (
    <Panel title={translate('tenancy.archives.in_title')}>
      <Box sx={{ display: 'grid', gap: 1.5, p: 2 }}>
        <Typography variant="body2" color="text.secondary">
          {translate('tenancy.archives.in_help')}
        </Typography>
        {error && <PanelFailure message={messageOf(error)} onRetry={() => void refetch()} />}
        {file && state && <Going file={file} state={state} onPause={pause} onGoOn={goOn} onCancel={cancel} />}
        {isBeginning && <Typography role="status">{translate('tenancy.archives.begin')}</Typography>}
        {problem && <Alert severity="error">{translate(problem, { _: problem })}</Alert>}
        {newest && !file && !isBeginning && <Newest shopId={shopId} archive={newest} />}
        {data && !isBusy && (
          <div>
            <FileButton
              variant="outlined"
              startIcon={<UploadIcon />}
              text={translate('tenancy.archives.choose')}
              accept=".tar"
              onPick={([picked]) => picked && choose(picked)}
            />
          </div>
        )}
      </Box>
    </Panel>
  );
}

/** What ended a week ago is no news. */
const isNews = ({ endedAt }: ArchiveReport) =>
  !endedAt || serverTime() - Date.parse(endedAt) < archiveDays * 86_400_000;

/** It stands in the list above as soon as it is open. */
function useNewShop(made: string | null | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (made) void client.invalidateQueries({ queryKey: queryKeys.shopsOfAll });
  }, [client, made]);
}

function Newest({ shopId, archive }: { shopId: string; archive: ArchiveReport }) {
  const translate = useTranslate();
  const say = (key: string, args?: object) => translate(`tenancy.archives.${key}`, args);
  const { state, name, done, total, problem, isClearing } = archive;
  if (state === 'running') {
    const text = total
      ? say('coming_in', { name, done: formatCount(done), total: formatCount(total) })
      : say('checking', { name });
    return <Moving shopId={shopId} archive={archive} text={text} />;
  }
  if (isClearing) return <Alert severity="info">{say('clearing')}</Alert>;
  if (state === 'failed') return <Alert severity="error">{say('in_failed', { name, problem })}</Alert>;
  if (state === 'canceled') return <Alert severity="info">{say('in_canceled', { name })}</Alert>;
  return (
    <Alert severity="success" action={<Enter archive={archive} />} sx={{ overflowWrap: 'anywhere' }}>
      {say('came_in', { name })}
    </Alert>
  );
}

function Enter({ archive: { madeShopId } }: { archive: ArchiveReport }) {
  const translate = useTranslate();
  const { choose, choosing } = useShopChoice();
  return (
    <Button
      size="small"
      color="inherit"
      disabled={choosing !== null}
      onClick={() => void choose(madeShopId!, '/home')}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {translate('tenancy.archives.enter')}
    </Button>
  );
}
