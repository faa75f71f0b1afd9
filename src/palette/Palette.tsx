import Dialog from '@mui/material/Dialog';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Choice } from './Choice.tsx';
import type { Entry } from './entries.ts';

type Props = { onClose: () => void };

/** Finds what can be done here, records by name, number or code, and pages; the arrows and Enter take. */
export function Palette({ onClose }: Props) {
  const navigate = useNavigate();
  const translate = useTranslate();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [isOpen, setOpen] = useState(true);
  const chosen = useRef<Entry>(null);
  const choose = (entry: Entry) => {
    chosen.current = entry;
    setOpen(false);
  };
  // The focus is back where it was: what is pressed begins from there.
  const end = () => {
    onClose();
    const { to, press } = chosen.current ?? {};
    if (to) void navigate(to);
    press?.();
  };
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      slotProps={{
        transition: { onExited: end },
        paper: { 'aria-label': translate('palette.title'), sx: paper },
        container: { sx: { alignItems: 'flex-start' } },
      }}
    >
      <Choice onChoose={choose} onClose={() => setOpen(false)} />
    </Dialog>
  );
}

const paper = { m: { xs: 0, sm: 2 }, mt: { sm: '10vh' }, maxHeight: { sm: '70vh' } };
