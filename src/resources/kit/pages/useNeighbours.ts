import { useGetList, useStore, type RaRecord } from 'react-admin';
import { firstListParams, listParamsKey, usualList } from '../list/usualList.ts';
import { useEntity } from '../useEntity.ts';

/** A record beside this one in its list, and the list's page on which it stands. */
type Neighbour = { record: RaRecord; page: number };
type Neighbours = {
  previous?: Neighbour;
  next?: Neighbour;
  /** From 1; undefined where the list, as it was left, does not show the record. */
  position?: number;
  total?: number;
  /** The list will open at this page. */
  turnTo: (page: number) => void;
};

/** What a list was asked for stays as it is for a while: a walk through it does not jump. */
const staleTime = 5 * 60_000;

/** The records before and after this one in the list as the person left it. Only at the edge of a page is another one asked for. */
export function useNeighbours({ id }: RaRecord): Neighbours {
  const entity = useEntity();
  const [params, setParams] = useStore(listParamsKey(entity), firstListParams(entity));
  const { page, perPage } = params;
  const { data = [], total = 0 } = usePage(page);
  const at = data.findIndex(record => record.id === id);
  const isHere = at >= 0;
  const [before, after] = [
    usePage(page - 1, isHere && at === 0 && page > 1),
    usePage(page + 1, isHere && at === data.length - 1 && page * perPage < total),
  ];
  const turnTo = (other: number) => {
    if (other !== page) setParams({ ...params, filter: params.filter ?? {}, page: other });
  };
  if (!isHere) return { turnTo };
  return {
    turnTo,
    previous: at > 0 ? on(page, data[at - 1]) : on(page - 1, before.data?.at(-1)),
    next: at < data.length - 1 ? on(page, data[at + 1]) : on(page + 1, after.data?.[0]),
    position: (page - 1) * perPage + at + 1,
    total,
  };
}

const on = (page: number, record: RaRecord | undefined) => record && { record, page };

/** A page of the list as the list itself asks for it, so that what it has read is not read again. */
function usePage(page: number, enabled = true) {
  const entity = useEntity();
  const [{ perPage, sort, order, filter }] = useStore(listParamsKey(entity), firstListParams(entity));
  const wanted = {
    pagination: { page, perPage },
    sort: { field: sort, order: order as 'ASC' | 'DESC' },
    filter: { ...filter, ...usualList(entity).filter },
  };
  return useGetList(entity.resource, wanted, { enabled, staleTime, retry: false, onError: quietly });
}

/** The way on is a help; the page does without. */
const quietly = () => {};
