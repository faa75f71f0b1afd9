import { conflict, invalid, notOneOf, Refusal } from '../../schema/errors.ts';
import { gstReturnFormats } from '../../schema/rules/returns/reply.ts';
import { say } from '../../schema/words/said.ts';
import { asAccount } from '../db/transactionContext.ts';
import type { RequestContext } from '../requestContext.ts';
import { shopsOfGstin } from './documents.ts';
import { schemeOfReturn } from './readMonth.ts';
import type { ReturnWanted } from './wanted.ts';

type ShopOfGstin = { id: string; name: string; gstin: string; mayRead: boolean };

/** A return is of all shops of a GSTIN: whoever has it may see the books of each. Null where the shop has no GSTIN. */
export const returnOf = async (context: RequestContext, month: string | undefined): Promise<ReturnWanted | null> => {
  const { wanted, closed } = await findReturn(context, month);
  if (closed.length) throw new Refusal(403, say('returnOtherShops', { shops: closed.join(', ') }));
  return wanted;
};

/** The same, and the names of the shops whose books the person may not see. */
export const findReturn = async (
  context: RequestContext,
  month: string | undefined,
): Promise<{ wanted: ReturnWanted | null; closed: string[] }> => {
  const { shop } = context;
  const [, found] = await context.read(asAccount(shop, [shopsOfGstin(shop)]));
  const shops = found!.rows.map(([json]) => JSON.parse(json!) as ShopOfGstin);
  if (!month || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw invalid({ month: say('enterMonth') });
  if (!shops.length) return { wanted: null, closed: [] };
  const closed = shops.filter(({ mayRead }) => !mayRead).map(({ name }) => name);
  const wanted = { month, gstin: shops[0]!.gstin, shops: shops.map(({ id, name }) => ({ id, name })) };
  return { wanted, closed };
};

/** For a file, which there is only with a GSTIN, and not of a dealer under the composition scheme. */
export const returnToFile = async (context: RequestContext, month: string | undefined): Promise<ReturnWanted> => {
  const wanted = await returnOf(context, month);
  if (!wanted) throw conflict(say('returnNoOwnGstin'));
  if ((await schemeOfReturn(context.ports.database, wanted)) === 'composition')
    throw conflict(say('returnCompositionNone'));
  return wanted;
};

export const formatOfReturn = (format: string | undefined) => {
  const known = gstReturnFormats.find(name => name === format);
  if (!known) throw notOneOf('format', gstReturnFormats);
  return known;
};
