import { EntityEdit } from '../resources/kit/pages/EntityEdit.tsx';
import { EntityShow } from '../resources/kit/pages/EntityShow.tsx';
import { SettlementsPanel } from './SettlementsPanel.tsx';

/** Documents that pay bills or are paid. */
export function EditSettled() {
  return <EntityEdit aside={<SettlementsPanel />} />;
}

export function ShowSettled() {
  return <EntityShow aside={<SettlementsPanel />} />;
}
