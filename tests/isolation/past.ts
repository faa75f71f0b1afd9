import { enterJob } from '../../api/db/transactionContext.ts';
import { bookStatement } from '../../api/messages/ledger.ts';
import { mediaKey } from '../../api/messages/headerFile.ts';
import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { IsolatedApi } from '../support/isolatedApi.ts';
import { pngFile } from '../support/pictures.ts';
import { sample, type Sample } from '../support/sample.ts';
import type { Shop } from '../support/shop.ts';

/** What only several calls, one after the other, bring about in a shop; here are the ids that tell of it. */
export type Past = {
  /** Contacts with one number, the first of which was told from both others. */
  alike: readonly string[];
  /** A contact in no group, which others were merged into. */
  merged: string;
  /** Contacts that have got a message each. */
  pair: readonly [string, string];
  /** One of which not everybody is on its list yet, and two that reached nobody. */
  messages: { halfListed: string; before: string; ended: string };
};

export const makePast = async (api: IsolatedApi, shop: Shop): Promise<Past> => {
  const alike = await people(shop, 3, { mobileNo: '9820007001' });
  for (const other of alike.slice(1)) await post(shop, 'contacts/distinct', { ids: [alike[0], other] });
  const merged = await mergedContact(shop);
  const pair = (await people(shop, 2)) as [string, string];
  const gone = await people(shop, 2);
  const halfListed = await halfListedMessage(api, shop);
  const before = await endedMessage(api, shop, 1_030, pair);
  const ended = await endedMessage(api, shop, 1_040, [...gone, pair[1]]);
  await post(shop, 'contacts/delete', { ids: gone });
  await runningExport(api, shop);
  return { alike, merged, pair, messages: { halfListed, before, ended } };
};

const people = async (shop: Shop, count: number, more: Sample = {}): Promise<string[]> => {
  const ids: string[] = [];
  while (ids.length < count) ids.push(String((await shop.make(entities.contacts, more))['id']));
  return ids;
};

const send = async (shop: Shop, method: string, path: string, body: object) => {
  const { status, text, data } = await shop.call(method, path, { body });
  if (status >= 300) throw new Error(text);
  return data;
};
const post = (shop: Shop, path: string, body: object) => send(shop, 'POST', path, body);
const change = (shop: Shop, ids: readonly string[], changes: object) =>
  send(shop, 'PUT', 'contacts/update', { ids, changes });

/** Two of those merged into it came back by hand; another one into which one was merged lies in the trash by itself. */
const mergedContact = async (shop: Shop): Promise<string> => {
  const [stays, ...others] = await people(shop, 4);
  const [lost, former] = await people(shop, 2);
  await change(shop, [...others, lost!], { name: 'Changed before' });
  await post(shop, 'contacts/merge', { into: stays, others });
  await post(shop, 'contacts/restore', { ids: others.slice(1) });
  await change(shop, [stays!], { selectedGroups: [] });
  await post(shop, 'contacts/merge', { into: lost, others: [former] });
  await post(shop, 'contacts/delete', { ids: [lost] });
  return stays!;
};

/** Straight into the table. */
const plant = async (shop: Shop, entity: AnyEntity, n: number, changes: Sample): Promise<string> =>
  (await shop.plant(entity, [{ ...(await sample(entity, n, shop.refer, 'import')), ...changes }]))[0]!;

/** Two of its four people are on its list; the money for three is put aside. */
const halfListedMessage = async ({ ports }: IsolatedApi, shop: Shop): Promise<string> => {
  const { shopId } = shop;
  const counts = { total: 4, prepared: 2, queued: 3, skipped: 1, cost: 2.64, status: 0, turn: 0 };
  const message = await plant(shop, entities.messages, 1_020, counts);
  const line = { kind: 'reserved', message, messages: 3, amount: '2.64' } as const;
  await ports.database.batch([
    enterJob(shopId, null),
    bookStatement(shopId, line, { ids: ports.ids, at: ports.clock.now() }),
  ]);
  return message;
};

/** The service takes no file just now, so that nothing goes out when it is tried once more: the time of that is never the same. */
const endedMessage = async ({ ports }: IsolatedApi, shop: Shop, n: number, contacts: readonly string[]) => {
  const headerMedia = ports.ids.next();
  await ports.files.put(mediaKey(shop.shopId, headerMedia), new Uint8Array(await (await pngFile()).arrayBuffer()));
  const words = { templateName: 'festival_offer', templateLanguage: 'en', headerFormat: 'IMAGE', headerMedia };
  const counts = { status: 2, total: contacts.length, failed: contacts.length, templateVariables: ['a', 'b', 'c'] };
  const message = await plant(shop, entities.messages, n, { ...words, ...counts });
  for (const [i, contactId] of contacts.entries()) {
    const { mobileNo: number } = (await shop.call('GET', `contacts/${contactId}`)).data;
    const facts = { messageId: message, contactId, number, state: 'failed', billed: 'released' };
    await plant(shop, entities.recipients, n + i, facts);
  }
  return message;
};

/** As if whoever wrote it had died. */
const runningExport = async ({ sql }: IsolatedApi, shop: Shop) => {
  const { id } = await post(shop, 'contacts/exports?format=csv', {});
  await sql(`update exports set state = 'running', ended_at = null where id = '${id}'`);
};
