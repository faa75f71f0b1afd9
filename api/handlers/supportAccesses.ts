import { shops } from '../../schema/entities/shops.ts';
import { notFound } from '../../schema/errors.ts';
import { listOf, moment, object, string, uuid } from '../../schema/kit/shape.ts';
import { recordId } from '../crud/read.ts';
import { asAccount, enterAccount, goOnIn } from '../db/transactionContext.ts';
import { currentUser } from '../db/settings.ts';
import { parentGuard } from '../db/guards.ts';
import { noteStatement } from '../db/history.ts';
import { notify } from '../notifications/notify.ts';
import { ownersOf } from '../notifications/people.ts';
import type { Statement } from '../ports.ts';
import { replying } from '../handler.ts';
import { data, dataText } from '../reply.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf, parametersOf } from './input.ts';
import { say } from '../../schema/words/said.ts';

const hour = 60 * 60 * 1_000;
const mineNow = `a.user_id = ${currentUser} and a.ended_at is null and a.expires_at > $1::timestamptz`;

type SupportAction = 'openSupport' | 'endSupport' | 'mySupport' | 'support';

const access = object({
  id: uuid,
  shopId: uuid,
  shopName: string,
  userId: uuid,
  userName: string,
  reason: string,
  from: moment,
  until: moment,
});

/** A system administrator in a shop: for a reason, for some hours, in the history that its owner reads. */
export const supportHandlers: Pick<HandlersOf<typeof shops>, SupportAction> = {
  openSupport: replying(
    access,
    async context => {
      const { reason, hours } = await inputOf(context, shops.actions!.openSupport);
      const { shop, at, ports } = context;
      const until = new Date(at.getTime() + hours! * hour).toISOString();
      const id = ports.ids.next();
      const changes = { reason: [null, reason], until: [null, until] } as const;
      return context.change(async run => {
        const results = await run([
          parentGuard('shops', shop, recordId(shops, context)),
          noteStatement(shops, 'support', shop, shop, changes, context.occasion),
          enterAccount,
          endAccess(shop, at),
          newAccess({ id, shop, reason: reason!, until }, at),
          ownersOf(shop),
          accessById(id),
          goOnIn(shop),
        ]);
        const [owners, opened] = results.slice(-3).map(({ rows }) => rows.map(([value]) => value!));
        const { userName: name } = JSON.parse(opened![0]!) as { userName: string };
        const about = { kind: 'supportOpened', subject: id, event: `support ${id}` } as const;
        await notify(ports, run, shop, owners!, { ...about, payload: { name, reason: reason!, until } });
        context.accessed = 'supportBegan';
        return dataText(opened![0]!, 201);
      });
    },
    { status: 201, once: true },
  ),

  endSupport: replying(object({ shopId: uuid }), async context => {
    const { at } = context;
    const shop = recordId(shops, context);
    await context.transaction(async run => {
      const [, ended] = await run(asAccount(shop, [endAccess(shop, at)]));
      const planned = ended!.rows[0]?.[0];
      if (!planned) throw notFound(say('supportAccess'));
      const changes = { until: [planned, at.toISOString()] } as const;
      await run([noteStatement(shops, 'support', shop, shop, changes, context.occasion)]);
    });
    context.accessed = 'supportEnded';
    return data({ shopId: shop });
  }),

  mySupport: replying(listOf(access), async context => {
    parametersOf(context);
    const [, found] = await context.batch([enterAccount, accesses(mineNow, context.at.toISOString())]);
    return dataText(found!.rows[0]![0]!);
  }),

  support: replying(listOf(access), async context => {
    parametersOf(context);
    const [, found] = await context.batch([enterAccount, accesses('a.shop_id = $1', context.shop)]);
    return dataText(found!.rows[0]![0]!);
  }),
};

/** Mine to this shop, where one is open; tells when it would have ended by itself. */
const endAccess = (shop: string, at: Date): Statement => ({
  text: `with ended as (
      update support_accesses a set ended_at = $1::timestamptz where a.shop_id = $2 and ${mineNow} returning a.expires_at)
    select to_json(e.expires_at) #>> '{}' from ended e`,
  values: [at.toISOString(), shop],
});

const newAccess = (
  { id, shop, reason, until }: { id: string; shop: string; reason: string; until: string },
  at: Date,
): Statement => ({
  text: `insert into support_accesses (id, user_id, shop_id, reason, created_at, expires_at)
    values ($1, ${currentUser}, $2, $3, $4::timestamptz, $5::timestamptz)`,
  values: [id, shop, reason, at.toISOString(), until],
});

const shown = `select a.id, a.shop_id as "shopId", s.name as "shopName", a.user_id as "userId", u.name as "userName",
  a.reason, a.created_at as "from", coalesce(a.ended_at, a.expires_at) as "until"
  from support_accesses a join users u on u.id = a.user_id join shops s on s.id = a.shop_id`;

const accessById = (id: string): Statement => ({
  text: `select row_to_json(r) from (${shown} where a.id = $1) r`,
  values: [id],
});

const accesses = (where: string, value: string): Statement => ({
  text: `select coalesce(json_agg(r), '[]') from (${shown} where ${where} order by a.id desc limit 100) r`,
  values: [value],
});
