import { MomentCell } from '../kit/columns/MomentCells.tsx';
import { without } from '../kit/form/without.ts';
import { EntityShow } from '../kit/pages/EntityShow.tsx';
import { useEntity } from '../kit/useEntity.ts';
import { Business, Person } from './Whose.tsx';
import { StackTrace } from './StackTrace.tsx';

const shows = { createdAt: MomentCell, stackTrace: StackTrace, userId: Person, organizationId: Business };

/** An error of one's shop, or of whichever. */
export function ShowErrorLog() {
  const { facts } = useEntity();
  const fields = ['id', 'createdAt', ...without(facts, 'createdAt')];
  return <EntityShow fields={fields} shows={shows} />;
}
