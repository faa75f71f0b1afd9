import { contacts } from '../../schema/entities/contacts.ts';
import { groups } from '../../schema/entities/groups.ts';
import { optOuts } from '../../schema/entities/optOuts.ts';
import { notFound } from '../../schema/errors.ts';
import { importReport } from '../../schema/kit/importReport.ts';
import type { Mapping } from '../../schema/kit/importMapping.ts';
import { choiceOf, listOf, moment, object, string, uuid, yes } from '../../schema/kit/shape.ts';
import { recipientStates } from '../../schema/rules/messageStates.ts';
import type { RequestContext } from '../requestContext.ts';
import { startImport } from '../crud/import/start.ts';
import { recordId } from '../crud/read.ts';
import { createStatements } from '../crud/create.ts';
import { merge, merged, type Besides } from '../crud/merge/merge.ts';
import { changeLinks } from '../crud/links.ts';
import { heldParent, mustExist } from '../db/guards.ts';
import { isUuid } from '../db/statement.ts';
import { replySelect } from '../db/select.ts';
import type { Statement } from '../ports.ts';
import { replying } from '../handler.ts';
import { dataText } from '../reply.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

const sentMessage = object({ id: uuid, messageId: uuid, name: string, state: choiceOf(recipientStates), at: moment });

const leave = (context: RequestContext, left: readonly string[], guard: Statement) =>
  changeLinks(context, {
    entity: contacts,
    field: 'selectedGroups',
    id: recordId(contacts, context),
    guards: [guard],
    change: ids => ids.filter(id => !left.includes(id)),
  });

export const contactHandlers: HandlersOf<typeof contacts> = {
  importList: replying(
    importReport,
    async context => {
      const { contacts: file, groupIds } = await inputOf(context, contacts.actions!.importList);
      if (groupIds.length) await context.batch([mustExist('groupIds', 'groups', context.shop, groupIds)]);
      const mapping: Mapping = groupIds.length ? { selectedGroups: { value: groupIds } } : {};
      return startImport(contacts, context, file, { mapping, dryRun: false, field: 'contacts' });
    },
    { status: 202, once: true },
  ),

  groups: replying(listOf(recordOf(groups)), async context => {
    const [contact, found] = await context.batch([
      {
        text: 'select 1 from contacts c where c.shop_id = $1 and c.id = $2 and c.deleted_at is null',
        values: [context.shop, recordId(contacts, context)],
      },
      {
        text: `select coalesce(json_agg(r), '[]') from (${replySelect(groups)} where t.shop_id = $1 and t.deleted_at is null and t.id in (
          select l.group_id from group_members l where l.shop_id = $1 and l.contact_id = $2) order by lower(t.name) collate "C", t.id) r`,
        values: [context.shop, recordId(contacts, context)],
      },
    ]);
    if (!contact!.count) throw notFound({ one: contacts.name });
    return dataText(found!.rows[0]![0]!);
  }),

  messages: replying(listOf(sentMessage), async context => {
    const values = [context.shop, recordId(contacts, context)];
    const [contact, found] = await context.batch([
      { text: 'select 1 from contacts c where c.shop_id = $1 and c.id = $2 and c.deleted_at is null', values },
      {
        text: `select coalesce(json_agg(r), '[]') from (
          select q.id, q.message_id as "messageId", m.name, q.state, coalesce(q.started_at, q.next_at) as at
          from recipients q join messages m on m.shop_id = $1 and m.id = q.message_id
          where q.shop_id = $1 and q.contact_id = $2 order by q.id desc limit 50) r`,
        values,
      },
    ]);
    if (!contact!.count) throw notFound({ one: contacts.name });
    return dataText(found!.rows[0]![0]!);
  }),

  leaveGroups: replying(
    yes,
    async context => {
      const { GroupIds } = await inputOf(context, contacts.actions!.leaveGroups);
      return leave(context, GroupIds, mustExist('GroupIds', 'groups', context.shop, GroupIds));
    },
    { once: true },
  ),

  leaveGroup: replying(yes, async context => {
    const group = context.parameter('groupId');
    if (!isUuid(group)) throw notFound({ one: groups.name });
    return leave(context, [group], heldParent('groups', context.shop, group));
  }),
};

/** Who wanted no messages at one of their numbers wants none at the one that stays. */
const stillOptedOut: Besides = async (run, context, before, after): Promise<Record<string, string[]>> => {
  const { shop, ports } = context;
  const numbers = before.map(({ mobileNo }) => mobileNo as string);
  const [found] = await run([
    {
      text: 'select o.name, o.number from opt_outs o where o.shop_id = $1 and o.number = any($2::text[]) and o.deleted_at is null',
      values: [shop, numbers],
    },
  ]);
  const number = after['mobileNo'] as string;
  if (!found!.rows.length || found!.rows.some(([, known]) => known === number)) return {};
  const row = { id: ports.ids.next(), name: after['name'], number, source: 'Merged' };
  await run(createStatements(optOuts, shop, [row], context.occasion));
  return { optOuts: [row.id] };
};

export const mergeContacts = replying(merged, context => merge(contacts, context, stillOptedOut), { once: true });
