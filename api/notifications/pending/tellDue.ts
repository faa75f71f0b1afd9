import { tableName } from '../../db/columns.ts';
import { isOpen } from '../../db/list.ts';
import { enterJob } from '../../db/transactionContext.ts';
import { mayHear } from '../../events/look.ts';
import { due } from '../notificationEvents.ts';
import { notify } from '../notify.ts';
import type { Ports, Statement } from '../../ports.ts';
import { snake } from '../../db/table.ts';
import { assignedEntities, counted, peopleStatement, staffIn, type Assigned } from './whose.ts';

/** People at a time. */
const slice = 10;

type Dated = Assigned & { assignment: { due: string } };

/** Tells each person of a shop, once a day, what of their work is due by that day; nothing to whoever has none. */
export const tellDue = async (ports: Ports, shop: string, day: string, signal?: AbortSignal): Promise<void> => {
  const dated = assignedEntities().filter((entity): entity is Dated => Boolean(entity.assignment.due));
  if (!dated.length) return;
  const [, found] = await ports.database.batch([enterJob(shop, null), peopleStatement(shop)]);
  const staff = [...staffIn(found!)];
  for (let at = 0; at < staff.length && !signal?.aborted; at += slice)
    await tellSome(ports, shop, day, dated, new Map(staff.slice(at, at + slice)));
};

type Work = { day: string; dueToday: number; overdue: number; counts: Map<string, number> };

const tellSome = (
  ports: Ports,
  shop: string,
  day: string,
  dated: readonly Dated[],
  staff: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<void> =>
  ports.database.transaction(async run => {
    const ids = [...staff.keys()];
    const [, ...results] = await run([
      enterJob(shop, null),
      ...dated.map(entity => dueStatement(entity, shop, day, ids)),
    ]);
    const all = new Map<string, Work>();
    for (const [i, { name }] of dated.entries())
      for (const [user, today, before] of results[i]!.rows) {
        if (!mayHear({ resource: name }, staff.get(user!)!)) continue;
        const work = all.get(user!) ?? { day, dueToday: 0, overdue: 0, counts: new Map() };
        work.dueToday += Number(today);
        work.overdue += Number(before);
        work.counts.set(name, Number(today) + Number(before));
        all.set(user!, work);
      }
    for (const [user, { counts, ...work }] of all)
      await notify(ports, run, shop, [user], due({ ...work, of: counted(counts) }));
  });

/** Of each of these people what is due on the day, and what was before it. */
const dueStatement = (entity: Dated, shop: string, day: string, people: readonly string[]): Statement => {
  const [to, by] = [snake(entity.assignment.to), snake(entity.assignment.due)];
  return {
    text: `select t.${to}, count(*) filter (where t.${by} = $3::date), count(*) filter (where t.${by} < $3::date) from ${tableName(entity)} t
      where t.shop_id = $1 and t.${to} = any($2::uuid[]) and t.${by} <= $3::date and t.deleted_at is null${isOpen(entity)} group by t.${to}`,
    values: [shop, people, day],
  };
};
