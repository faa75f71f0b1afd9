import { enterAccount, enterJob } from '../db/transactionContext.ts';
import type { Ports, Run, Statement } from '../ports.ts';
import { notify } from './notify.ts';
import { makerOf } from './people.ts';

/** Whoever invited a person hears that they came, in each shop where they work. Ends as `account`. */
export const tellJoined = async (ports: Ports, run: Run, user: string): Promise<void> => {
  const [, found] = await run([enterAccount, placesOf(user)]);
  for (const [shop, name] of found!.rows) {
    const [, maker] = await run([enterJob(shop!, null), makerOf(shop!, user)]);
    const inviter = maker!.rows[0]?.[0];
    const about = { kind: 'personJoined', subject: user, event: `joined ${user}` } as const;
    if (inviter) await notify(ports, run, shop!, [inviter], { ...about, payload: { name: name! } });
  }
  await run([enterAccount]);
};

const placesOf = (user: string): Statement => ({
  text: `select m.shop_id, u.name from memberships m join users u on u.id = m.user_id where m.user_id = $1 order by m.shop_id`,
  values: [user],
});
