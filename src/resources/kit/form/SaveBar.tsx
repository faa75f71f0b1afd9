import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { KeyName } from '../../../layout/KeyName.tsx';
import { useKey } from '../../../layout/useKey.ts';
import { offPaper } from '../../../theme/print.ts';
import { UploadBar } from '../upload/UploadBar.tsx';

/** Save, always in reach: on a phone it stays at the bottom of the screen. */
export function SaveBar({ children, saveShortcut }: { children?: ReactNode; saveShortcut?: string | undefined }) {
  return (
    <Box sx={bar}>
      <UploadBar />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <SaveButton saveShortcut={saveShortcut} />
        <Box sx={{ flex: 1 }} />
        {children}
      </Box>
    </Box>
  );
}

type SaveShape = {
  /** The key that presses it. */
  saveShortcut?: string | undefined;
  /** What it says in place of Save. */
  saveLabel?: string | undefined;
};

export function SaveButton({ saveShortcut, saveLabel }: SaveShape) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  const button = useRef<HTMLButtonElement>(null);
  useKey(saveShortcut, () => button.current?.click(), button);
  return (
    <Button
      ref={button}
      type="submit"
      variant="contained"
      disabled={isSubmitting}
      aria-busy={isSubmitting}
      aria-keyshortcuts={saveShortcut}
    >
      {saveLabel ?? translate('ra.action.save')}
      {saveShortcut && <KeyName name={saveShortcut} />}
    </Button>
  );
}

const bar = {
  ...offPaper,
  display: 'grid',
  gap: 1,
  mt: 3,
  pt: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  position: { xs: 'fixed', sm: 'static' },
  insetInline: 0,
  bottom: 0,
  px: { xs: 2, sm: 0 },
  borderTop: 1,
  borderColor: 'divider',
  bgcolor: { xs: 'background.paper', sm: 'transparent' },
  zIndex: 2,
};
