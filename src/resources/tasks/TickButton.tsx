import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import IconButton from '@mui/material/IconButton';
import type { MouseEvent } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { statusButton } from '../../../schema/kit/statusButton.ts';
import { usePress } from '../kit/actions/usePress.tsx';
import { useUsable } from '../kit/actions/useUsable.ts';
import { useTrash } from '../kit/list/trash.ts';
import { useStatuses } from '../kit/states/useStatuses.ts';
import { useEntity } from '../kit/useEntity.ts';

/** At the end of a row; what is in the trash is not ticked. */
export function RowTick() {
  const { isTrash } = useTrash();
  return isTrash ? null : <TickButton />;
}

/** One press says that the task is done, and another that it is not. */
export function TickButton() {
  const translate = useTranslate();
  const entity = useEntity();
  const record = useRecordContext()!;
  const { all } = useStatuses();
  const isUsable = useUsable();
  const { dialog, controls } = usePress({ record });
  const isDone = all.find(({ id }) => id === record.statusId)?.meaning === 'done';
  const next = all.find(({ meaning }) => (meaning === 'done') !== isDone);
  const button = next && statusButton(entity, next);
  if (!button || !isUsable(button, record)) return null;
  const isBusy = controls.busy !== undefined;
  // A press while the one before is under way is none; one on a disabled button would be the row's, which opens the record.
  const press = (event: MouseEvent) => {
    event.stopPropagation();
    if (!isBusy) controls.press(button);
  };
  return (
    <>
      <IconButton
        aria-label={translate('tasks.done', { name: record.name })}
        aria-pressed={isDone}
        aria-disabled={isBusy}
        onClick={press}
        color={isDone ? 'success' : 'default'}
      >
        {isDone ? <DoneIcon /> : <OpenIcon />}
      </IconButton>
      {dialog}
    </>
  );
}
