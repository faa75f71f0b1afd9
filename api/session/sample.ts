import { notFound } from '../../schema/errors.ts';
import { guest } from '../../schema/demo.ts';
import { reading } from '../../schema/permissions.ts';
import { say } from '../../schema/words/said.ts';
import { shopPeople } from './businesses.ts';
import { enterAccount } from '../db/transactionContext.ts';
import { insertRows } from '../db/insertRows.ts';
import type { Statement } from '../ports.ts';
import type { Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { countAttempts } from './attempts.ts';
import { networkOf } from './network.ts';
import { openSession } from './sessions.ts';
import type { SignedIn } from './shapes.ts';
import { userByEmail } from './statements.ts';

/** Long enough to look around in, and soon nobody's. */
const visitLength = 2 * 60 * 60 * 1_000;

/** A session of the guest, who may look at everything in the sample shop; 404 where this site has none. */
export const lookIntoSample = async (context: RequestContext): Promise<Reply<SignedIn>> => {
  await countAttempts(context, [{ limit: 'sample', name: networkOf(context.address) }]);
  const [, found] = await context.ports.database.batch([enterAccount, userByEmail(guest.email)]);
  const [user, , mayEnter] = found!.rows[0] ?? [];
  if (!user || mayEnter !== 't') throw notFound(say('sampleShop'));
  return openSession(context, user, [], { length: visitLength });
};

/** Run them behind `enterAccount`. The guest belongs to no business, so that nobody can invite them anywhere else. */
export const newGuest = (id: string, shop: string, at: Date): Statement[] => {
  const made = { created_at: at.toISOString() };
  const changed = { ...made, updated_at: made.created_at, version: 1 };
  const place = { user_id: id, shop_id: shop };
  return [
    insertRows('users', [
      { id, ...guest, permissions: [], proved_email: guest.email, is_demo: true, reads_only: true, ...made },
    ]),
    shopPeople([place], at),
    insertRows('memberships', [{ ...place, added: reading, ...changed }]),
  ];
};
