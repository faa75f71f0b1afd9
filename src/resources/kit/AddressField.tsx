import CopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useCopy } from './useCopy.ts';

type Props = {
  label: string;
  /** Below this site, or a whole address. */
  path: string;
  /** In place of opening it in another tab. */
  open?: ReactNode;
};

/** Where something of ours is, to be copied or opened. It is read only, and selected whole by a click. */
export function AddressField({ label, path, open }: Props) {
  const translate = useTranslate();
  const copy = useCopy('kit.address.copied');
  const address = new URL(path, location.origin).href;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'end' }}>
      <TextField
        label={label}
        value={address}
        size="small"
        onFocus={({ target }) => target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
        sx={{ flex: '1 1 280px', maxWidth: 560 }}
      />
      <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy(address)}>
        {translate('kit.address.copy')}
      </Button>
      {open ?? (
        <Button variant="outlined" component="a" href={address} target="_blank" rel="noopener">
          {translate('kit.address.open')}
        </Button>
      )}
    </Box>
  );
}
