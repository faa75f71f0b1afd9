import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useUndo } from '../../../changes/useUndo.ts';
import { AgoCell } from '../columns/MomentCells.tsx';
import { none } from '../../../format.ts';
import { useEntity } from '../useEntity.ts';
import { useMay } from '../useMay.ts';
import { useMerges } from './useDuplicates.ts';

/** What was merged lately, each of which can be taken back. */
export function LatestMerges() {
  const { resource } = useEntity();
  return useMay(resource, 'delete') ? <Merges /> : null;
}

function Merges() {
  const translate = useTranslate();
  const { data = [] } = useMerges();
  const { isBusy, undoId } = useUndo();
  if (data.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 4 }} aria-labelledby="latest-merges">
      <Typography component="h2" variant="h6" id="latest-merges" sx={{ mb: 1 }}>
        {translate('kit.duplicates.latest')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(({ id, title, merged, userName, at }) => (
          <Box component="li" key={id} sx={line}>
            <Typography variant="body2" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {translate('kit.duplicates.was_merged', { merged: merged.join(', '), into: title ?? none })}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {userName} · <AgoCell value={at} />
              </Box>
            </Typography>
            <Button size="small" disabled={isBusy} onClick={() => undoId(id)}>
              {translate('ra.action.undo')}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const line = { display: 'flex', alignItems: 'center', gap: 1, py: 0.5, borderTop: 1, borderColor: 'divider' };
