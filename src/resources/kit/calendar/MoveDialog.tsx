import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { useState, type SyntheticEvent } from 'react';
import { HttpError, useTranslate, type RaRecord } from 'react-admin';
import { calendarName } from '../../../../schema/kit/calendarName.ts';
import { hasHours } from '../../../../schema/kit/calendarOf.ts';
import { messageOf } from '../../../dataProvider/errors.ts';
import { TitledDialog } from '../form/TitledDialog.tsx';
import { fromShopTime, toShopTime } from '../shopTime.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { useMove } from './useMove.ts';

type Props = { record: RaRecord; onClose: () => void };

/** The same as dragging: another day, and another hour where there are hours. What is refused stands at the field. */
export function MoveDialog({ record, onClose }: Props) {
  const translate = useTranslate();
  const entity = useEntity();
  const { label } = useWords(entity);
  const { value, setValue, problem, isBusy, send } = useMoving(record, onClose);
  return (
    <TitledDialog title={translate('kit.calendar.moveTitle')} width={400} onClose={onClose}>
      <form noValidate onSubmit={send}>
        <DialogContent sx={{ pt: '8px !important' }}>
          <TextField
            autoFocus
            fullWidth
            type={hasHours(entity) ? 'datetime-local' : 'date'}
            label={`${label(entity.calendar!.start)}: ${calendarName(entity, record)}`}
            value={value}
            error={Boolean(problem)}
            helperText={problem}
            onChange={({ target }) => setValue(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </TitledDialog>
  );
}

function useMoving(record: RaRecord, onMoved: () => void) {
  const translate = useTranslate();
  const entity = useEntity();
  const { move } = useMove();
  const { start } = entity.calendar!;
  const isHour = hasHours(entity);
  const [value, setValue] = useState(() => (isHour ? toShopTime(record[start]) : String(record[start])));
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const attempt = async () => {
    const wanted = isHour ? fromShopTime(value) : value;
    if (!wanted) return setProblem(translate('ra.validation.required'));
    setBusy(true);
    try {
      await move(record, wanted);
      onMoved();
    } catch (error) {
      setProblem(translate(problemAt(start, error)));
      setBusy(false);
    }
  };
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    void attempt();
  };
  return { value, setValue, problem, isBusy, send };
}

/** What the server says of the field, else of the whole. */
function problemAt(field: string, error: unknown): string {
  const errors = error instanceof HttpError ? (error.body as { errors?: Record<string, string> }).errors : undefined;
  return errors?.[field] ?? messageOf(error);
}
