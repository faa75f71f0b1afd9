import type { Meaning } from '../../schema/kit/meta.ts';
import type { Language } from '../../schema/words/languages.ts';
import { noShop } from '../db/statement.ts';
import { enterJob } from '../db/transactionContext.ts';
import type { Database, Statement } from '../ports.ts';

type Named = Record<'en' | 'hi', string>;
/** Types and states of work, as the platform proposes them to a shop that begins. */
export type UsualWork = {
  types: (Named & { id: string; days: number | null; lossPercent: number | null })[];
  states: (Named & { meaning: Meaning; typeId: string | null })[];
};

/** Its one value is `UsualWork`, as JSON. */
export const askUsualWork: Statement = { text: 'select usual_work()', values: [] };

export const usualTypes = ({ types }: UsualWork, language: Language) =>
  types.map(({ en, hi, days, lossPercent }, n) => ({
    name: language === 'hi' ? hi : en,
    days,
    lossPercent,
    position: n + 1,
  }));

/** `typeIds`: of the shop's own copies of the types, in their order. */
export const usualStates = ({ types, states }: UsualWork, language: Language, typeIds: readonly string[]) =>
  states.map(({ en, hi, meaning, typeId }, n) => ({
    name: language === 'hi' ? hi : en,
    meaning,
    typeId: typeIds[types.findIndex(({ id }) => id === typeId)] ?? null,
    position: n + 1,
  }));

export const readUsualWork = async ({ batch }: Pick<Database, 'batch'>): Promise<UsualWork> =>
  JSON.parse((await batch([enterJob(noShop, noShop), askUsualWork])).at(-1)!.rows[0]![0]!) as UsualWork;
