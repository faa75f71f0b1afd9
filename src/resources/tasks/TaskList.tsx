import { EntityList } from '../kit/list/EntityList.tsx';
import { QuickAdd } from './QuickAdd.tsx';
import { RowTick } from './TickButton.tsx';

export function TaskList() {
  return <EntityList lead={<QuickAdd />} rowAction={<RowTick />} />;
}
