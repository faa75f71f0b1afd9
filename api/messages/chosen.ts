import { contacts } from '../../schema/entities/contacts.ts';
import { invalid, Refusal, type Problems } from '../../schema/errors.ts';
import { can } from '../../schema/permissions.ts';
import { mostRecipients } from '../../schema/rules/messageStates.ts';
import type { RequestContext } from '../requestContext.ts';
import { filterSearch, listQuery } from '../crud/listQuery.ts';
import { mustExist } from '../db/guards.ts';
import { idsStatement, type ListQuery } from '../db/list.ts';
import { isUuid, noShop } from '../db/statement.ts';
import type { Statement } from '../ports.ts';
import { say } from '../../schema/words/said.ts';

/** Who is to get a message, as a call names them. */
export type Chosen = {
  contacts?: readonly string[] | null;
  groups?: readonly string[] | null;
  filter?: Record<string, unknown> | null;
};

const tooMany = say('tooManyRecipients');
/** So many ids are asked for at once, so that nobody waits 50 ms for it. */
const slice = 5_000;

/** The contacts chosen by themselves, by groups and by a filter, each once. Throws at the field that cannot be as it is. */
export const chosenIds = async (context: RequestContext, given: Chosen): Promise<string[]> => {
  const named = idsOf('contacts', given.contacts);
  const groups = idsOf('groups', given.groups);
  const filter = filterOf(given.filter);
  const ids = new Set(named);
  if (groups.length) {
    await context.batch([mustExist('groups', 'groups', context.shop, groups)]);
    await collect(ids, context, 'groups', after => membersOf(context.shop, groups, after));
  }
  if (filter) {
    const lister = context.demanding(can.ContactList);
    await collect(ids, lister, 'filter', after => idsStatement(contacts, context.shop, filter, { after, most: slice }));
  }
  if (!ids.size) throw invalid(nobody(groups, filter));
  return [...ids];
};

const nobody = (groups: readonly string[], filter: ListQuery | null): Problems => {
  if (filter) return { filter: say('nobodyMatches') };
  return groups.length ? { groups: say('nobodyInGroups') } : { contacts: say('chooseContact') };
};

const idsOf = (field: string, given: Chosen['contacts']): string[] => {
  if (!given) return [];
  if (!given.every(isUuid)) throw invalid({ [field]: say('mustBeListOfIds') });
  if (given.length > mostRecipients) throw invalid({ [field]: tooMany });
  return [...new Set(given.map(id => id.toLowerCase()))];
};

/** Read as the list of contacts reads its parameters, and refused for the same reasons. */
const filterOf = (given: Chosen['filter']): ListQuery | null => {
  if (!given) return null;
  try {
    const query = listQuery(contacts, filterSearch(given));
    if (query.deleted) throw invalid({ deleted: say('nobodyFromTrash') });
    return query;
  } catch (error) {
    if (!(error instanceof Refusal) || !error.problems) throw error;
    const problems = Object.entries(error.problems).map(([name, problem]) => [`filter.${name}`, problem] as const);
    throw invalid(Object.fromEntries(problems));
  }
};

const collect = async (
  ids: Set<string>,
  context: RequestContext,
  field: string,
  statement: (after: string) => Statement,
) => {
  for (let after = noShop; ;) {
    const [found] = await context.batch([statement(after)]);
    const page = JSON.parse(found!.rows[0]![0]!) as string[];
    for (const id of page) ids.add(id);
    if (ids.size > mostRecipients) throw invalid({ [field]: tooMany });
    const last = page.at(-1);
    if (!last) return;
    after = last;
  }
};

const membersOf = (shop: string, groups: readonly string[], after: string): Statement => ({
  text: `select coalesce(json_agg(i.id), '[]') from (
      select c.id from contacts c where c.shop_id = $1 and c.id > $3::uuid and c.deleted_at is null
        and exists (select 1 from group_members l where l.shop_id = $1 and l.contact_id = c.id and l.group_id = any($2::uuid[]))
      order by c.id limit $4) i`,
  values: [shop, groups, after, slice],
});
