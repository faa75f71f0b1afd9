import { conflict, invalid, notOneOf, Refusal } from '../../schema/errors.ts';
import { gstReturnFormats } from '../../schema/rules/returns/reply.ts';
import { say } from '../../schema/words/said.ts';
import { asAccount } from '../db/transactionContext.ts';
import type { RequestContext } from '../requestContext.ts';
import { gstinsStatement, shopsOfGstin } from './documents.ts';
import { daysOf, rowsOf, schemeOfReturn } from './readMonth.ts';
import type { ReturnWanted } from './wanted.ts';

type Used = { gstin: string; last: string };
type ShopOfGstin = { id: string; name: string; gstin: string; mayRead: boolean };

/** A month, and the GSTIN where it is not the shop's own. */
type Asked = { month?: string | undefined; gstin?: string | undefined };

/** A return is of all shops of a GSTIN: whoever has it may see the books of each. Null where the shop has no GSTIN. */
export const returnOf = async (context: RequestContext, asked: Asked): Promise<ReturnWanted | null> => {
  const { wanted, closed } = await findReturn(context, asked);
  if (closed.length) throw new Refusal(403, say('returnOtherShops', { shops: closed.join(', ') }));
  return wanted;
};

/** The same, and the names of the shops whose books the person may not see. */
export const findReturn = async (
  context: RequestContext,
  { month, gstin }: Asked,
): Promise<{ wanted: ReturnWanted | null; closed: string[] }> => {
  const { shop } = context;
  const [, found] = await context.read(asAccount(shop, [shopsOfGstin(shop)]));
  const shops = found!.rows.map(([json]) => JSON.parse(json!) as ShopOfGstin);
  if (!month || !/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) throw invalid({ month: say('enterMonth') });
  if (!shops.length) return { wanted: null, closed: [] };
  const closed = shops.filter(({ mayRead }) => !mayRead).map(({ name }) => name);
  const used = await gstinsUsed(context, month, shops);
  const own = shops[0]!.gstin;
  // A month that was over before the shop got another GSTIN is returned under the one before.
  const wanted = { month, gstin: gstin ?? (used.includes(own) ? own : (used[0] ?? own)) };
  if (gstin && gstin !== own && !used.includes(gstin)) throw notOneOf('gstin', [own, ...used]);
  return {
    wanted: {
      ...wanted,
      others: used.filter(name => name !== wanted.gstin),
      shops: shops.map(({ id, name }) => ({ id, name })),
    },
    closed,
  };
};

/** The GSTINs on documents of the month, the latest first. */
const gstinsUsed = async (
  { ports }: RequestContext,
  month: string,
  shops: readonly ShopOfGstin[],
): Promise<string[]> => {
  const found: Used[] = [];
  for (const { id } of shops)
    found.push(...(await rowsOf<Used>(ports.database, id, gstinsStatement(id, daysOf(month)))));
  return [...new Set(found.toSorted((one, other) => (one.last < other.last ? 1 : -1)).map(({ gstin }) => gstin))];
};

/** For a file, which there is only with a GSTIN, and not of a dealer under the composition scheme. */
export const returnToFile = async (context: RequestContext, asked: Asked): Promise<ReturnWanted> => {
  const wanted = await returnOf(context, asked);
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
