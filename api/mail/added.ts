import { enterAccount } from '../db/transactionContext.ts';
import type { Ports, Statement } from '../ports.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import { letter } from './letters.ts';

/** To somebody who has an account already, unless they are out of the shop again. */
export const sendAdded = async (ports: Ports, user: string, shop: string): Promise<void> => {
  const [, found] = await ports.database.batch([enterAccount, member(user, shop)]);
  const [to, name, shopName, language] = found!.rows[0] ?? [];
  if (!to || !name || !shopName) return;
  const given = { kind: 'membership', name, address: ports.site.address, values: { shop: shopName } } as const;
  await ports.mail.send({ to, ...letter(given, wordingFor(language)) });
};

const member = (user: string, shop: string): Statement => ({
  text: `select u.email, u.name, s.name, u.language from memberships m join users u on u.id = m.user_id join shops s on s.id = m.shop_id
    where m.user_id = $1 and m.shop_id = $2 and u.disabled_at is null`,
  values: [user, shop],
});
