import { enterAccount } from '../db/transactionContext.ts';
import type { Ports, Statement } from '../ports.ts';
import { membership } from './letters.ts';

/** To somebody who has an account already, unless they are out of the shop again. */
export const sendAdded = async (ports: Ports, user: string, shop: string): Promise<void> => {
  const [, found] = await ports.database.batch([enterAccount, member(user, shop)]);
  const [to, name, shopName] = found!.rows[0] ?? [];
  if (to && name && shopName)
    await ports.mail.send({ to, ...membership({ name, shopName, address: ports.site.address }) });
};

const member = (user: string, shop: string): Statement => ({
  text: `select u.email, u.name, s.name from memberships m join users u on u.id = m.user_id join shops s on s.id = m.shop_id
    where m.user_id = $1 and m.shop_id = $2 and u.disabled_at is null`,
  values: [user, shop],
});
