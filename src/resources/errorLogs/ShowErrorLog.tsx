import { errorLogs } from '../../../schema/entities/errorLogs.ts';
import { MomentCell } from '../kit/columns/MomentCells.tsx';
import { without } from '../kit/form/without.ts';
import { EntityShow } from '../kit/pages/EntityShow.tsx';
import { Business, Person } from './Whose.tsx';
import { StackTrace } from './StackTrace.tsx';

const fields = ['id', 'createdAt', ...without(errorLogs.facts, 'createdAt')];

const shows = { createdAt: MomentCell, stackTrace: StackTrace, userId: Person, organizationId: Business };

export function ShowErrorLog() {
  return <EntityShow fields={fields} shows={shows} />;
}
