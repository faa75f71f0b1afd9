import { checkDigit } from '../../../schema/rules/taxIds.ts';
import type { Draw } from '../draw.ts';

/** A call that must succeed, and what it replies. */
export type Ask = (method: string, path: string, body?: object) => Promise<any>;

/** A shop whose year is made, and the clock that it lives by. */
export type YearShop = { ask: Ask; goTo(moment: Date): void; draw: Draw };

export type Customer = { id: string; place: string; isBusiness: boolean };
export type Article = { productId: string; name: string; metal: 'gold' | 'silver' | 'other' };

/** What is there before the first bill. */
export type Ground = {
  customers: Customer[];
  suppliers: Customer[];
  karigar: string;
  tills: string[];
  bank: string;
  expenses: string[];
  articles: Article[];
};

export const home = '27';
const states = [
  { place: home, pin: '400001' },
  { place: '29', pin: '560001' },
  { place: '24', pin: '380001' },
  { place: '36', pin: '500001' },
];

/** People, products, tills and accounts. */
export const layGround = async ({ ask, draw }: YearShop, size: number): Promise<Ground> => {
  const made = async (path: string, body: object): Promise<string> => (await ask('POST', path, body)).id as string;
  let count = 0;
  const person = async (path: string, isBusiness: boolean, isHome: boolean): Promise<Customer> => {
    const n = (count += 1);
    const { place, pin } = isHome ? states[0]! : draw.of(states.slice(1));
    const pan = `AAAPA${String(n % 10_000).padStart(4, '0')}${String.fromCharCode(65 + (Math.floor(n / 10_000) % 26))}`;
    const start = `${place}${pan}1Z`;
    const id = await made(path, {
      name: `${isBusiness ? 'Jewellers' : 'Person'} ${n}`,
      gender: 1,
      mobileNo: String(9_000_000_000 + n),
      address: '12 Zaveri Bazaar',
      pin,
      stateCode: place,
      pan,
      gstin: isBusiness ? start + checkDigit(start) : null,
    });
    return { id, place, isBusiness };
  };
  const people = async (many: number, make: (n: number) => Promise<Customer>) => {
    const all: Customer[] = [];
    for (let n = 0; n < many; n++) all.push(await make(n));
    return all;
  };
  return {
    customers: await people(Math.max(20, Math.ceil(size / 10)), n => person('contacts', n % 10 === 9, n % 5 !== 4)),
    suppliers: await people(4, n => person('suppliers', true, n % 2 === 0)),
    karigar: (await person('karigars', false, true)).id,
    tills: [await made('tills', { name: 'Counter' }), await made('tills', { name: 'First floor', letter: 'F' })],
    bank: await made('ledger/accounts', { kind: 'bank', name: 'Current account' }),
    expenses: [
      await made('ledger/accounts', { kind: 'expenses', name: 'Rent' }),
      await made('ledger/accounts', { kind: 'expenses', name: 'Tea' }),
    ],
    articles: await articles(made),
  };
};

const kinds = [
  ['Ring', 'gold'],
  ['Chain', 'gold'],
  ['Bangle', 'gold'],
  ['Anklet', 'silver'],
  ['Glass', 'silver'],
  ['Box', 'other'],
] as const;

const articles = async (made: (path: string, body: object) => Promise<string>): Promise<Article[]> => {
  const unitId = await made('units', { symbol: 'article' });
  const all: Article[] = [];
  for (const metal of ['gold', 'silver', 'other'] as const) {
    const categoryId = await made('admin/products/categories', { name: `Of ${metal}` });
    for (const [name] of kinds.filter(([, of]) => of === metal))
      all.push({
        name,
        metal,
        productId: await made('admin/products', {
          name,
          productCode: name.toUpperCase(),
          hsncode: '7113',
          taxPercentage: 3,
          unitId,
          categoryId,
          mrp: 1_000,
          purchasePrice: 800,
          sellingPrice: 950,
        }),
      });
  }
  return all;
};
