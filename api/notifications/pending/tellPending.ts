import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { tableName } from '../../db/columns.ts';
import { isOpen } from '../../db/list.ts';
import { entityOf } from '../../db/select.ts';
import { noShop } from '../../db/statement.ts';
import { pendingKinds, type PendingKind } from '../../db/pendingNotifications.ts';
import { snake } from '../../db/table.ts';
import { enterJob } from '../../db/transactionContext.ts';
import { mayHear } from '../../events/look.ts';
import { assigned, came, mentioned } from '../notificationEvents.ts';
import { notify } from '../notify.ts';
import type { Ports, Run, Statement } from '../../ports.ts';
import { counted, peopleStatement, staffIn } from './whose.ts';

const events = { assigned, mentioned, came } satisfies Record<PendingKind, unknown>;

/** So many at a time that nobody waits long for the transaction. */
const slice = 2_000;

/** Tells each person of a shop what is kept for them, all in one; what is told is kept no longer, in the same transaction. */
export const tellPending = async (ports: Ports, shop: string, signal?: AbortSignal): Promise<void> => {
  const [, untold] = await ports.database.batch([enterJob(shop, null), untoldPeople(shop)]);
  if (!untold!.count) return;
  const [, people] = await ports.database.batch([enterJob(shop, null), peopleStatement(shop)]);
  const staff = staffIn(people!);
  for (const [user] of untold!.rows) {
    const whose: Whose = { shop, user: user!, held: staff.get(user!) ?? null };
    for (const kind of pendingKinds) {
      let after: string | null = noShop;
      while (after !== null && !signal?.aborted) after = await tellSlice(ports, kind, whose, after);
    }
  }
};

/** `held`: null of somebody who may no longer come in. */
type Whose = { shop: string; user: string; held: ReadonlySet<string> | null };
type Pending = { record: string; entity: string; by: string | null; byName: string };
type Current = { title: string; isTheirs: boolean; isInTrash: boolean };

/** The record after which it goes on; null when there is no more. Two processes at it wait for each other, and the second finds nothing. */
const tellSlice = (ports: Ports, kind: PendingKind, whose: Whose, after: string): Promise<string | null> =>
  ports.database.transaction(async run => {
    const { shop, user, held } = whose;
    const [, found] = await run([enterJob(shop, null), untoldStatement(kind, shop, user, after)]);
    const all = found!.rows.map(([record, entity, by, byName]): Pending => {
      return { record: record!, entity: entity!, by: by!, byName: byName ?? '' };
    });
    if (!all.length) return null;
    const current = await currentOf(run, kind, whose, all);
    const isKept = ({ record }: Pending) => current.get(record)?.isInTrash;
    await run([
      toldStatement(
        kind,
        shop,
        user,
        all.filter(one => !isKept(one)).map(({ record }) => record),
      ),
    ]);
    const told = all.filter(
      ({ record, entity, by }) =>
        held && mayHear({ resource: entity }, held) && by !== user && current.get(record)?.isTheirs,
    );
    if (told.length) await notify(ports, run, shop, [user], events[kind](ports.ids.next(), worded(told, current)));
    return all.length < slice ? null : all.at(-1)!.record;
  });

const worded = (told: readonly Pending[], current: ReadonlyMap<string, Current>) => {
  const counts = new Map<string, number>();
  for (const { entity } of told) counts.set(entity, (counts.get(entity) ?? 0) + 1);
  const givers = new Set(told.map(({ by }) => by));
  const { record, byName } = told[0]!;
  const title = told.length === 1 ? current.get(record)!.title : '';
  return {
    of: counted(counts),
    title,
    by: givers.size === 1 ? byName : '',
    record: told.length === 1 ? record : null,
  };
};

/** How each of the records that are there stands now. */
const currentOf = async (
  run: Run,
  kind: PendingKind,
  { shop, user }: Whose,
  all: readonly Pending[],
): Promise<Map<string, Current>> => {
  const groups = [...Map.groupBy(all, ({ entity }) => entity)].flatMap(([name, pending]) => {
    const entity = entityOf(name) as AnyEntity | undefined;
    const theirs = entity && theirsOf[kind](entity);
    // One that a former release knew.
    if (!theirs) return [];
    const records = pending.map(({ record }) => record);
    return [currentStatement(entity, theirs, shop, user, records)];
  });
  const results = await run(groups);
  return new Map(
    results.flatMap(({ rows }) =>
      rows.map(([id, title, isTheirs, isInTrash]): [string, Current] => [
        id!,
        { title: title ?? '', isTheirs: isTheirs === 't', isInTrash: isInTrash === 't' },
      ]),
    ),
  );
};

const untoldPeople = (shop: string): Statement => ({
  text: 'select distinct n.user_id from pending_notifications n where n.shop_id = $1',
  values: [shop],
});

const untoldStatement = (kind: PendingKind, shop: string, user: string, after: string): Statement => ({
  text: `select n.record_id, n.entity, n.by_id, n.by_name from pending_notifications n
    where n.shop_id = $1 and n.user_id = $2 and n.kind = $4 and n.record_id > $3::uuid order by n.record_id limit ${slice} for update`,
  values: [shop, user, after, kind],
});

const toldStatement = (kind: PendingKind, shop: string, user: string, records: readonly string[]): Statement => ({
  text: `delete from pending_notifications n where n.shop_id = $1 and n.user_id = $2 and n.kind = $4 and n.record_id = any($3::uuid[])`,
  values: [shop, user, records, kind],
});

/** Of a row `t` that is there whether it is still for the person `$3`; null where the entity has nothing of that kind. */
const theirsOf: Record<PendingKind, (entity: AnyEntity) => string | null> = {
  assigned: entity => (entity.assignment?.to ? `t.${snake(entity.assignment.to)} = $3::uuid${isOpen(entity)}` : null),
  mentioned: ({ remarks }) => (remarks ? '$3::uuid is not null' : null),
  came: entity => (entity.publicForm ? `$3::uuid is not null${isOpen(entity)}` : null),
};

/** What lies in the trash may come back, and is told then. */
const currentStatement = (
  entity: AnyEntity,
  theirs: string,
  shop: string,
  user: string,
  records: readonly string[],
): Statement => ({
  text: `select t.id, t.${snake(entity.title)}, t.deleted_at is null and ${theirs}, t.deleted_at is not null
    from ${tableName(entity)} t where t.shop_id = $1 and t.id = any($2::uuid[])`,
  values: [shop, records, user],
});
