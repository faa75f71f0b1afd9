import { useGetManyAggregate, useTranslate, type RaRecord } from 'react-admin';
import { shops } from '../../../../schema/entities/shops.ts';
import type { CellProps } from './cell.ts';

/** In whose shop a record lives; what lives in none is the platform's. */
export function ShopCell({ value }: Pick<CellProps, 'value'>) {
  const translate = useTranslate();
  const ids = value ? [value as string] : [];
  const { data } = useGetManyAggregate<RaRecord>(shops.resource, { ids }, { enabled: ids.length > 0 });
  if (!value) return translate('kit.overShops.platform');
  const shop = data?.[0];
  return shop ? [shop['name'], shop['tenant']?.name].filter(Boolean).join(', ') : '…';
}
