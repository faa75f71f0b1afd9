import { contacts } from '../../schema/entities/contacts.ts';
import { groupMembers } from '../../schema/entities/groupMembers.ts';
import { groups } from '../../schema/entities/groups.ts';
import { invalid, notFound } from '../../schema/errors.ts';
import { importReport } from '../../schema/kit/importReport.ts';
import { described, object, whole, yes } from '../../schema/kit/shape.ts';
import type { RequestContext } from '../requestContext.ts';
import { startImport } from '../crud/import/start.ts';
import { changeLinks } from '../crud/links.ts';
import { listWith } from '../crud/list.ts';
import { unknownReference } from '../crud/references.ts';
import { heldParent, parentGuard } from '../db/guards.ts';
import { joinStatements, leaveStatements } from '../db/linkMany.ts';
import { isUuid } from '../db/statement.ts';
import { replying } from '../handler.ts';
import { data } from '../reply.ts';
import { listed } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

/** Members are contacts, fifty to a page. */
const members = { ...contacts, pageSize: groupMembers.pageSize! };

const groupId = (context: RequestContext) => {
  const id = context.parameter('groupId');
  if (!isUuid(id)) throw notFound({ one: groups.name });
  return id;
};
const groupGuard = (context: RequestContext) => parentGuard('groups', context.shop, groupId(context));
const heldGroup = (context: RequestContext) => heldParent('groups', context.shop, groupId(context));

const changed = object({ changed: described(whole, 'So many contacts') });

const changeMany = async (
  context: RequestContext,
  action: Pick<NonNullable<typeof groupMembers.actions>['addMany'], 'input'>,
  statements: typeof joinStatements,
) => {
  const { contactIds: records } = await inputOf(context, action);
  const other = groupId(context);
  const { shop, occasion } = context;
  const joining = { entity: contacts, field: 'selectedGroups', shop, records, other, named: 'contactIds' };
  return context.commit([heldGroup(context), ...statements(joining, occasion)], results =>
    data({ changed: results.at(-1)!.rows.length }),
  );
};

export const groupMemberHandlers: HandlersOf<typeof groupMembers> = {
  list: replying(listed(contacts), async context =>
    listWith(members, context, {
      guards: [groupGuard(context)],
      filters: [{ field: 'selectedGroups', compare: 'linked', value: groupId(context) }],
    }),
  ),

  add: replying(
    yes,
    async context => {
      const { contactId: id } = await inputOf(context, groupMembers.actions!.add);
      if (!isUuid(id)) throw invalid({ contactId: unknownReference(groupMembers, 'contactId') });
      const links = { entity: contacts, field: 'selectedGroups', id, named: 'contactId', guards: [heldGroup(context)] };
      return changeLinks(context, { ...links, change: ids => [...new Set([...ids, groupId(context)])] }, 201);
    },
    { status: 201, once: true },
  ),

  addMany: replying(changed, context => changeMany(context, groupMembers.actions!.addMany, joinStatements), {
    once: true,
  }),
  removeMany: replying(changed, context => changeMany(context, groupMembers.actions!.removeMany, leaveStatements), {
    once: true,
  }),

  importList: replying(
    importReport,
    async context => {
      const { contacts: file } = await inputOf(context, groupMembers.actions!.importList);
      await context.batch([groupGuard(context)]);
      return startImport(contacts, context, file, {
        mapping: { selectedGroups: { value: [groupId(context)] } },
        dryRun: false,
        field: 'contacts',
      });
    },
    { status: 202, once: true },
  ),
};
