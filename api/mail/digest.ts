import { notifications, type Notification } from '../../schema/entities/notifications.ts';
import { shopInLink } from '../../schema/rules/notifications.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import { enterAccount, enterJob } from '../db/transactionContext.ts';
import type { Ports, Statement } from '../ports.ts';
import { noticeOf } from '../push/notice.ts';
import { letter } from './letters.ts';
import { readerOf } from './notice.ts';

export type DigestJob = { user: string; shop: string; since: string; until: string };

/** So many are named; the letter says how many there are. */
const most = 10;

/** What came in that time and is still unread; no letter where there is nothing. */
export const sendDigest = async (ports: Ports, { user, shop, since, until }: DigestJob): Promise<void> => {
  const [, unread, , reader] = await ports.database.batch([
    enterJob(shop, user),
    unreadStatement(shop, since, until),
    enterAccount,
    readerOf(user, shop),
  ]);
  const [newest, count] = unread!.rows[0]!;
  const [to, name, shopName, language] = reader!.rows[0] ?? [];
  if (Number(count) === 0 || !to || !name) return;
  const wording = wordingFor(language);
  const here = { id: shop, name: shopName ?? '' };
  const lines = (JSON.parse(newest!) as Notification[]).map(one => {
    const { title, text } = noticeOf(one, { ...here, name: '' }, wording);
    return { title, text };
  });
  const address = `${ports.site.address}/notifications?${shopInLink}=${shop}`;
  const values = { shop: here.name, count: count! };
  await ports.mail.send({ to, ...letter({ kind: 'digest', name, address, values, lines }, wording) });
};

/** The newest of them, and how many there are. */
const unreadStatement = (shop: string, since: string, until: string): Statement => ({
  text: `with unread as materialized (
      select n.id, n.kind, n.payload, n.subject from ${notifications.name} n where n.shop_id = $1 and n.read_at is null and n.deleted_at is null
        and n.created_at > $2::timestamptz and n.created_at <= $3::timestamptz)
    select (select json_agg(row_to_json(k)) from (select * from unread order by id desc limit ${most}) k), (select count(*) from unread)`,
  values: [shop, since, until],
});
