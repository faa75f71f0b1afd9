import { notFound } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { described, maybe, object, string, yesOrNo, type Of } from '../../schema/kit/shape.ts';
import { parentGuards } from '../crud/list.ts';
import { recordId } from '../crud/read.ts';
import { parentGuard } from '../db/guards.ts';
import type { Result, Statement } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { addressOf, tokenOf, withdrawal } from './address.ts';

export const addressShape = object({
  address: maybe(string),
  isShown: described(yesOrNo, 'Whether the shop is approved: until then visitors find nothing there'),
});
export type AddressReply = Of<typeof addressShape>;

/** The address under which visitors see a record; null while nobody made one. */
export const shownAddress = async (entity: AnyEntity, context: RequestContext): Promise<Reply<AddressReply>> => {
  const results = await context.read([...guards(entity, context), kept(entity, context)]);
  return told(context, results);
};

/** There is one for a record: whoever makes it again is given the same. */
export const makeAddress = async (entity: AnyEntity, context: RequestContext): Promise<Reply<AddressReply>> => {
  const { shop, ports, at } = context;
  const results = await context.write([
    ...guards(entity, context),
    {
      text: `insert into public_addresses (shop_id, token, entity, record_id, created_at) values ($1, $2, $3, $4, $5::timestamptz)
        on conflict (shop_id, record_id) do nothing`,
      values: [shop, tokenOf(ports.secrets.token()), entity.name, recordId(entity, context), at.toISOString()],
    },
    kept(entity, context),
  ]);
  return told(context, results, 201);
};

/** Whoever has the address finds nothing any more; the next one is another. */
export const withdrawAddress = async (entity: AnyEntity, context: RequestContext): Promise<Reply<AddressReply>> => {
  const id = recordId(entity, context);
  const results = await context.write([
    ...guards(entity, context),
    withdrawal(context.shop, id),
    kept(entity, context),
  ]);
  if (!results.at(-2)!.count) throw notFound({ one: entity.name });
  return told(context, results);
};

/** Of a record in the trash there is none. */
const guards = (entity: AnyEntity, context: RequestContext): Statement[] => {
  const id = recordId(entity, context);
  return [...parentGuards(entity, context, [id]), parentGuard(entity.name, context.shop, id)];
};

const kept = (entity: AnyEntity, context: RequestContext): Statement => ({
  text: `select (select a.token from public_addresses a where a.shop_id = $1 and a.record_id = $2 and a.entity = $3),
    (select s.status = 'Approved' from shops s where s.shop_id = $1)`,
  values: [context.shop, recordId(entity, context), entity.name],
});

const told = ({ shop }: RequestContext, results: readonly Result[], status = 200): Reply<AddressReply> => {
  const [token, isShown] = results.at(-1)!.rows[0]!;
  return data({ address: token ? addressOf(shop, token) : null, isShown: isShown === 't' }, status);
};
