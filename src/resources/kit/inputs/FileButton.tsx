import Button, { type ButtonProps } from '@mui/material/Button';
import type { ChangeEvent } from 'react';

type Props = Pick<ButtonProps, 'variant' | 'size' | 'startIcon' | 'disabled' | 'sx'> & {
  text: string;
  accept: string;
  onPick: (files: File[]) => void;
  multiple?: boolean;
  /** Opens the camera instead of the files. */
  camera?: boolean;
  describedBy?: string;
};

/** A button that is the file input itself: the keyboard, a dropped file and a screen reader all find it. */
export function FileButton({ text, accept, onPick, multiple, camera, describedBy, disabled, sx, ...look }: Props) {
  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onPick([...(target.files ?? [])]);
    // The same file may be picked again after it was removed.
    target.value = '';
  };
  return (
    <Button
      component="label"
      role={undefined}
      tabIndex={-1}
      disabled={disabled}
      sx={{ ...holder, ...(sx as object) }}
      {...look}
    >
      {text}
      <input
        type="file"
        accept={accept}
        capture={camera ? 'environment' : undefined}
        multiple={multiple}
        disabled={disabled}
        onChange={pick}
        aria-label={text}
        aria-describedby={describedBy}
        style={{ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' }}
      />
    </Button>
  );
}

/** The ring of focus goes round the button, though it is the input that has it. */
const holder = {
  position: 'relative',
  '&:focus-within:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
};
