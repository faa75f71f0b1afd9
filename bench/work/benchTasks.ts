import { tableDdl } from '../../api/db/ddl.ts';
import { entityTable } from '../../api/db/entityTable.ts';
import { entities } from '../../schema/entities/index.ts';
import { defineEntity, type AnyEntity } from '../../schema/kit/defineEntity.ts';
import { choice, date, ref, text } from '../../schema/kit/kinds.ts';
import { can } from '../../schema/permissions.ts';

const states = [
  { id: 'open', name: 'Open', meaning: 'waiting' },
  { id: 'doing', name: 'In work', meaning: 'active' },
  { id: 'done', name: 'Done', meaning: 'done' },
] as const;

/** Tasks as the product will have them: for measuring alone. */
export const benchTasks = defineEntity({
  name: 'benchTasks',
  label: { one: 'Task', many: 'Tasks' },
  path: 'shops/:shopId/benchTasks',
  title: 'name',
  fields: {
    name: text().label('Name').required().max(128),
    state: choice(states).label('State').required(),
    assigneeId: ref('users', { embed: 'assignee' }).label('Assigned to'),
    day: date().label('Due on'),
  },
  assignment: { to: 'assigneeId', due: 'day' },
  figures: {
    byMonth: { label: 'By month', by: 'day' },
    byPerson: { label: 'By person', by: 'assigneeId' },
    byState: { label: 'By state', by: 'state' },
    made: { label: 'Made by day', by: 'createdAt', every: 'day' },
  },
  search: ['name'],
  permissions: { list: can.ContactList, create: can.ContactAdd, update: can.ContactEdit },
  states: {
    field: 'state',
    initial: 'open',
    transitions: {
      finish: {
        from: ['open', 'doing'],
        to: 'done',
        label: 'Finish',
        summary: 'It is done',
        permission: can.ContactEdit,
      },
    },
  },
}) as unknown as AnyEntity;

const open = 100_000;
const done = 100_000;

/** Before the API is made: what it then has calls for, and the statements that make the table and fill it for one shop. */
export const withBenchTasks = (shop: string): string[] => {
  Object.assign(entities, { [benchTasks.name]: benchTasks });
  return [
    tableDdl(entityTable(benchTasks)),
    // Everybody's alike, those that are open around today, from fifty days ago to fifty days from now.
    `insert into bench_tasks (shop_id, id, name, state, assignee_id, day, created_at, updated_at)
      select '${shop}', seed_id(8, n), 'Task ' || n, case when n > ${open} then 'done' when n % 3 = 0 then 'doing' else 'open' end,
        p.ids[1 + n % array_length(p.ids, 1)], current_date - 50 + (n / 20) % 101, now(), now()
      from generate_series(1, ${open + done}) n, (select array_agg(user_id order by user_id) as ids from shop_people where shop_id = '${shop}') p`,
    'vacuum analyze bench_tasks',
    'vacuum analyze notifications',
  ];
};
