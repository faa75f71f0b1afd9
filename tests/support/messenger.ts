import { expect } from 'vitest';
import { connect } from '../../api/messages/account.ts';
import { bookStatement } from '../../api/messages/ledger.ts';
import { enterJob } from '../../api/db/transactionContext.ts';
import type { Ports } from '../../api/ports.ts';
import { contacts } from '../../schema/entities/contacts.ts';
import { openShop, type Shop } from './shop.ts';
import type { Answer, TestApi } from './testApi.ts';
import { eventually } from './eventually.ts';

export type Messenger = Omit<Shop, 'send'> & {
  number: string;
  /** As many contacts. */
  people(count: number, more?: Record<string, unknown>): Promise<string[]>;
  /** Multipart, as the contract has it. */
  send(changes?: Record<string, unknown>, headers?: Record<string, string>): Promise<Answer>;
  /** To one number, to see how it looks. */
  test(changes?: Record<string, unknown>): Promise<Answer>;
  /** One that must be taken; its id. */
  sent(changes?: Record<string, unknown>): Promise<string>;
  message(id: string): Promise<Record<string, any>>;
  /** How it stands once it is at its end. */
  ended(id: string): Promise<Record<string, any>>;
  recipients(id: string, search?: string): Promise<Record<string, any>[]>;
  balance(): Promise<number>;
  /** A webhook with these events of the shop's number. */
  tell(events: Record<string, unknown>[], signature?: string): Promise<Answer>;
};

let numbers = 0;
let names = 0;

/** `shop`: one that has its number and its money already. */
type Options = { balance?: string; perSecond?: number; price?: number; shop?: Shop };

/** A shop at the chat service, with money, without a limit, and without night. */
export const openMessenger = async (
  api: TestApi,
  { balance = '100000.00', perSecond = 0, price = 0.88, shop: connected }: Options = {},
): Promise<Messenger> => {
  const shop = connected ?? (await openShop(api));
  const { shopId } = shop;
  const number = `phone-${++numbers}-${shopId.slice(0, 8)}`;
  if (!connected) await connectShop(api.ports, shopId, { number, balance, perSecond, price });
  await api.sql(`update shops set quiet_from = '00:00', quiet_to = '00:00' where id = '${shopId}'`);
  let people = 0;
  const messenger: Messenger = {
    ...shop,
    number,
    people: (count, more = {}) =>
      shop.plant(
        contacts,
        Array.from({ length: count }, () => {
          const n = people++;
          return { name: `Person ${n}`, gender: 1, mobileNo: String(9_820_000_000 + n), ...more };
        }),
      ),
    send: (changes, headers = {}) => {
      const form = {
        name: `Message ${++names}`,
        templateName: 'offer',
        templateLanguage: 'en',
        templateVariables: JSON.stringify(['Asha', '20%', 'Sunday']),
        ...changes,
      };
      return shop.call('POST', 'whatsapp/messages', {
        form: Object.fromEntries(
          Object.entries(form).map(([name, value]) => [name, Array.isArray(value) ? JSON.stringify(value) : value]),
        ),
        headers,
      });
    },
    test: changes =>
      shop.call('POST', 'whatsapp/messages/test', {
        form: {
          templateName: 'offer',
          templateLanguage: 'en',
          templateVariables: '["Asha","20%","Sunday"]',
          ...changes,
        },
      }),
    async sent(changes) {
      const answer = await messenger.send(changes);
      expect(answer.status, answer.text).toBe(201);
      return answer.data.id as string;
    },
    message: async id => (await shop.call('GET', `whatsapp/messages/${id}`)).data,
    ended: id =>
      eventually(async () => {
        const message = await messenger.message(id);
        expect([2, 4]).toContain(message['status']);
        return message;
      }),
    recipients: async (id, search = '') =>
      (await shop.call('GET', `whatsapp/messages/${id}/recipients?pageSize=1000&sort=name${search}`)).data.items,
    balance: async () => (await shop.call('GET', 'whatsapp/balance')).data as number,
    tell: (events, signature = 'good') =>
      api.call('POST', 'webhooks/whatsapp', {
        body: JSON.stringify(
          events.map(event => ({
            kind: 'status',
            phoneNumberId: number,
            reference: null,
            billable: null,
            code: null,
            reason: null,
            at: '2026-11-20T09:00:00Z',
            ...event,
          })),
        ),
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
      }),
  };
  return messenger;
};

export const connectShop = async (
  { database, ids, clock }: Ports,
  shop: string,
  { number, balance, perSecond, price }: { number: string; balance: string; perSecond: number; price: number },
): Promise<void> => {
  const at = clock.now();
  const prices = { marketing: price, utility: 0.12, authentication: 0.12 };
  await database.batch([
    ...connect({ shop, phoneNumberId: number, businessAccountId: `waba-${shop}`, prices, perSecond, at }),
    enterJob(shop, null),
    bookStatement(shop, { kind: 'added', amount: balance }, { ids, at }),
  ]);
};
