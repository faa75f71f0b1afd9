import type { Row } from '../../api/db/write.ts';
import { contacts } from '../../schema/entities/contacts.ts';
import { groups } from '../../schema/entities/groups.ts';
import { checkDigit } from '../../schema/rules/taxIds.ts';
import { openingHours } from './calendar.ts';
import { neighbours } from './names.ts';
import type { Past } from './past.ts';
import type { Random } from './random.ts';
import type { Region } from './pieceKinds/pieceKind.ts';
import { words } from './words.ts';

const female = 0;
const male = 1;
const other = 2;

/** How likely a customer is in each. */
const circles = {
  'Wedding season': 0.16,
  'VIP customers': 0.08,
  'Gold savings members': 0.22,
  'Birthday club': 0.3,
  'Festival offers': 0.4,
  'Diamond enquiries': 0.07,
};

/** A customer, as messages need them. */
export type Customer = { id: string; name: string; mobileNo: string; selectedGroups: string[] };

/** The customers of a year, and the groups they are in; the ids of the groups, by name, the customers, the karigars and the suppliers are given back. */
export const fillAddressBook = (
  past: Past,
  { region, count, now }: { region: Region; count: number; now: Date },
  random: Random,
): { groupIds: ReadonlyMap<string, string>; customers: Customer[]; karigars: Row[]; suppliers: Row[] } => {
  const customers: Customer[] = [];
  const names = [...Object.keys(circles), 'Karigars'];
  const rows = past.create(
    groups,
    names.map(name => ({ name })),
    openingHours(now, 362, random),
  );
  const groupIds = new Map(names.map((name, i) => [name, rows[i]!.id]));
  const visits = Math.ceil(count / 4);
  for (let i = 0; i < visits; i++) {
    const at = openingHours(now, Math.round(361 - (i * 360) / (visits - 1)), random);
    const family = Array.from({ length: 4 }, () => customer(region, groupIds, random));
    if (random.chance(0.12)) family[1]!.mobileNo = family[0]!.mobileNo;
    // Whoever came to buy is a customer, whoever came along is not.
    family.forEach((person, n) => n < 2 && Object.assign(person, { isCustomer: true, ...boughtAs(i + n) }));
    customers.push(...(past.create(contacts, family, at) as (Row & Customer)[]));
  }
  const karigars = past.create(
    contacts,
    words('Ganesh Soni, Bablu Karmakar, Ramesh Vishwakarma, Tapas Maity').map((name, n) => ({
      name,
      gender: male,
      mobileNo: mobile(random),
      isKarigar: true,
      ...(n < 2 && { tags: n ? 'Polish' : 'Setting, Filigree', preferredLanguage: 'hi' }),
      selectedGroups: [groupIds.get('Karigars')!],
    })),
    openingHours(now, 340, random),
  );
  const sellers = past.create(contacts, suppliers(random), openingHours(now, 338, random));
  return { groupIds, customers, karigars, suppliers: sellers };
};

/** Sizes and limits of some customers. */
const boughtAs = (n: number) => ({
  ...(n % 3 === 0 && { ringSize: String(10 + (n % 9)), bangleSize: ['2-4', '2-6', '2-8'][n % 3]! }),
  ...(n % 5 === 0 && { creditLimit: 25_000 * (1 + (n % 4)), tags: 'Regular' }),
});

/** Two whom the shop buys from. */
const suppliers = (random: Random) =>
  [
    { name: 'Navkar Bullion', pan: 'AAPFN4821K', pin: '400002', address: '4, Zaveri Bazaar, Kalbadevi' },
    {
      name: 'Shree Diamonds',
      pan: 'AACFS7390D',
      pin: '400051',
      address: 'Bharat Diamond Bourse, Bandra Kurla Complex',
    },
  ].map(({ pan, ...supplier }) => ({
    ...supplier,
    organization: supplier.name,
    gender: other,
    mobileNo: mobile(random),
    city: 'Mumbai',
    stateCode: '27',
    pan,
    gstin: gstinOf(`27${pan}1Z`),
    isSupplier: true,
    selectedGroups: [],
  }));

const gstinOf = (start: string) => start + checkDigit(start);

const customer = (region: Region, groupIds: ReadonlyMap<string, string>, random: Random) => {
  const { women, men, families } = random.pick(neighbours[region]);
  const gender = random.chance(0.64) ? female : male;
  const [first, last] = [random.pick(gender === female ? women : men), random.pick(families)];
  const handle = `${first}.${last}`.toLowerCase().replace(/[^a-z.]/g, '');
  return {
    name: `${first} ${last}`,
    gender,
    mobileNo: mobile(random),
    email:
      handle.length > 3 && random.chance(0.45)
        ? `${handle}${random.integer(1, 99)}@example.${random.pick(['com', 'org', 'net'])}`
        : null,
    phoneNo: random.chance(0.08) ? `0${random.pick(['22', '20', '40'])}2${random.digits(7)}` : null,
    instagramId: handle.length > 3 && random.chance(0.12) ? `@${handle.replace('.', '_')}` : null,
    selectedGroups: Object.entries(circles).flatMap(([name, share]) =>
      random.chance(share) ? [groupIds.get(name)!] : [],
    ),
  };
};

const mobile = (random: Random) =>
  `${random.pick(['98', '99', '97', '96', '93', '90', '88', '86', '81', '79', '77', '70'])}${random.digits(8)}`;
