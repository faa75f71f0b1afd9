import { entities } from '../../schema/entities/index.ts';
import { notFound } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { hasAddress } from '../../schema/kit/publicForm.ts';
import { say } from '../../schema/words/said.ts';
import { enterPublicPage, findPublicName } from '../db/transactionContext.ts';
import type { Run } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';
import { partsOf } from './encodedAddress.ts';

/** What a visitor stands before: a record, or, without one, the form by which they make one. */
export type Found = { run: Run; shop: string; token: string; entity: AnyEntity; record: string | null };

/** Lets a visitor in, to read. Whatever is wrong with the address or the name in the call's path, nothing is there. */
export const visit = <T>(context: RequestContext, work: (found: Found) => Promise<T>): Promise<T> =>
  context.ports.database.transaction(async run => {
    const { shop, token } = await placeOf(run, context);
    const [entered] = await run([enterPublicPage(shop, token)]);
    const [name, record] = entered!.rows[0]!;
    const entity = (entities as Record<string, AnyEntity>)[name!];
    if (!(record ? entity?.publicPage : hasAddress(entity?.publicForm))) throw nothingThere();
    return work({ run, shop, token, entity: entity!, record: record ?? null });
  });

export const nothingThere = () => notFound(say('record'));

const placeOf = async (run: Run, { parameters }: RequestContext): Promise<{ shop: string; token: string }> => {
  const { name, address = '' } = parameters;
  if (name === undefined) {
    const parts = partsOf(address);
    if (!parts) throw nothingThere();
    return parts;
  }
  const [found] = await run([findPublicName(name.toLowerCase())]);
  const [shop, token] = found!.rows[0]!;
  return { shop: shop!, token: token! };
};
