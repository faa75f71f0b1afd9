import CloseIcon from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import type { ChangeReport } from '../../schema/kit/changeReport.ts';
import { reaching, reachingRound } from '../theme/touch.ts';
import { ChangeText } from './ChangeText.tsx';
import { forgetChange, type Latest } from './latest.ts';
import { LeftLine } from './LeftLine.tsx';
import { useChangeWords } from './useChangeWords.ts';
import { useShownChange } from './useShownChange.ts';
import { useUndo } from './useUndo.ts';

export function ChangeLine({ latest }: { latest: Latest }) {
  const translate = useTranslate();
  const shown = useShownChange(latest);
  if (!shown) return null;
  const { report, words, undo } = shown;
  const left = undo && !undo.report.isRunning ? undo.report.left : (report.import?.left ?? []);
  if (!report.canUndo && !undo && !report.import) return null;
  return (
    <Box component="section" aria-label={translate('changes.title')} sx={line}>
      <Box sx={{ minWidth: 0 }}>
        <Told report={report} words={words} isNothing={Boolean(undo) && report.parts.length === 0} />
        {left.length > 0 && <LeftLine left={left} />}
      </Box>
      {report.canUndo && <UndoButton report={report} />}
      <IconButton size="small" aria-label={translate('changes.forget')} onClick={forgetChange} sx={reachingRound(30)}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}

type ToldProps = { report: ChangeReport; words?: string; isNothing: boolean };

function Told({ report, words, isNothing }: ToldProps) {
  const { say, told } = useChangeWords();
  if (isNothing) return say('nothing');
  if (words) return `${told(report)}: ${words}`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, overflowWrap: 'anywhere' }}>
      <ChangeText report={report} />
    </Box>
  );
}

function UndoButton({ report }: { report: ChangeReport }) {
  const { say, told } = useChangeWords();
  const { isBusy, undo } = useUndo();
  const what = report.undoes ? 'redo' : 'undo';
  return (
    <Button
      size="small"
      loading={isBusy}
      aria-label={say(`${what}_it`, { what: told(report) })}
      onClick={() => undo(report)}
      sx={{ flexShrink: 0, ...reaching(30) }}
    >
      {say(what)}
    </Button>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  mb: 1,
  typography: 'body2',
  color: 'text.secondary',
};
