import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { LetterState, PaperLetter } from '../../schema/rules/paperLetters.ts';
import { tableName } from '../db/columns.ts';
import { enterJob } from '../db/transactionContext.ts';
import { entityOf } from '../db/select.ts';
import { snake } from '../db/table.ts';
import { publishChange } from '../events/signals.ts';
import { notify } from '../notifications/notify.ts';
import { paperNotSent } from '../notifications/notificationEvents.ts';
import { sendOnce } from '../mail/sendOnce.ts';
import type { Letter, Ports, Statement } from '../ports.ts';
import { letterWithPaper } from './attached.ts';

type Kept = { entity: AnyEntity; record: string; user: string | null; letter: PaperLetter };
type Task = { shop: string; id: string };

/** Sends a paper that the history of its record names. */
export const sendPaperLetter = async (ports: Ports, task: Task): Promise<void> => {
  const kept = await keptLetter(ports, task);
  if (!kept) return;
  const { state, tries } = kept.letter;
  await sendOnce(ports, {
    state,
    tries,
    write: () => letterOf(ports, task, kept),
    move: (from, to, tried = tries) => moved(ports, task, kept, from, to, tried),
    end: how => ended(ports, task, kept, how),
  });
};

/** Null where the record was erased since, and its history with it. */
const keptLetter = async ({ database }: Ports, { shop, id }: Task): Promise<Kept | null> => {
  const [, found] = await database.batch([
    enterJob(shop, null),
    {
      text: `select h.entity, h.record_id, h.user_id, h.changes->'letter'->1 from history h where h.shop_id = $1 and h.id = $2 and h.action = 'letter'`,
      values: [shop, id],
    },
  ]);
  const [entity, record, user, letter] = found!.rows[0] ?? [];
  if (!entity || !record || !letter) return null;
  return { entity: entityOf(entity), record, user: user ?? null, letter: JSON.parse(letter) as PaperLetter };
};

/** Null where the record is not there any more. */
const letterOf = async (ports: Ports, { shop }: Task, { entity, record, letter }: Kept): Promise<Letter | null> => {
  const { paper, size, language, period, printed, to, text } = letter;
  if (!entity.papers?.[paper]) return null;
  const written = await letterWithPaper(ports, shop, { entity, paper, record, size, language, period, printed }, text);
  return written && { to, ...written };
};

/** Whether it was in one of those states. */
const moved = async (
  ports: Ports,
  { shop, id }: Task,
  { entity, record, user }: Kept,
  from: readonly LetterState[],
  to: LetterState,
  tries: number,
): Promise<boolean> => {
  const [, done] = await ports.database.batch([
    enterJob(shop, user),
    movement(shop, id, from, to, tries),
    publishChange(shop, entity.name, record),
  ]);
  return done!.count > 0;
};

const movement = (
  shop: string,
  id: string,
  from: readonly LetterState[],
  to: LetterState,
  tries: number,
): Statement => ({
  text: `update history h set changes = jsonb_set(jsonb_set(h.changes, '{letter,1,state}', to_jsonb($4::text)), '{letter,1,tries}', to_jsonb($5::integer))
    where h.shop_id = $1 and h.id = $2 and h.action = 'letter' and h.changes#>>'{letter,1,state}' = any($3::text[])`,
  values: [shop, id, from, to, tries],
});

const titleOf = (entity: AnyEntity, shop: string, record: string): Statement => ({
  text: `select t.${snake(entity.title)}::text from ${tableName(entity)} t where t.shop_id = $1 and t.id = $2`,
  values: [shop, record],
});

/** It did not go out, or nobody knows: whoever sent it is told. */
const ended = (ports: Ports, { shop, id }: Task, kept: Kept, state: 'failed' | 'unknown'): Promise<void> =>
  ports.database.transaction(async run => {
    const { entity, record, user, letter } = kept;
    const [, done, title] = await run([
      enterJob(shop, user),
      movement(shop, id, ['queued', 'sending'], state, letter.tries),
      titleOf(entity, shop, record),
      publishChange(shop, entity.name, record),
    ]);
    if (!done!.count || !user) return;
    const told = { entity: entity.name, title: title!.rows[0]?.[0] ?? '', to: letter.to, isKnown: state === 'failed' };
    await notify(ports, run, shop, [user], paperNotSent(id, record, told));
  });
