import { erasures } from '../../schema/entities/erasures.ts';
import { conflict } from '../../schema/errors.ts';
import type { Cleared, Outcome } from '../../schema/kit/dataSubject.ts';
import { object, whole, yesOrNo, type Of } from '../../schema/kit/shape.ts';
import { maskedPerson } from '../../schema/rules/maskedPerson.ts';
import { say } from '../../schema/words/said.ts';
import { forgetOther } from '../parties/forgetOther.ts';
import { clearOther } from '../parties/freezeParties.ts';
import { createStatements } from '../crud/create.ts';
import { belongings, deleteStatements } from '../crud/erase.ts';
import { storedField, storedFields, tableName } from '../db/columns.ts';
import { callerName, touch } from '../db/history.ts';
import { Parameters } from '../db/statement.ts';
import { snake } from '../db/table.ts';
import { placed } from '../db/write.ts';
import { inputOf } from '../handlers/input.ts';
import type { Run, Statement } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { hindrancesOf } from './hindrances.ts';
import { contactsOf, linksOf, mostOfAKind, recordsOf, subjects, type Found, type Person } from './records.ts';

export const erased = object({ gone: whole, cleared: whole, stayed: whole, isWhole: yesOrNo });

/**
 * A person's records go, are emptied or stay, as each kind says, in one transaction. What others name goes in the last round alone, so that
 * whatever is found through it is still found. Stops with a conflict while something of the person's is under way or unsettled, and when there is nothing.
 */
export const erase = async (context: RequestContext): Promise<Reply<Of<typeof erased>>> => {
  const { mobileNo, email } = await inputOf(context, erasures.actions!.erase);
  const person: Person = { mobileNo: mobileNo ?? null, email: email ?? null };
  const { shop } = context;
  return context.change(async run => {
    await lockMerges(run, shop, await recordsOf(run, shop, person));
    const all = (await recordsOf(run, shop, person, { isHeld: true })).filter(({ ids }) => ids.length);
    const contacts = contactsOf(all);
    const leaving = all.filter(({ outcome }) => outcome !== 'stays');
    if (!leaving.length) throw conflict(say('nobodyToErase'));
    const hindrance = (await hindrancesOf(run, shop, all, contacts)).find(Boolean);
    if (hindrance) throw conflict(hindrance);
    const areLast = leaving.every(({ about, ids }) => !about.through || ids.length < mostOfAKind);
    const now = all.filter(({ about }) => areLast || about.through);
    const isWhole = leaving.every(({ ids }) => ids.length < mostOfAKind);
    await run(erasing(now, context));
    await run(subjects.flatMap(({ entity }) => forgetOther(entity, shop, contacts)));
    const counts = { gone: count(now, 'goes'), cleared: count(now, 'clears'), stayed: count(now, 'stays') };
    await keepNote(run, context, { ...counts, about: maskedPerson(person) });
    return data({ ...counts, isWhole });
  });
};

const count = (found: readonly Found[], outcome: Outcome) =>
  found.filter(kind => kind.outcome === outcome).reduce((sum, { ids }) => sum + ids.length, 0);

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
const erasing = (all: readonly Found[], context: RequestContext): Statement[] => {
  const { shop, occasion } = context;
  const found = all.filter(kind => kind.outcome === 'goes' || clearedBy(kind)).reverse();
  for (const { entity, ids } of found) touch(occasion, entity, ids);
  const ids = found.flatMap(one => one.ids);
  return [
    ...linksOf(found, shop).map(({ text, values }) => ({ text: `delete ${text}`, values })),
    { text: 'delete from notifications n where n.shop_id = $1 and n.subject = any($2::text[])', values: [shop, ids] },
    ...belongings(
      found.map(({ entity }) => entity),
      '= any($2::uuid[])',
      [shop, ids],
    ),
    ...found.flatMap(one => (one.outcome === 'goes' ? going(one, shop) : clearing(one, context))),
  ];
};

const going = (found: Found, shop: string): Statement[] => [
  ...unmerging(found, shop),
  ...deleteStatements(found.entity, shop, found.ids),
];

const unmerging = (found: Found, shop: string): Statement[] =>
  merged([found]).map(({ ids }) => {
    const { text, values } = mergesOf(shop, ids);
    return { text: `delete ${text}`, values };
  });

/** The values of the fields that are emptied; null where a record stays as it is. */
const clearedBy = ({ entity, about, outcome }: Found): Cleared<string> | null => {
  if (outcome === 'clears' && about.whereNamed) {
    const { at, values } = about.whereNamed;
    const emptied = storedFields(entity).filter(({ name, nullable }) => nullable && name !== at);
    return { ...Object.fromEntries(emptied.map(({ name }) => [name, null])), ...values };
  }
  return (typeof about.onErasure === 'object' && about.onErasure.clears) || null;
};

const clearing = (found: Found, { shop, occasion, wording }: RequestContext): Statement[] => {
  const { entity, about, ids, outcome } = found;
  const parameters = new Parameters(shop);
  const [records, at] = [parameters.add(ids), parameters.add(occasion.at.toISOString())];
  const moment = `${at}::timestamptz`;
  const emptied = Object.entries(clearedBy(found)!).map(([name, value]) => {
    const field = storedField(entity, name)!;
    const said = typeof value === 'object' && value ? wording.say(value) : value;
    return `${field.column} = ${placed(field, said, parameters)}`;
  });
  const trashed = about.whereNamed
    ? [`${snake(about.whereNamed.at)} = ${moment}`, `deleted_at = coalesce(t.deleted_at, ${moment})`]
    : [];
  return [
    ...unmerging(found, shop),
    ...(outcome === 'clears' ? clearOther(entity, shop, ids) : []),
    parameters.statement(`update ${tableName(entity)} t set ${[...emptied, ...trashed].join(', ')}, version = t.version + 1, updated_at = ${moment}
      where t.shop_id = $1 and t.id = any(${records}::uuid[])`),
  ];
};

type Note = { about: string; gone: number; cleared: number; stayed: number };

const keepNote = async (run: Run, { shop, ports, occasion }: RequestContext, note: Note): Promise<void> => {
  const [caller] = await run([callerName]);
  const row = { id: ports.ids.next(), doneBy: caller!.rows[0]![0] ?? '', ...note };
  await run(createStatements(erasures, shop, [row], occasion));
};
