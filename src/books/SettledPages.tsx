import { EntityShow } from '../resources/kit/pages/EntityShow.tsx';
import { SettlementsPanel } from './SettlementsPanel.tsx';

/** A document that pays bills or is paid. */
export function ShowSettled() {
  return <EntityShow aside={<SettlementsPanel />} />;
}
