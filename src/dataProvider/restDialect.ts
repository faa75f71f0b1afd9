import { httpClient, type Options, type Reply } from './httpClient.ts';

/**
 * ra-data-simple-rest speaks of `sort=["name","ASC"]&range=[0,19]&filter={...}` and reads the total from a header; our
 * contract speaks of pages and sends the total along. Both are translated here, so that the provider itself stays stock.
 */
export const totalHeader = 'X-Total-Count';

export async function restClient(url: string, options: Options = {}): Promise<Reply> {
  const [path = '', query] = url.split('?');
  const reply = await httpClient(query === undefined ? path : `${path}?${contractQuery(query)}`, options);
  return query === undefined ? reply : asPage(reply);
}

/** Filters that hold nothing are left out; several values are joined by commas; `q` is react-admin's name for a search. */
export function filterParams(filter: Record<string, unknown>): [string, string][] {
  return Object.entries(filter)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [name === 'q' ? 'query' : name, Array.isArray(value) ? value.join(',') : String(value)]);
}

/** The API's own order is newest first, which is what react-admin means by falling ids. */
export function sortParams(field: string, order: string): [string, string][] {
  if (!field) return [];
  if (field !== 'id')
    return [
      ['sort', field],
      ['order', order],
    ];
  return order === 'ASC'
    ? [
        ['sort', 'createdAt'],
        ['order', 'ASC'],
      ]
    : [];
}

function contractQuery(query: string): string {
  const given = new URLSearchParams(query);
  const { id: ids, ...filter } = JSON.parse(given.get('filter') ?? '{}') as Record<string, unknown>;
  const [field = '', order = ''] = JSON.parse(given.get('sort') ?? '[]') as string[];
  const params = [...pageParams(given.get('range')), ...sortParams(field, order), ...filterParams({ ...filter, ids })];
  return new URLSearchParams(params).toString();
}

/** A look-up by ids has no page of its own: up to 200 records come at once. */
function pageParams(range: string | null): [string, string][] {
  if (range === null)
    return [
      ['pageNumber', '1'],
      ['pageSize', '200'],
    ];
  const [first = 0, last = 0] = JSON.parse(range) as number[];
  const size = last - first + 1;
  return [
    ['pageNumber', String(size ? first / size + 1 : 1)],
    ['pageSize', String(size)],
  ];
}

function asPage(reply: Reply): Reply {
  const page = reply.json as { items: unknown[]; totalCount: number };
  const items = Array.isArray(page) ? page : page.items;
  const total = Array.isArray(page) ? page.length : page.totalCount;
  return { ...reply, json: items, headers: new Headers({ [totalHeader]: String(total) }) };
}
