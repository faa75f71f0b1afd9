import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { can as permission } from '../../schema/permissions.ts';
import { useCan, useSession } from '../authProvider/useSession.ts';
import * as calls from '../dataProvider/calls.ts';
import { shopPath } from '../dataProvider/paths.ts';
import { entityOf } from '../entityOf.ts';
import { formatPhone } from '../format.ts';
import { iconOf } from '../layout/menu.ts';
import { queryKeys } from '../queryKeys.ts';
import { nameOf } from '../resources/kit/pages/nameOf.ts';
import { wordsOf } from '../resources/kit/wordsOf.ts';
import type { Entry } from './entries.ts';
import { openPath } from './openPath.ts';
import { useOpened } from './opened.ts';

type Found = { entity: string; records: { id: string; title: string; detail: string | null }[] }[];

/** What the server finds of what is typed, in the shop and for who looks after the platform there too. What was found before stays meanwhile. */
export function useFound(typed: string): { entries: Entry[]; isPending: boolean; isError: boolean } {
  const may = useCan();
  const { shopId } = useSession();
  const entryOf = useEntryOf();
  const places = [...(shopId ? [shopPath('search')] : []), ...(may(permission.SystemAll) ? ['system/search'] : [])];
  const query = useQuery({
    queryKey: queryKeys.found(shopId, typed),
    queryFn: async ({ signal }) => {
      const search = new URLSearchParams({ query: typed }).toString();
      return (await Promise.all(places.map(place => calls.get<Found>(`${place}?${search}`, { signal })))).flat();
    },
    enabled: typed !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
  const found = typed === '' ? [] : (query.data ?? []);
  const entries = found.flatMap(({ entity, records }) => records.map(record => entryOf(entity, record)));
  return { entries: entries.filter(entry => entry !== null), isPending: query.isFetching, isError: query.isError };
}

/** The records that the person has looked at last, as far as they are still there to be seen. */
export function useLastOpened(): Entry[] {
  const translate = useTranslate();
  const dataProvider = useDataProvider();
  const entryOf = useEntryOf();
  const opened = useOpened();
  const kinds = [...new Set(opened.map(({ resource }) => resource))].filter(entityOf);
  const read = useQueries({
    queries: kinds.map(resource => {
      const ids = opened.filter(it => it.resource === resource).map(({ id }) => id);
      return {
        queryKey: queryKeys.opened(resource, ids),
        queryFn: async () => (await dataProvider.getMany(resource, { ids })).data,
        retry: false,
      };
    }),
  });
  return opened.flatMap(({ resource, id }) => {
    const record = read[kinds.indexOf(resource)]?.data?.find(it => it.id === id);
    const entity = entityOf(resource);
    if (!record || !entity) return [];
    const kind = wordsOf(entity, translate).one;
    const entry = entryOf(resource, { id, title: nameOf(entity, record), detail: kind });
    return entry ? [{ ...entry, group: translate('palette.opened') }] : [];
  });
}

function useEntryOf() {
  const translate = useTranslate();
  const may = useCan();
  return (name: string, { id, title, detail }: Found[number]['records'][number]): Entry | null => {
    const entity = entityOf(name);
    if (!entity?.route) return null;
    return {
      key: `${entity.resource}/${id}`,
      group: wordsOf(entity, translate).many,
      name: title,
      detail: detail && formatPhone(detail),
      icon: iconOf(entity.name),
      to: openPath(entity, id, may),
    };
  };
}
