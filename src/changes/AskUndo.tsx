import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslate } from 'react-admin';
import type { ChangeReport } from '../../schema/kit/changeReport.ts';
import { TitledDialog } from '../resources/kit/form/TitledDialog.tsx';
import { ChangeText } from './ChangeText.tsx';
import { useChangeWords } from './useChangeWords.ts';

type Props = { report: ChangeReport; onOne: () => void; onAll: () => void; onClose: () => void };

/** Of a change of many: whether to take it back here alone, or wherever it was made. */
export function AskUndo({ report, onOne, onAll, onClose }: Props) {
  const translate = useTranslate();
  const { say } = useChangeWords();
  return (
    <TitledDialog title={say('ask.title')} width={400} onClose={onClose}>
      <DialogContent>
        <ChangeText report={report} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        {report.canUndo && <Button onClick={onAll}>{say('ask.all')}</Button>}
        <Button variant="contained" onClick={onOne}>
          {say('ask.one')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
