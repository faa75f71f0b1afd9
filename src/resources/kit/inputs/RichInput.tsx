import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { loadedLater } from '../lazyView.tsx';
import { useCommon, type KindInputProps } from './kindInput.ts';

/** Kept for the editor before it is there: what lies below, such as Save, must not move under the finger. */
const place = { height: { xs: 320, sm: 260 } };

/** The editor weighs as much as half the app: it is loaded by the form that shows it. */
const Editor = loadedLater(async () => (await import('./RichEditor.tsx')).RichEditor);

export function RichInput(props: KindInputProps) {
  const common = useCommon({ ...props, autoFocus: undefined });
  return (
    <Box sx={place}>
      <Editor {...common} meanwhile={<Skeleton variant="rounded" height="100%" />} />
    </Box>
  );
}
