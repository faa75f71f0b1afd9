import Box from '@mui/material/Box';
import { ResourceContextProvider, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { Term } from '../../../schema/rules/subscriptions.ts';
import { formatDate, formatMoney } from '../../format.ts';
import { ActionButtons } from '../kit/actions/ActionButtons.tsx';
import type { CellProps } from '../kit/columns/cell.ts';
import { columnOf } from '../kit/columns/columns.tsx';
import { without } from '../kit/form/without.ts';
import { EntityShow } from '../kit/pages/EntityShow.tsx';
import { ofAllShops } from './subscriptionEntities.ts';

/** What a shop holds, with what may be done about it: that is called in the shop, wherever one is. */
export function ShowSubscription({ entity }: { entity: AnyEntity }) {
  // Its order is told by the number.
  const fields = without(ofAllShops(entity).facts, 'orderId', 'app');
  return <EntityShow fields={fields} shows={{ terms: Terms }} actions={<Buttons entity={entity} />} />;
}

function Buttons({ entity }: { entity: AnyEntity }) {
  const record = useRecordContext();
  const refresh = useRefresh();
  if (!record) return null;
  const { Show, info } = columnOf(entity, 'state');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <ResourceContextProvider value={entity.resource}>
        <Show value={record['state']} info={info} record={record} />
        <ActionButtons on="record" record={record} onDone={refresh} />
      </ResourceContextProvider>
    </Box>
  );
}

/** Each term that was bought, with what was left of the one before. */
function Terms({ value }: CellProps) {
  const translate = useTranslate();
  return (value as Term[]).map(({ name, from, until, price, credit, isPaid }) => (
    <Box key={from} sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
      <span>
        {name}: {formatDate(from)} – {formatDate(until)}
      </span>
      <span>
        {formatMoney(price, 'paise')}
        {credit > 0 &&
          ` · ${translate(isPaid ? 'subscriptions.creditDays' : 'subscriptions.credit', { credit: formatMoney(credit, 'paise') })}`}
      </span>
    </Box>
  ));
}
