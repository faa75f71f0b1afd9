import { useListContext, useTranslate } from 'react-admin';
import { useSession } from '../../authProvider/useSession.ts';
import { useTrash } from '../kit/list/trash.ts';
import { useMay } from '../kit/useMay.ts';
import { QuickTask } from './QuickTask.tsx';

/** A line above the list for one's own work. */
export function QuickAdd() {
  const translate = useTranslate();
  const { isTrash } = useTrash();
  const { user } = useSession();
  const { refetch } = useListContext();
  const may = useMay('tasks', 'create');
  if (!may || isTrash) return null;
  return (
    <QuickTask
      label={translate('tasks.quick')}
      more={{ assigneeId: user?.id }}
      noted="tasks.noted"
      onNoted={() => void refetch()}
    />
  );
}
