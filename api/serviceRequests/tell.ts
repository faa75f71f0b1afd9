import type { RequestContext } from '../requestContext.ts';
import { recordId } from '../crud/read.ts';
import { serviceRequests } from '../../schema/entities/serviceRequests.ts';
import { currentUser } from '../db/settings.ts';
import { goOnIn } from '../db/transactionContext.ts';
import { notify } from '../notifications/notify.ts';
import type { Run, Statement } from '../ports.ts';
import type { Standing } from './move.ts';

type Told = { kind: 'requestReplied' | 'requestSolved'; event: string };

/** Whoever asked, and whoever of the shop has written since, hear of it; at the desk nobody can tell them, so that is done as the shop. */
export const tellShop = async (
  context: RequestContext,
  run: Run,
  { user, number, title }: Pick<Standing, 'user' | 'number' | 'title'>,
  { kind, event }: Told,
): Promise<void> => {
  const { shop, ports } = context;
  const id = recordId(serviceRequests, context);
  const [writers] = await run([writersOf(shop, id), asShop(shop)]);
  const people = [user, ...writers!.rows.map(([writer]) => writer!)];
  await notify(ports, run, shop, people, { kind, payload: { number, title }, subject: id, event });
  await run([goOnIn(shop)]);
};

const writersOf = (shop: string, id: string): Statement => ({
  text: `select distinct m.user_id from remarks m where m.shop_id = $1 and m.record_id = $2 and not m.from_desk and m.user_id is not null`,
  values: [shop, id],
});

/** Until `goOnIn`. */
const asShop = (shop: string): Statement => ({ text: `select enter_job($1::uuid, ${currentUser})`, values: [shop] });
