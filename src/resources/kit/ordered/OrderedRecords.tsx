import Box from '@mui/material/Box';
import { useState } from 'react';
import { useListContext, type RaRecord } from 'react-admin';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { useMay } from '../useMay.ts';
import { Sorting } from '../sorting/Sorting.tsx';
import { titleOf } from '../titleOf.ts';
import { useEntity } from '../useEntity.ts';
import { OrderedRow } from './OrderedRow.tsx';
import { useOrder } from './useOrder.ts';

/** Records that people put into an order, each changed where it stands. What is searched or narrowed is not ordered: others lie between. */
export function OrderedRecords() {
  const entity = useEntity();
  const { data = [], total, filterValues, sort } = useListContext();
  const { actionError } = useErrorHandling();
  const mayEdit = useMay(entity.resource, 'edit');
  const { order, isSaving } = useOrder();
  // Until the list is read again.
  const [wanted, setWanted] = useState<readonly string[]>();
  const rows = inOrder(data, wanted);
  const isWhole = total === data.length && sort.field === entity.ordered && !Object.values(filterValues).some(Boolean);
  const put = (ids: string[]) => {
    setWanted(ids);
    order(ids)
      .catch((error: unknown) => actionError(error, { retry: () => put(ids) }))
      .finally(() => setWanted(undefined));
  };
  const list = (
    <Box component="ul" aria-busy={isSaving} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(record => (
        <OrderedRow key={record.id} record={record} isMoved={mayEdit && isWhole && rows.length > 1} />
      ))}
    </Box>
  );
  if (!mayEdit || !isWhole) return list;
  return (
    <Sorting
      isList
      items={rows.map(record => ({ id: String(record.id), title: titleOf(entity, record) }))}
      onOrder={put}
    >
      {list}
    </Sorting>
  );
}

function inOrder(data: readonly RaRecord[], ids: readonly string[] | undefined): readonly RaRecord[] {
  if (!ids) return data;
  return [...data].sort((one, other) => ids.indexOf(String(one.id)) - ids.indexOf(String(other.id)));
}
