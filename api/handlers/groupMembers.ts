import { contacts } from '../../schema/entities/contacts.ts';
import { groupMembers } from '../../schema/entities/groupMembers.ts';
import { groups } from '../../schema/entities/groups.ts';
import { invalid, notFound } from '../../schema/errors.ts';
import { importReport } from '../../schema/kit/importReport.ts';
import { described, object, whole, yes } from '../../schema/kit/shape.ts';
import type { Call } from '../call.ts';
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

const groupId = (call: Call) => {
  const id = call.parameter('groupId');
  if (!isUuid(id)) throw notFound({ one: groups.name });
  return id;
};
const groupGuard = (call: Call) => parentGuard('groups', call.shop, groupId(call));
const heldGroup = (call: Call) => heldParent('groups', call.shop, groupId(call));

const changed = object({ changed: described(whole, 'So many contacts') });

const changeMany = async (
  call: Call,
  action: Pick<NonNullable<typeof groupMembers.actions>['addMany'], 'input'>,
  statements: typeof joinStatements,
) => {
  const { contactIds: records } = await inputOf(call, action);
  const other = groupId(call);
  const { shop, occasion } = call;
  const joining = { entity: contacts, field: 'selectedGroups', shop, records, other, named: 'contactIds' };
  return call.commit([heldGroup(call), ...statements(joining, occasion)], results =>
    data({ changed: results.at(-1)!.rows.length }),
  );
};

export const groupMemberHandlers: HandlersOf<typeof groupMembers> = {
  list: replying(listed(contacts), async call =>
    listWith(members, call, {
      guards: [groupGuard(call)],
      filters: [{ field: 'selectedGroups', compare: 'linked', value: groupId(call) }],
    }),
  ),

  add: replying(
    yes,
    async call => {
      const { contactId: id } = await inputOf(call, groupMembers.actions!.add);
      if (!isUuid(id)) throw invalid({ contactId: unknownReference(groupMembers, 'contactId') });
      const links = { entity: contacts, field: 'selectedGroups', id, named: 'contactId', guards: [heldGroup(call)] };
      return changeLinks(call, { ...links, change: ids => [...new Set([...ids, groupId(call)])] }, 201);
    },
    { status: 201, once: true },
  ),

  addMany: replying(changed, call => changeMany(call, groupMembers.actions!.addMany, joinStatements), { once: true }),
  removeMany: replying(changed, call => changeMany(call, groupMembers.actions!.removeMany, leaveStatements), {
    once: true,
  }),

  importList: replying(
    importReport,
    async call => {
      const { contacts: file } = await inputOf(call, groupMembers.actions!.importList);
      await call.batch([groupGuard(call)]);
      return startImport(contacts, call, file, {
        mapping: { selectedGroups: { value: [groupId(call)] } },
        dryRun: false,
        field: 'contacts',
      });
    },
    { status: 202, once: true },
  ),
};
