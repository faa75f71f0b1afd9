import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { RecordFile } from '../../dataProvider/recordFiles.ts';
import { AgoCell } from '../kit/columns/MomentCells.tsx';
import { Tiles } from '../kit/files/Tiles.tsx';

type Props = {
  by: string;
  at: string;
  text: string;
  fromDesk?: boolean;
  isInternal?: boolean;
  pictures?: readonly RecordFile[];
};

/** One thing that somebody said: the shop's at the left, support's set in, and what the shop never sees in a frame of its own. */
export function Said({ by, at, text, fromDesk = false, isInternal = false, pictures = [] }: Props) {
  const translate = useTranslate();
  return (
    <Paper
      component="article"
      variant="outlined"
      sx={{ ...said, ...(fromDesk && ofDesk), ...(isInternal && internal) }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
        <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {by}
        </Typography>
        {fromDesk && (
          <Chip
            size="small"
            variant="outlined"
            label={translate(isInternal ? 'requests.internal' : 'requests.support')}
          />
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <AgoCell value={at} />
        </Typography>
      </Box>
      <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      {pictures.length > 0 && <Tiles label={translate('kit.remarks.pictures')} files={[...pictures]} />}
    </Paper>
  );
}

const said = { p: 2, mr: { xs: 2, sm: 6 }, minWidth: 0 };
const ofDesk = { mr: 0, ml: { xs: 2, sm: 6 }, bgcolor: 'action.hover' };
const internal = { borderStyle: 'dashed', borderColor: 'warning.main', bgcolor: 'background.paper' };
