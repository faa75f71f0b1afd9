import FiguresIcon from '@mui/icons-material/BarChart';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { lazyView } from '../lazyView.tsx';
import { useFigures } from './useFigures.ts';

const FiguresPanel = lazyView(async () => (await import('./FiguresPanel.tsx')).FiguresPanel);

/** Shows what the list comes to, and hides it. */
export function FiguresButton() {
  const translate = useTranslate();
  const { isOffered, isShown, toggle } = useFigures();
  if (!isOffered) return null;
  return (
    <Button startIcon={<FiguresIcon />} onClick={toggle} aria-pressed={isShown}>
      {translate('kit.figures.open')}
    </Button>
  );
}

/** Above the records, where somebody asked for it. */
export function Figures() {
  const { isShown } = useFigures();
  return isShown ? <FiguresPanel /> : null;
}
