import { makerOf } from '../notifications/people.ts';
import { notify } from '../notifications/notify.ts';
import { messageEnded, type EndedMessage } from '../notifications/notificationEvents.ts';
import type { Ports, Run, Statement } from '../ports.ts';

/** Whoever wrote the message is told how it went, in the transaction that ends it. */
export const tellEnded = async (ports: Ports, run: Run, shop: string, id: string): Promise<void> => {
  const [message, maker] = await run([endedMessage(shop, id), makerOf(shop, id)]);
  const user = maker!.rows[0]?.[0];
  if (user) await notify(ports, run, shop, [user], messageEnded(JSON.parse(message!.rows[0]![0]!) as EndedMessage));
};

const endedMessage = (shop: string, id: string): Statement => ({
  text: `select row_to_json(r) from (select m.id, m.name, m.sent, m.failed, m.skipped, m.unknown,
      (select q.reason from recipients q where q.shop_id = $1 and q.message_id = $2 and q.state = 'failed' and q.reason is not null
        group by q.reason order by count(*) desc, q.reason limit 1) as reason
    from messages m where m.shop_id = $1 and m.id = $2) r`,
  values: [shop, id],
});
