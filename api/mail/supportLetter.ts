import type { NotificationContents } from '../../schema/rules/notifications.ts';
import { notificationText } from '../../schema/rules/notificationText.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import { enterAccount } from '../db/transactionContext.ts';
import { linkOf } from '../push/notice.ts';
import type { Ports } from '../ports.ts';
import { accessById, type SupportAccess } from '../support/statements.ts';
import { letter } from './letters.ts';
import { readerOf } from './notice.ts';

/** To an owner: an administrator asks to enter the shop, or came in without an owner. Nobody can choose against it. */
export const sendSupportLetter = async (
  ports: Ports,
  { access: id, user }: { access: string; user: string },
): Promise<void> => {
  const { database, clock, site, mail } = ports;
  const [, found] = await database.batch([enterAccount, accessById(id, clock.now())]);
  const access = JSON.parse(found!.rows[0]?.[0] ?? 'null') as SupportAccess | null;
  if (access?.state !== 'asked' && access?.state !== 'open') return;
  const [, reader] = await database.batch([enterAccount, readerOf(user, access.shopId)]);
  const [to, name, , language] = reader!.rows[0] ?? [];
  if (!to || !name) return;
  const wording = wordingFor(language);
  const kind = access.isEmergency ? 'supportEmergency' : 'supportAsked';
  const { title, text } = notificationText({ kind, payload: payloadOf(access) }, wording);
  const link = linkOf({ kind, payload: {}, subject: id }, access.shopId);
  const values = { title, text, shop: access.shopName };
  await mail.send({ to, ...letter({ kind, name, address: `${site.address}${link}`, values }, wording) });
};

const payloadOf = ({
  userName: name,
  reason,
  scope,
  hours,
  until,
}: SupportAccess): NotificationContents['payload'] => ({
  name,
  reason,
  scope,
  hours,
  until,
});
