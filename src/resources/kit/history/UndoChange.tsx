import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate, type RaRecord } from 'react-admin';
import type { ChangeReport } from '../../../../schema/kit/changeReport.ts';
import { undoPermission } from '../../../../schema/rules/undo.ts';
import { useCan, useSession } from '../../../authProvider/useSession.ts';
import { AskUndo } from '../../../changes/AskUndo.tsx';
import { getChange } from '../../../changes/calls.ts';
import { useUndo } from '../../../changes/useUndo.ts';
import type { Change } from '../../../dataProvider/extras.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { reaching } from '../../../theme/touch.ts';
import { useEntity } from '../useEntity.ts';

/** Takes a change of the history back: at once where it was of this record alone, else it asks of which. */
export function UndoChange({ change, record }: { change: Change; record: RaRecord }) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<ChangeReport>();
  const { isBusy, undo } = useUndo();
  const { actionError } = useErrorHandling();
  const mayUndo = useMayUndo(change);
  if (!mayUndo) return null;
  const begin = async () => {
    try {
      const report = await getChange(change.changeId!);
      if (isOfMany(report)) setAsked(report);
      else undo(report);
    } catch (error) {
      actionError(error);
    }
  };
  const choose = (ids?: string[]) => {
    undo(asked!, ids);
    setAsked(undefined);
  };
  return (
    <>
      <Button size="small" loading={isBusy} onClick={() => void begin()} sx={{ ml: -0.75, ...reaching(30) }}>
        {translate(`changes.${change.undoesId ? 'redo' : 'undo'}`)}
      </Button>
      {asked && (
        <AskUndo
          report={asked}
          onOne={() => choose([String(record.id)])}
          onAll={() => choose()}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

/** A merge is one thing, whatever it changed. */
const isOfMany = ({ parts, merge, import: file }: ChangeReport) =>
  !merge && (parts.some(({ count }) => count > 1) || (file !== null && file.created + file.updated > 1));

/** What was made is deleted by its own button, and of a record that was merged into this one only the merge is taken back. */
function useMayUndo({ action, changeId, isUndone, changes, userId, wasMerged }: Change): boolean {
  const entity = useEntity();
  const { user } = useSession();
  const may = useCan();
  if (!changeId || isUndone || !(wasMerged ? action === 'merge' : action === 'update')) return false;
  const done = { action, isMine: userId === user?.id, fields: Object.keys(changes ?? {}) };
  const permission = undoPermission(entity, done);
  return permission !== undefined && may(permission);
}
