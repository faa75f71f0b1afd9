import { newGuest } from '../../api/session/sample.ts';
import { enterAccount } from '../../api/db/transactionContext.ts';
import type { Ports } from '../../api/ports.ts';
import { guest, sampleShop } from '../../schema/demo.ts';
import { seedBusinesses } from './seedDemo.ts';

/** Lets the guest into the demo's first shop; without a demo one like it is made, whose people have no password. */
export const seedSample = async (ports: Ports): Promise<void> => {
  const [, known, demos] = await ports.database.batch([
    enterAccount,
    { text: 'select 1 from users where email = $1', values: [guest.email] },
    {
      text: `select s.id from shops s join memberships m on m.shop_id = s.id join users u on u.id = m.user_id
        where u.is_demo and s.name = $1 order by s.id limit 1`,
      values: [sampleShop],
    },
  ]);
  if (known!.count) return;
  const shop = demos!.rows[0]?.[0] ?? (await seedBusinesses(ports, { names: [sampleShop], passwordHash: null }))[0]!.id;
  await ports.database.batch([enterAccount, ...newGuest(ports.ids.next(), shop, ports.clock.now())]);
};
