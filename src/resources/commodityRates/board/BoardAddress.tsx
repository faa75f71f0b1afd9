import CopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'react-admin';

/** Where the board is, to be copied or opened. It is read only, and selected whole by a click. */
export function BoardAddress({ shopId }: { shopId: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const address = `${location.origin}/rate_board/${shopId}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify('rates.board.copied', { type: 'success' });
    } catch {
      notify('rates.board.notCopied', { type: 'warning' });
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
      <TextField
        label={translate('rates.board.address')}
        value={address}
        size="small"
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
        sx={{ flex: '1 1 280px', maxWidth: 560 }}
      />
      <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
        {translate('rates.board.copy')}
      </Button>
      <Button variant="outlined" component="a" href={address} target="_blank" rel="noopener">
        {translate('rates.board.open')}
      </Button>
    </Box>
  );
}
