import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import { useSingleKeys } from './useKeys.ts';

/** In the order in which people come upon them: everywhere, in lists, in forms. */
const keys = [
  ['Ctrl K', 'palette'],
  ['/', 'palette'],
  ['?', 'keys'],
  ['Tab', 'skip'],
  ['↑ ↓ Enter', 'choose'],
  ['← →', 'tabs'],
  ['Alt ↑ ↓', 'move'],
  ['Esc', 'close'],
] as const;

/** What can be done by keyboard, and whether single keys are among it. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const [isOn, setOn] = useSingleKeys();
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="keys-title">
      <DialogTitle id="keys-title">{translate('palette.keys.title')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={table}>
          {keys.map(([key, does]) => (
            <Fragment key={key}>
              <dt>
                <Box component="kbd" sx={cap}>
                  {key}
                </Box>
              </dt>
              <dd>{translate(`palette.keys.${does}`)}</dd>
            </Fragment>
          ))}
        </Box>
        <FormControlLabel
          control={<Switch checked={isOn} onChange={(_, checked) => setOn(checked)} />}
          label={translate('palette.keys.single')}
        />
      </DialogContent>
      <DialogActions>
        <Button autoFocus onClick={onClose}>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const table = {
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  alignItems: 'baseline',
  columnGap: 2.5,
  rowGap: 1.25,
  m: 0,
  mb: 2,
  '& dd': { m: 0 },
};
const cap = {
  fontFamily: 'inherit',
  fontSize: 14,
  px: 0.75,
  py: 0.25,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  whiteSpace: 'nowrap',
};
