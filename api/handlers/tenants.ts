import { shops } from '../../schema/entities/shops.ts';
import { tenants } from '../../schema/entities/tenants.ts';
import { choiceOf, listOf, maybe, object, string, uuid, yesOrNo } from '../../schema/kit/shape.ts';
import { roleOptions } from '../../schema/roleOptions.ts';
import type { RequestContext } from '../requestContext.ts';
import { recordId } from '../crud/read.ts';
import { finished } from '../crud/reply.ts';
import { enterAccount } from '../db/transactionContext.ts';
import { parentGuard } from '../db/guards.ts';
import { replySelect } from '../db/select.ts';
import { replying } from '../handler.ts';
import { dataText } from '../reply.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { parametersOf } from './input.ts';
import { openShop } from './openShop.ts';

const person = object({
  id: uuid,
  name: string,
  email: string,
  mobileNo: maybe(string),
  isActive: yesOrNo,
  shops: listOf(object({ id: uuid, name: string, role: maybe(choiceOf(roleOptions)) })),
});

export const tenantHandlers: HandlersOf<typeof tenants> = {
  openShop,
  shops: replying(listOf(recordOf(shops)), async context =>
    dataText(finished(shops, await listed(context, shopsOf), context)),
  ),
  users: replying(listOf(person), async context => dataText(await listed(context, peopleOf))),
};

const listed = async (context: RequestContext, text: string): Promise<string> => {
  const id = recordId(tenants, context);
  parametersOf(context);
  const known = parentGuard('tenants', context.shop, id);
  return (await context.batch([known, enterAccount, { text, values: [id] }])).at(-1)!.rows[0]![0]!;
};

const shopsOf = `select coalesce(json_agg(r), '[]') from (${replySelect(shops)}
  where t.tenant_id = $1 and t.deleted_at is null order by lower(t.name), t.id) r`;

const peopleOf = `select coalesce(json_agg(r), '[]') from (
  select u.id, u.name, u.email, u.mobile_no as "mobileNo", u.disabled_at is null as "isActive",
    (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'role', m.role) order by lower(s.name), s.id), '[]')
      from memberships m join shops s on s.id = m.shop_id where m.user_id = u.id) as shops
  from users u where u.tenant_id = $1 order by lower(u.name), u.id limit 1000) r`;
