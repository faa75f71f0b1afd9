import { newAddress } from './accounts.ts';
import { pngFile } from './pictures.ts';
import { openShop, type Shop } from './shop.ts';
import type { Sent, TestApi } from './testApi.ts';

export const aCard = {
  name: 'Meera Soni',
  role: 'Bridal jewellery',
  phone: '9820012345',
  whatsapp: '9820054321',
  email: 'meera@soni.example',
  website: 'https://soni.example',
  address: '12, Zaveri Bazaar; Mumbai',
  upiId: 'soni@okbank',
  greeting: 'Come in, we are glad to see you',
  greetingHi: 'आइए, आपका स्वागत है',
  design: 'velvet',
  accent: 'ruby',
  hours: [{ days: 'daily', opens: '00:00', closes: '23:30' }],
};

type Card = Record<string, any> & { id: string };

export type CardShop = Shop & {
  make: Shop['make'];
  /** A card that is published. */
  publish: (fields?: object) => Promise<Card>;
  /** What visitors are told of it. */
  see: (id: string, sent?: Sent & { search?: string }) => ReturnType<Shop['call']>;
  write: (id: string, fields: object, sent?: Sent) => ReturnType<Shop['call']>;
};

/** Visitors come from a network and with a browser of their own. */
export const openCardShop = async (api: TestApi): Promise<CardShop> => {
  const shop = await openShop(api);
  const at = (id: string) => `public/biz_cards/${shop.shopId}/${id}`;
  return {
    ...shop,
    async publish(fields = {}) {
      const { id } = (await shop.call('POST', 'biz_cards', { body: { ...aCard, ...fields } })).data as Card;
      return (await shop.call('POST', `biz_cards/${id}/publish`, { body: {} })).data as Card;
    },
    see: (id, { search = '', ...sent } = {}) => api.call('GET', at(id) + search, { headers: person, ...sent }),
    write: (id, fields, sent = {}) =>
      api.call('POST', `${at(id)}/enquiries`, { body: { fields }, address: newAddress(), ...sent }),
  };
};

export const person = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Mobile Safari/537.36' };

/** A picture of the shop's work. */
export const hangPicture = async (shop: Shop, caption: string) =>
  shop.call('POST', 'portfolio', { form: { caption, picture: await pngFile() } });
