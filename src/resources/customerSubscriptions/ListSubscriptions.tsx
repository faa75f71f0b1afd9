import { useListContext, useTranslate } from 'react-admin';
import { daysLater } from '../../../schema/kit/calendar.ts';
import { useShopDay } from '../../layout/rates/useShopDay.ts';
import { ChipRow } from '../kit/list/ChipRow.tsx';
import { EntityList } from '../kit/list/EntityList.tsx';
import { useTrash } from '../kit/list/trash.ts';

const soon = 30;

/** What customers hold; one tap away what ends soon. */
export function ListSubscriptions() {
  return <EntityList lead={<EndingSoon />} />;
}

function EndingSoon() {
  const translate = useTranslate();
  const { isTrash } = useTrash();
  const { filterValues, setFilters } = useListContext();
  const until = daysLater(useShopDay(), soon);
  if (isTrash) return null;
  const isChosen = filterValues['state'] === 'active' && filterValues['endsOn_lte'] === until;
  const chosen = isChosen ? { state: undefined, endsOn_lte: undefined } : { state: 'active', endsOn_lte: until };
  const chip = {
    id: 'endingSoon',
    label: translate('customerSubscriptions.endingSoon'),
    isChosen,
    onChoose: () => setFilters({ ...filterValues, ...chosen }),
  };
  return <ChipRow label={translate('customerSubscriptions.chips')} choices={[chip]} />;
}
