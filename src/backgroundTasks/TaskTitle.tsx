import Link from '@mui/material/Link';
import { LinkBase } from 'react-admin';
import type { BackgroundTask } from '../../schema/kit/backgroundTask.ts';
import { messages } from '../../schema/entities/messages.ts';
import { can } from '../../schema/permissions.ts';
import { useCan } from '../authProvider/useSession.ts';
import { entityOf } from '../entityOf.ts';
import { useTaskWords } from './useTaskWords.ts';

/** Leads to what the task is about, where that has a page. */
export function TaskTitle({ task }: { task: BackgroundTask }) {
  const may = useCan();
  const title = useTaskWords().title(task);
  const to = pathOf(task, may);
  if (!to) return <strong>{title}</strong>;
  return (
    <Link component={LinkBase} to={to} color="inherit" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {title}
    </Link>
  );
}

function pathOf(
  { kind, id, entity: name, actions }: BackgroundTask,
  may: (permission: string) => boolean,
): string | null {
  const entity = name ? entityOf(name) : undefined;
  if (kind === 'import') return actions.includes('report') ? `/background_tasks?import=${id}` : null;
  if (kind === 'export') return entity?.route ? `/${entity.route}` : null;
  if (kind === 'letter') return may(can.UserList) ? `/users/${id}` : null;
  return may(can.MessageList) ? `/${messages.route}/${id}/show` : null;
}
