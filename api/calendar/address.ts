import { invalid } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { described, maybe, moment, object, oneOf, string, type Of } from '../../schema/kit/shape.ts';
import { calendarFields, whoseCalendars } from '../../schema/rules/calendars.ts';
import { say } from '../../schema/words/said.ts';
import { currentShop, currentUser } from '../db/settings.ts';
import { inputOf } from '../handlers/input.ts';
import type { Statement } from '../ports.ts';
import { data, dataText, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';

export const addressShape = maybe(object({ whose: oneOf(whoseCalendars), createdAt: moment }));
export const newAddressShape = object({
  url: described(string, 'Told this once: whoever has it reads the calendar without signing in'),
  whose: oneOf(whoseCalendars),
});

/** Where the calendar of an entity is read by whoever has the address. */
export const feedPath = ({ name }: AnyEntity): string => `public/calendars/:shopId/:token/${name}.ics`;

const mine = `a.shop_id = $1 and a.user_id = ${currentUser} and a.entity = $2`;
const of = (entity: AnyEntity, { shop }: RequestContext) => [shop, entity.name];

/** Whether the caller has an address for it. The address itself nobody can tell any more. */
export const address = async (entity: AnyEntity, context: RequestContext): Promise<Reply<Of<typeof addressShape>>> => {
  const text = `select json_build_object('whose', a.whose, 'createdAt', a.created_at) from calendar_addresses a where ${mine}`;
  const [found] = await context.batch([{ text, values: of(entity, context) }]);
  return dataText(found!.rows[0]?.[0] ?? 'null');
};

/** A new one, in place of the one before, which leads nowhere from now on. */
export const makeAddress = async (
  entity: AnyEntity,
  context: RequestContext,
): Promise<Reply<Of<typeof newAddressShape>>> => {
  const { whose } = await inputOf(context, { input: calendarFields });
  // Where records are nobody's in particular none are mine.
  if (whose === 'mine' && !entity.assignment?.to) throw invalid({ whose: say('oneOfList') });
  const { secrets, site } = context.ports;
  const token = secrets.token();
  await context.write([
    onlyMembers,
    {
      text: `insert into calendar_addresses (shop_id, entity, user_id, whose, token_digest, created_at)
        values ($1, $2, ${currentUser}, $3, $4, $5::timestamptz)
        on conflict (shop_id, user_id, entity)
        do update set whose = excluded.whose, token_digest = excluded.token_digest, created_at = excluded.created_at`,
      values: [...of(entity, context), whose, secrets.digest(token), context.at.toISOString()],
    },
  ]);
  const path = feedPath(entity).replace(':shopId', context.shop).replace(':token', token);
  return data({ url: `${site.address}/api/${path}`, whose }, 201);
};

/** From now on it leads nowhere. */
export const withdrawAddress = async (entity: AnyEntity, context: RequestContext): Promise<Reply<true>> => {
  await context.write([{ text: `delete from calendar_addresses a where ${mine}`, values: of(entity, context) }]);
  return data(true);
};

/** Whoever looks in to help has no calendar here. */
const onlyMembers: Statement = {
  text: `select refuse_unless(exists (select 1 from my_shops('') m where m.id = ${currentShop}), 'TS403', null)`,
  values: [],
};
