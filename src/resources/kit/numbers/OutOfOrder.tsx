import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslate, type RaRecord } from 'react-admin';
import { keepsOrder, mayStandOutOfOrder, type LastNumber } from '../../../../schema/rules/lastNumber.ts';
import { get } from '../../../dataProvider/calls.ts';
import { pathWith } from '../../../dataProvider/paths.ts';
import { formatDate } from '../../../format.ts';
import { useShopDay } from '../../../layout/rates/useShopDay.ts';
import { queryKeys } from '../../../queryKeys.ts';
import { useTypedRecord } from '../form/useTypedRecord.ts';
import { useEntity } from '../useEntity.ts';

/** Warns that the number of a draft would stand after the number of a later day. */
export function OutOfOrder({ record }: { record?: RaRecord }) {
  const entity = useEntity();
  const { field = '' } = entity.series ?? {};
  return keepsOrder(entity) && !record?.[field] ? <Warning /> : null;
}

function Warning() {
  const translate = useTranslate();
  const entity = useEntity();
  const today = useShopDay();
  const { values } = useTypedRecord();
  const { dated = '', till = '' } = entity.series!;
  const { [dated]: typed, [till]: tillId } = values as Record<string, string | null | undefined>;
  const day = typed ?? '';
  const asked = { day, ...(tillId && { tillId }) };
  const { data: last } = useQuery({
    queryKey: queryKeys.lastNumber(entity.resource, asked),
    queryFn: ({ signal }) =>
      get<LastNumber>(`${pathWith(entity, `${entity.path}/last_number`, {})}?${new URLSearchParams(asked)}`, {
        signal,
      }),
    enabled: mayStandOutOfOrder(entity, values, today),
  });
  if (!last || last.day <= day || !mayStandOutOfOrder(entity, values, today)) return null;
  return (
    <Alert role="status" severity="warning" sx={{ my: 1 }}>
      {translate('kit.numbers.outOfOrder', { number: last.number, day: formatDate(last.day) })}
    </Alert>
  );
}
