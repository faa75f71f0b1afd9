import { invalid } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { fileField, type AskedFile, type PublicForm } from '../../schema/kit/publicForm.ts';
import { endingOf } from '../../schema/rules/fileTypes.ts';
import { say, type Sentence } from '../../schema/words/said.ts';
import { createStatements } from '../crud/create.ts';
import { enterAccount } from '../db/transactionContext.ts';
import { tellTouched } from '../events/changes.ts';
import { doneOnce } from '../idempotency.ts';
import { DatabaseError, type Statement } from '../ports.ts';
import { insertFile } from '../recordFiles/calls.ts';
import { naming, storeRecordFile } from '../recordFiles/store.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { countAttempts, refuseTooMany, type Subject } from '../session/attempts.ts';
import { networkOf } from '../session/network.ts';

/** What a visitor has sent: what was typed, the file that goes along, and whether something is in the field that nobody sees. */
export type SentForm = { fields: unknown; file: unknown; isTrapped: boolean };

type Filled = SentForm & {
  entity: AnyEntity;
  /** Which of its forms, where that is not the one that has an address. */
  form?: PublicForm;
  shop: string;
  /** What was filled in, judged. */
  values: Record<string, unknown>;
  /** Lets a visitor in to make that one record. */
  enter: Statement;
};

/**
 * Judged before, now counted, then kept: the file in the store, and the record that names it. Whoever fills the field that nobody sees is
 * thanked and forgotten, and so is whoever sends what no two records share: a stranger does not learn what is known.
 */
export const keepFilled = async (context: RequestContext, filled: Filled): Promise<Reply<true>> => {
  const { entity, shop, values, file, isTrapped, enter } = filled;
  const asked = askedFile(filled.form ?? entity.publicForm!, file);
  await countAttempts(context, [senderOf(context, shop)]);
  const thanks = data<true>(true, 201);
  if (isTrapped) return thanks;
  const { ports, occasion, at } = context;
  const place = { ports, shop, at };
  const stored = asked ? [await storeRecordFile(fileField, file, place, { takes: judgeOf(asked) })] : [];
  const id = ports.ids.next();
  const keep = (named: () => void) =>
    ports.database.transaction(async run => {
      await run([enter]);
      return doneOnce(run, context.claim(shop), async () => {
        await run([
          ...createStatements(entity, shop, [{ ...values, id }], occasion),
          ...stored.map(one => insertFile(entity, place, id, one, { position: '1' })),
        ]);
        named();
        return thanks;
      });
    });
  try {
    const reply = await naming(place, stored, keep);
    tellTouched(ports, shop, occasion.change, occasion.touched!);
    return reply;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === known) return thanks;
    throw error;
  }
};

/** SQLSTATE of what is there already. */
const known = '23505';

/** The file that goes along; undefined where the form asks for none. */
const askedFile = ({ file: asked }: PublicForm, file: unknown): AskedFile | undefined => {
  if (!asked && file !== undefined) throw invalid({ [fileField]: say('unknownField') });
  if (asked && !(file instanceof File)) throw invalid({ [fileField]: say('chooseFile') });
  return asked;
};

/** By its name and size; its first bytes are looked at where it is put away. */
const judgeOf =
  ({ endings, mostMegabytes }: AskedFile) =>
  ({ name, size }: { name: string; size: number }): Sentence | undefined => {
    if (!endings.includes(endingOf(name).slice(1).toLowerCase()))
      return say('fileNotAmong', { name, list: endings.join(', ') });
    return size > mostMegabytes * 1e6 ? say('fileTooLarge', { name, most: mostMegabytes }) : undefined;
  };

/** From one network: as often as a form may be sent there. */
const senderOf = ({ address }: RequestContext, shop: string): Subject => ({
  limit: 'publicForm',
  name: `${networkOf(address)} ${shop}`,
});

/** Whoever has sent too many is refused before the file that goes along is read. */
export const refuseFlood = async (context: RequestContext, shop: string): Promise<void> => {
  await context.ports.database.batch([enterAccount, refuseTooMany(senderOf(context, shop), context.at)]);
};
