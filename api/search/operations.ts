import { entities } from '../../schema/entities/index.ts';
import { invalid } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { readLine } from '../../schema/kit/readText.ts';
import { described, listOf, maybe, object, string, uuid, type Of } from '../../schema/kit/shape.ts';
import { can } from '../../schema/permissions.ts';
import type { Access } from '../access.ts';
import { searchProblem } from '../crud/listQuery.ts';
import { fewStatement } from '../db/search.ts';
import { replying } from '../handler.ts';
import { parametersOf } from '../handlers/input.ts';
import type { Operation } from '../operation.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { heldPermissions } from '../session/statements.ts';
import { likeliest } from './likeliest.ts';

const foundRecord = object({
  id: uuid,
  title: string,
  detail: described(maybe(string), 'What else it is known by, such as a number; where that is what was sought, that.'),
});
const found = listOf(object({ entity: described(string, 'The name of the kind.'), records: listOf(foundRecord) }));

/** Has pages to open, words to be found by, and who may list it. */
const sought = (isPlatform: boolean): AnyEntity[] =>
  Object.values(entities as Record<string, AnyEntity>).filter(
    ({ route, search, permissions, space }) =>
      route && search.length && permissions.list && (space === 'platform') === isPlatform,
  );

/** A few of each kind that the caller may list, in one batch. */
const search =
  (isPlatform: boolean) =>
  async (asked: RequestContext): Promise<Reply<Of<typeof found>>> => {
    const { query: typed = '' } = parametersOf(asked, 'query');
    const query = readLine(typed);
    const problem = searchProblem(query);
    if (problem) throw invalid({ query: problem });
    const kinds = query ? await listable(sought(isPlatform), isPlatform, asked) : [];
    const results = await asked.read(kinds.map(entity => fewStatement(entity, asked.shop, query)));
    return data(
      kinds.flatMap((entity, n) => {
        const records = likeliest(JSON.parse(results[n]!.rows[0]![0]!) as string[][], query);
        return records.length ? [{ entity: entity.name, records }] : [];
      }),
    );
  };

/** Whoever asks the platform holds what stands for all of its permissions. */
const listable = async (kinds: AnyEntity[], isPlatform: boolean, asked: RequestContext): Promise<AnyEntity[]> => {
  if (isPlatform) return kinds;
  const [permissions] = await asked.read([heldPermissions]);
  const held = new Set(JSON.parse(permissions!.rows[0]![0]!) as string[]);
  return kinds.filter(it => held.has(it.permissions.list!));
};

const operation = (name: string, path: string, access: Access, isPlatform: boolean): Operation => ({
  id: `search.${name}`,
  support: 'whole',
  method: 'GET',
  path,
  summary: `The first few records of each kind that hold what is typed${isPlatform ? ', of the platform' : ''}`,
  tag: 'Search',
  access,
  query: [{ name: 'query', shape: described(string, 'Any part of a name, a number or a code'), required: true }],
  handle: replying(found, search(isPlatform)),
});

/** What the palette asks while one types. */
export const searchOperations: Operation[] = [
  operation('shop', 'shops/:shopId/search', { to: 'shop', permission: '' }, false),
  operation('platform', 'system/search', { to: 'platform', permission: can.SystemAll }, true),
];
