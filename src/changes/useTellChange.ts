import { useNotify } from 'react-admin';
import { changeJustMade } from './latest.ts';
import { useUndo } from './useUndo.ts';

/** Says in a toast what was changed just now, and offers to take it back to whoever may. */
export function useTellChange(mayUndo = true): (message: string, messageArgs?: Record<string, unknown>) => void {
  const notify = useNotify();
  const { undoId } = useUndo();
  return (message, messageArgs) => {
    const id = mayUndo ? changeJustMade() : null;
    const action = id ? { label: 'ra.action.undo', onClick: () => undoId(id) } : undefined;
    notify(message, { type: 'success', messageArgs, action });
  };
}
