import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useRef, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { PicturePicker } from './PicturePicker.tsx';
import { useDropped, usePasted } from './received.ts';

type Props = {
  label: string;
  /** Stands by itself, outside of a form. */
  isHeading?: boolean;
  /** What went wrong: text or a message key. */
  problem?: string;
  /** The pictures. */
  children: ReactNode;
  onPick: (files: File[]) => void;
  multiple?: boolean;
  disabled?: boolean;
};

/** A field of pictures: its label, the pictures, the ways to add more (picked, dropped, pasted), what went wrong. */
export function PictureList({ label, isHeading, problem, children, onPick, disabled = false, multiple }: Props) {
  const translate = useTranslate();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const { isOver, ...dropping } = useDropped(onPick, disabled);
  usePasted(box, onPick, disabled);
  return (
    <Box ref={box} role="group" aria-labelledby={id} {...dropping} sx={isOver ? { ...frame, ...inviting } : frame}>
      <FormLabel id={id} component={isHeading ? 'h2' : 'span'} sx={isHeading ? { typography: 'h6', m: 0 } : undefined}>
        {label}
      </FormLabel>
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <PicturePicker onPick={onPick} describedBy={id} multiple={multiple} disabled={disabled} />
        {!disabled && <Hint />}
      </Box>
      {problem && (
        <FormHelperText error role="alert" sx={{ m: 0 }}>
          {translate(problem, { _: problem })}
        </FormHelperText>
      )}
    </Box>
  );
}

/** Fingers neither drop nor paste. */
function Hint() {
  const translate = useTranslate();
  const hasMouse = useMediaQuery('(pointer: fine)');
  if (!hasMouse) return null;
  return (
    <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
      {translate('kit.pictures.hint')}
    </Box>
  );
}

const frame = { display: 'grid', gap: 1, mb: 1, borderRadius: 1 };
const inviting = { outline: '2px dashed', outlineColor: 'primary.main', outlineOffset: 6 };
