import { useGetList } from 'react-admin';
import { hsnCodes, type HsnCode } from '../../../../schema/entities/hsnCodes.ts';
import { useMay } from '../../kit/useMay.ts';
import { holdsAll, queryOf } from './hsnSearch.ts';
import { useSettled } from '../../kit/picker/useSettled.ts';

const most = 100;

/** The shop's codes that hold every word typed; none while nobody looks. */
export function useHsnCodes(typed: string, isOpen: boolean): readonly HsnCode[] {
  const mayList = useMay(hsnCodes.resource, 'list');
  const q = useSettled(queryOf(typed));
  const { data } = useGetList<HsnCode>(
    hsnCodes.resource,
    {
      pagination: { page: 1, perPage: most },
      sort: { field: 'code', order: 'ASC' },
      filter: q ? { q } : {},
    },
    { enabled: mayList && isOpen, staleTime: 60_000, placeholderData: known => known },
  );
  return (data ?? []).filter(code => holdsAll(code, typed));
}
