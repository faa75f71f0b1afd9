import RetryIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

type Props = { words: string; held: number; onAgain: () => void };

/** After the line broke: how many wait, and the way to send them. */
export function SendAgain({ words, held, onAgain }: Props) {
  const translate = useTranslate();
  if (!held) return null;
  return (
    <Button color="warning" startIcon={<RetryIcon />} onClick={onAgain} sx={{ justifySelf: 'start' }}>
      {translate(words, { smart_count: held })} {translate('kit.retry')}
    </Button>
  );
}
