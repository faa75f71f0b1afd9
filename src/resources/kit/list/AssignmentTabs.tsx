import { useListContext, useTranslate } from 'react-admin';
import { dueBy, mine, nobodys } from '../../../../schema/kit/assignment.ts';
import { useEntity } from '../useEntity.ts';
import { ChipRow } from './ChipRow.tsx';
import { useShopDay } from '../../../layout/rates/useShopDay.ts';
import { dayIn } from './dayIn.ts';
import { useTrash } from './trash.ts';

/** Above the list of what is assigned: mine, nobody's, and what is due. Pressed again, a chip lets the rest be seen. */
export function AssignmentTabs() {
  const { assignment } = useEntity();
  const { isTrash } = useTrash();
  return assignment && !isTrash ? <Tabs {...assignment} /> : null;
}

function Tabs({ to, due }: { to?: string; due?: string }) {
  const translate = useTranslate();
  // Draws anew when the day changes.
  useShopDay();
  const { filterValues, setFilters } = useListContext();
  const chip = (word: string, name: string, value: string) => {
    const isChosen = filterValues[name] === value;
    return {
      id: word,
      label: translate(`kit.people.${word}`),
      isChosen,
      onChoose: () => setFilters({ ...filterValues, [name]: isChosen ? undefined : value }),
    };
  };
  const whose = to ? [chip('me', to, mine), chip('none', to, nobodys)] : [];
  const days = due
    ? [chip('overdue', dueBy, dayIn(-1)), chip('today', dueBy, dayIn(0)), chip('week', dueBy, dayIn(6))]
    : [];
  return <ChipRow label={translate('kit.people.tabs')} choices={[...whose, ...days]} />;
}
