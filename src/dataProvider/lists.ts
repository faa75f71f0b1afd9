import type {
  DataProvider,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  Identifier,
  RaRecord,
} from 'react-admin';
import { readScan } from '../resources/kit/scan/readScan.ts';
import { entityOf } from '../entityOf.ts';
import * as calls from './calls.ts';
import { parentsOf, pathOf } from './paths.ts';

type Asked = { page?: { number: number; size: number }; ids?: readonly Identifier[] } & Partial<
  Pick<GetListParams, 'sort' | 'filter' | 'meta' | 'signal'>
>;
type Page = { data: RaRecord[]; total: number };

const newestFirst = { field: 'id', order: 'DESC' } as const;
/** As many records as one look-up by ids may name. */
const idsAtOnce = 200;

export const getList = (async (resource: string, { pagination, sort = newestFirst, ...params }: GetListParams) => {
  const { page, perPage } = pagination ?? { page: 1, perPage: 0 };
  if (!entityOf(resource)?.plainList)
    return pageOf(resource, { ...params, sort, page: { number: page, size: perPage } });
  const whole = await pageOf(resource, { ...params, sort, page: { number: 1, size: 0 } });
  return { ...whole, data: perPage ? whole.data.slice((page - 1) * perPage, page * perPage) : whole.data };
}) as DataProvider['getList'];

export const getMany = (async (resource: string, { ids, ...params }: GetManyParams) => {
  const parts = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, part) =>
    pageOf(resource, {
      ...params,
      ids: ids.slice(part * idsAtOnce, (part + 1) * idsAtOnce),
      page: { number: 1, size: idsAtOnce },
    }),
  );
  return { data: (await Promise.all(parts)).flatMap(({ data }) => data) };
}) as DataProvider['getMany'];

/** A parent that the path names is filled in there; any other reference is a filter. */
export const getManyReference = ((resource: string, { target, id, ...params }: GetManyReferenceParams) =>
  getList(
    resource,
    parentsOf(resource).includes(target)
      ? { ...params, meta: { ...params.meta, [target]: id } }
      : { ...params, filter: { ...params.filter, [target]: id } },
  )) as DataProvider['getManyReference'];

/** Filters that hold nothing are left out; several values are joined by commas; `q` is react-admin's name for a search. */
export const filterParams = (filter: Record<string, unknown>): [string, string][] =>
  Object.entries(filter)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => {
      // Scanners type into searches too.
      if (name === 'q') return ['query', readScan(String(value))];
      return [name, Array.isArray(value) ? value.join(',') : String(value)];
    });

/** The API's own order is newest first, which is what react-admin means by falling ids. */
export const sortParams = (field: string, order: string): [string, string][] => {
  if (!field || (field === 'id' && order !== 'ASC')) return [];
  return [
    ['sort', field === 'id' ? 'createdAt' : field],
    ['order', order],
  ];
};

const pageOf = async (resource: string, { page, ids, sort, filter, meta, signal }: Asked): Promise<Page> => {
  const query = new URLSearchParams([
    ...(page
      ? [
          ['pageNumber', String(page.number)],
          ['pageSize', String(page.size)],
        ]
      : []),
    ...(sort ? sortParams(sort.field, sort.order) : []),
    ...filterParams({ ...(filter as Record<string, unknown>), ids }),
  ]);
  const found = await calls.get<RaRecord[] | { items: RaRecord[]; totalCount: number }>(
    `${pathOf(resource, meta)}?${query}`,
    { signal },
  );
  return Array.isArray(found) ? { data: found, total: found.length } : { data: found.items, total: found.totalCount };
};
