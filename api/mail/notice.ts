import { notifications, type Notification } from '../../schema/entities/notifications.ts';
import { enterAccount, enterJob } from '../db/transactionContext.ts';
import { recordStatement } from '../db/write.ts';
import { noticeOf } from '../push/notice.ts';
import type { Ports, Statement } from '../ports.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import { letter } from './letters.ts';

/** To whoever wants to read by mail what they are told. */
export const sendNotice = async (
  ports: Ports,
  { user, shop, id }: { user: string; shop: string; id: string },
): Promise<void> => {
  const [, told, , reader] = await ports.database.batch([
    enterJob(shop, user),
    recordStatement(notifications, shop, id),
    enterAccount,
    readerOf(user, shop),
  ]);
  const notification = JSON.parse(told!.rows[0]?.[0] ?? 'null') as Notification | null;
  const [to, name, shopName, language] = reader!.rows[0] ?? [];
  if (!notification || !to || !name) return;
  const wording = wordingFor(language);
  const { title, text, link } = noticeOf(notification, { id: shop, name: shopName ?? '' }, wording);
  const address = `${ports.site.address}${link}`;
  await ports.mail.send({ to, ...letter({ kind: 'notice', name, address, values: { title, text } }, wording) });
};

/** Where letters go to, and in which language; `shop` by its name. */
export const readerOf = (user: string, shop: string): Statement => ({
  text: `select u.email, u.name, s.name, u.language from users u join shops s on s.id = $2 where u.id = $1 and u.disabled_at is null`,
  values: [user, shop],
});
