import { orders } from '../../schema/entities/orders.ts';
import { lineText, rupees, type PublicOrder } from '../../schema/rules/orders.ts';
import { enterJob } from '../db/transactionContext.ts';
import { noShop } from '../db/statement.ts';
import { recordStatement } from '../db/write.ts';
import { receiptAddress } from '../orders/order.ts';
import type { Ports } from '../ports.ts';
import type { Wording } from '../../schema/words/wording.ts';
import { letter } from './letters.ts';

/** To whoever ordered: what, for how much, and where to see it again. */
export const sendOrdered = async (ports: Ports, id: string, wording: Wording): Promise<void> => {
  const [, found] = await ports.database.batch([enterJob(noShop, null), recordStatement(orders, noShop, id)]);
  const text = found!.rows[0]?.[0];
  if (!text) return;
  const { email: to, name, number, lines, total } = JSON.parse(text) as PublicOrder;
  const address = receiptAddress(ports.site.address, ports.secrets, id, wording.language);
  const plans = lines.map(line => lineText(line, wording.words.orderLine)).join('; ');
  const values = { number, plans, total: rupees(total) };
  await ports.mail.send({ to, ...letter({ kind: 'order', name, address, values }, wording) });
};
