import { conflict } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { PageAnswer } from '../../schema/rules/pageAnswers.ts';
import { say } from '../../schema/words/said.ts';
import { updateStatements } from '../crud/update.ts';
import { tableName } from '../db/columns.ts';
import type { Occasion } from '../db/history.ts';
import { hasMeaning } from '../db/meanings.ts';
import { snake } from '../db/table.ts';
import { lockStatements } from '../db/write.ts';
import { publishChange } from '../events/signals.ts';
import type { Run, Statement } from '../ports.ts';

/** What a record asks about: the amount as the database writes it, and what was said to it. */
export type Question = { amount: string | null; answer: PageAnswer | null; isOpen: boolean };

export const questionStatement = (entity: AnyEntity, shop: string, id: string): Statement => {
  const { to, field } = entity.publicPage!.answer!;
  return {
    text: `select json_build_object('amount', t.${snake(to)}::text, 'answer', t.${snake(field)}, 'isOpen', ${hasMeaning(entity, ['waiting', 'active'])})
      from ${tableName(entity)} t where t.shop_id = $1 and t.id = $2 and t.deleted_at is null`,
    values: [shop, id],
  };
};

type Answered = {
  entity: AnyEntity;
  id: string;
  answer: PageAnswer;
  /** The amount that whoever answers has before them. */
  seen?: string;
};

/** Keeps what was said to the amount, once: said again it is the same, and whoever wants otherwise speaks to the shop. False where it was the same. */
export const keepAnswer = async (
  run: Run,
  { shop, occasion }: { shop: string; occasion: Occasion },
  { entity, id, answer, seen }: Answered,
): Promise<boolean> => {
  const { field, amount, at } = entity.publicPage!.answer!;
  const found = (await run([...lockStatements(entity, shop, [id]), questionStatement(entity, shop, id)])).at(-1)!;
  const asked = JSON.parse(found.rows[0]![0]!) as Question;
  if (seen !== undefined && seen !== asked.amount) throw conflict(say('answerOtherAmount'));
  if (asked.answer === answer) return false;
  if (asked.answer) throw conflict(say('answerGiven'));
  if (!isAsked(asked)) throw conflict(say('answerNotAsked'));
  const changes = { [field]: answer, [amount]: Number(asked.amount), [at]: occasion.at.toISOString() };
  await run([...updateStatements(entity, shop, [id], changes, occasion), publishChange(shop, entity.name, id)]);
  return true;
};

export const isAsked = ({ amount, answer, isOpen }: Question): boolean => isOpen && !answer && Number(amount ?? 0) > 0;
