import { erasures } from '../../schema/entities/erasures.ts';
import { conflict } from '../../schema/errors.ts';
import { outcomeOf, type Outcome } from '../../schema/kit/dataSubject.ts';
import { object, whole, yesOrNo, type Of } from '../../schema/kit/shape.ts';
import { maskedPerson } from '../../schema/rules/maskedPerson.ts';
import { say } from '../../schema/words/said.ts';
import { clearOther } from '../parties/freezeParties.ts';
import { createStatements } from '../crud/create.ts';
import { belongings, deleteStatements } from '../crud/erase.ts';
import { storedField, tableName } from '../db/columns.ts';
import { callerName, touch, type Occasion } from '../db/history.ts';
import { Parameters } from '../db/statement.ts';
import { snake } from '../db/table.ts';
import { placed } from '../db/write.ts';
import { inputOf } from '../handlers/input.ts';
import type { Run, Statement } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { linksOf, mostOfAKind, recordsOf, type Found, type Person } from './records.ts';

export const erased = object({ gone: whole, cleared: whole, stayed: whole, isWhole: yesOrNo });

/**
 * A person's records go, are emptied or stay, as each kind says, in one transaction. What others name goes in the last round alone, so that
 * whatever is found through it is still found. Stops with a conflict while a message to the person waits, and when there is nothing.
 */
export const erase = async (context: RequestContext): Promise<Reply<Of<typeof erased>>> => {
  const { mobileNo, email } = await inputOf(context, erasures.actions!.erase);
  const person: Person = { mobileNo: mobileNo ?? null, email: email ?? null };
  const { shop, occasion } = context;
  return context.change(async run => {
    await lockMerges(run, shop, await recordsOf(run, shop, person));
    const all = (await recordsOf(run, shop, person, { isHeld: true })).filter(({ ids }) => ids.length);
    const areLast = all.every(({ about, ids }) => !about.through || ids.length < mostOfAKind);
    const now = all.filter(({ about }) => areLast || about.through);
    const isWhole = all.every(({ about, ids }) => outcomeOf(about) === 'stays' || ids.length < mostOfAKind);
    if (!now.some(({ about }) => outcomeOf(about) !== 'stays')) throw conflict(say('nobodyToErase'));
    await refuseWaiting(run, shop, now);
    await run(erasing(now, shop, occasion));
    const counts = { gone: count(now, 'goes'), cleared: count(now, 'clears'), stayed: count(now, 'stays') };
    await keepNote(run, context, { ...counts, about: maskedPerson(person) });
    return data({ ...counts, isWhole });
  });
};

const count = (found: readonly Found[], outcome: Outcome) =>
  found.filter(({ about }) => outcomeOf(about) === outcome).reduce((sum, { ids }) => sum + ids.length, 0);

/** A message that is on its way needs its number. */
const refuseWaiting = async (run: Run, shop: string, found: readonly Found[]): Promise<void> => {
  for (const { entity, about, ids } of found) {
    if (!about.waits) continue;
    const { field, in: values } = about.waits;
    const [first] = await run([
      {
        text: `select 1 from ${tableName(entity)} t where t.shop_id = $1 and t.id = any($2::uuid[]) and t.${snake(field)} = any($3::text[]) limit 1`,
        values: [shop, ids, values],
      },
    ]);
    if (first!.rows.length) throw conflict(say('personWaits', { many: { many: entity.name } }));
  }
};

/** Before the records: so does whoever takes a merge back. */
const lockMerges = async (run: Run, shop: string, found: readonly Found[]): Promise<void> => {
  const merges = merged(found).map(({ ids }) => mergesOf(shop, ids));
  await run(merges.map(({ text, values }) => ({ text: `select m.id ${text} order by m.id for update`, values })));
};

/** Merges by which one of the records stayed or went, as `from … where …`. */
const mergesOf = (shop: string, ids: readonly string[]): Statement => ({
  text: 'from merges m where m.shop_id = $1 and (m.record_id = any($2::uuid[]) or m.merged && $2::uuid[])',
  values: [shop, ids],
});

const merged = (found: readonly Found[]) => found.filter(({ entity, ids }) => entity.duplicateRules && ids.length);

/** In the order in which everything else locks: links, then what belongs to records, and the records, which are held, last: children first. */
const erasing = (all: readonly Found[], shop: string, occasion: Occasion): Statement[] => {
  const found = all.filter(({ about }) => outcomeOf(about) !== 'stays').reverse();
  for (const { entity, ids } of found) touch(occasion, entity, ids);
  const ids = found.flatMap(one => one.ids);
  const gone = found.filter(({ about }) => outcomeOf(about) === 'goes');
  return [
    ...linksOf(gone, shop).map(({ text, values }) => ({ text: `delete ${text}`, values })),
    { text: 'delete from notifications n where n.shop_id = $1 and n.subject = any($2::text[])', values: [shop, ids] },
    ...belongings(
      found.map(({ entity }) => entity),
      '= any($2::uuid[])',
      [shop, ids],
    ),
    ...found.flatMap(one => (gone.includes(one) ? going(one, shop) : clearing(one, shop, occasion))),
  ];
};

const going = (found: Found, shop: string): Statement[] => [
  ...merged([found]).map(({ ids }) => {
    const { text, values } = mergesOf(shop, ids);
    return { text: `delete ${text}`, values };
  }),
  ...deleteStatements(found.entity, shop, found.ids),
];

const clearing = ({ entity, about, ids }: Found, shop: string, { at }: Occasion): Statement[] => {
  const { clears } = about.onErasure as { clears: Record<string, string | null> };
  const parameters = new Parameters(shop);
  const [records, moment] = [parameters.add(ids), parameters.add(at.toISOString())];
  const empty = Object.entries(clears).map(([name, value]) => {
    const field = storedField(entity, name)!;
    return `${field.column} = ${placed(field, value, parameters)}`;
  });
  return [
    ...clearOther(entity, shop, ids),
    parameters.statement(`update ${tableName(entity)} t set ${empty.join(', ')}, version = t.version + 1, updated_at = ${moment}::timestamptz
      where t.shop_id = $1 and t.id = any(${records}::uuid[])`),
  ];
};

type Note = { about: string; gone: number; cleared: number; stayed: number };

const keepNote = async (run: Run, { shop, ports, occasion }: RequestContext, note: Note): Promise<void> => {
  const [caller] = await run([callerName]);
  const row = { id: ports.ids.next(), doneBy: caller!.rows[0]![0] ?? '', ...note };
  await run(createStatements(erasures, shop, [row], occasion));
};
