import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { PaperLetter } from '../../../../schema/rules/paperLetters.ts';
import type { Change } from '../../../dataProvider/extras.ts';
import { useEntity } from '../useEntity.ts';

/** Which paper went to whom by mail, and what became of it. */
export function LetterState({ change: { changes } }: { change: Change }) {
  const translate = useTranslate();
  const { resource, papers } = useEntity();
  const { paper, to, state, text } = changes!['letter']![1] as PaperLetter;
  const named = translate(`resources.${resource}.papers.${paper}.label`, { _: papers?.[paper]?.label ?? paper });
  const isLost = state === 'failed' || state === 'unknown';
  return (
    <Typography
      variant="body2"
      sx={{ color: isLost ? 'error.main' : 'text.secondary', overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
    >
      {translate('kit.papers.letter', { paper: named, to, state: translate(`kit.papers.letter_states.${state}`) })}
      {text && `\n“${text}”`}
    </Typography>
  );
}
