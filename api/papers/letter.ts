import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { yes } from '../../schema/kit/shape.ts';
import { paperLetterFields, type PaperLetter } from '../../schema/rules/paperLetters.ts';
import { isLanguage } from '../../schema/words/languages.ts';
import { parentGuards } from '../crud/list.ts';
import { recordId } from '../crud/read.ts';
import { parentGuard } from '../db/guards.ts';
import { noteStatement, type Occasion } from '../db/history.ts';
import { replying } from '../handler.ts';
import { inputOf } from '../handlers/input.ts';
import { countLetter } from '../mail/countLetter.ts';
import { queueLetter } from '../mail/job.ts';
import type { Ports, Run } from '../ports.ts';
import { dataText, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { wantedOf } from './print.ts';
import { readPrints } from './prints.ts';

/** A note in the history and a job: the letter goes out exactly when the note is there. */
const sendPaper = async (entity: AnyEntity, paper: string, context: RequestContext): Promise<Reply<true>> => {
  const { size, words, period } = wantedOf(entity, paper, context);
  const { to, text } = await inputOf(context, { input: paperLetterFields });
  const { shop } = context;
  const record = recordId(entity, context);
  const language = isLanguage(words.language) ? words.language : 'en';
  const sent = { to: to!, text: text ?? null, state: 'queued', tries: 0 } as const;
  const letter: PaperLetter = { paper, size, language, ...(period && { period }), ...sent };
  return context.change(async run => {
    await run([...parentGuards(entity, context, [record]), parentGuard(entity.name, shop, record)]);
    await countLetter(context, run);
    await queuePaper(run, context, { entity, record, letter });
    return dataText<true>('true', 202);
  });
};

/** Of a record that is locked, or new. */
export const queuePaper = async (
  run: Run,
  { shop, ports, occasion }: { shop: string; ports: Ports; occasion: Occasion },
  { entity, record, letter }: { entity: AnyEntity; record: string; letter: PaperLetter },
): Promise<void> => {
  const id = ports.ids.next();
  // It is no change that could be taken back.
  const noted = { ...occasion, change: null };
  const printed = (await readPrints(run, shop, entity, letter.paper, [record])).get(record);
  const kept: PaperLetter = { ...letter, ...(printed !== undefined && { printed }) };
  await run([noteStatement(entity, 'letter', shop, record, { letter: [null, kept] }, noted, id)]);
  await queueLetter(ports, run, { letter: 'paper', shop, id });
};

export const mailingOf = (entity: AnyEntity, paper: string) =>
  replying(yes, context => sendPaper(entity, paper, context), { status: 202, once: true });
