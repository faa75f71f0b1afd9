import { newAddress } from './accounts.ts';
import type { Shop } from './shop.ts';
import type { Sent, TestApi } from './testApi.ts';

/** What a visitor fills into the form of contacts. */
export const aVisitor = { name: 'Asha "Devi"', gender: '0', mobileNo: '+91 98200 11001', birthday: '1990-03-02' };

/** The address of a shop's form of contacts. */
export const formOf = async (shop: Shop): Promise<string> =>
  (await shop.call('POST', 'contacts/public_form')).data.address;

/** A visitor before it, each from an address of their own. */
export const visitorOf = (world: Pick<TestApi, 'call'>, place: string) => ({
  see: (language = 'en') => world.call('GET', `public/${place}`, { headers: { 'accept-language': language } }),
  send: (fields: object = {}, sent: Sent = {}) =>
    world.call('POST', `public/${place}`, {
      body: { fields: { ...aVisitor, ...fields } },
      address: newAddress(),
      ...sent,
    }),
});
