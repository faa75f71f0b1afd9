import type { Faker } from '@faker-js/faker';
import { checkDigit } from '../schema/rules/taxIds.ts';

const one =
  (...texts: readonly string[]) =>
  (faker: Faker) =>
    faker.helpers.arrayElement(texts);
/** So near that one may follow another without a question. */
const near = (rate: number, step: number) => (faker: Faker) =>
  faker.number.float({ min: rate * 0.98, max: rate * 1.02, multipleOf: step });

const design = one('Nakshi', 'Temple', 'Peshwai', 'Kamal', 'Mayur', 'Rani', 'Jaali', 'Rajwadi', 'Anvita', 'Mogra');
const stone = one('Diamond', 'Ruby', 'Emerald', 'Pearl', 'Kundan', 'Gold', 'Rose Gold');
const piece = one(
  'Ring',
  'Bangles',
  'Necklace',
  'Jhumka',
  'Pendant',
  'Chain',
  'Kada',
  'Ear Tops',
  'Mangalsutra',
  'Nath',
);

const oldLines = (faker: Faker) => [
  {
    description: `Old ${piece(faker).toLowerCase()}`,
    metal: 'gold',
    grossWeight: faker.number.float({ min: 4, max: 40, fractionDigits: 3 }),
    deduction: faker.number.float({ min: 0, max: 2, fractionDigits: 3 }),
    fineness: faker.number.int({ min: 830, max: 916 }),
    loss: faker.number.int({ min: 0, max: 3 }),
    rate: near(12_300, 5)(faker),
    soldHere: false,
    use: 'melt',
  },
];

const planName = one('Ratti', 'Masha', 'Tola', 'Chavanni', 'Ser', 'Maund');
const planCode = (faker: Faker) => faker.helpers.fromRegExp('[a-z]{8}');
const planPrices = (faker: Faker) =>
  [30, 182, 365].map((duration, n) => ({
    duration,
    price: faker.number.int({ min: 3, max: 20 }) * 100 * (n + 1),
    since: '2026-01-01',
  }));

const scrapLines = (faker: Faker) => [
  {
    description: `Old ${piece(faker).toLowerCase()}`,
    grossWeight: faker.number.float({ min: 4, max: 40, fractionDigits: 3 }),
    fineness: faker.number.int({ min: 830, max: 916 }),
    loss: faker.number.int({ min: 0, max: 3 }),
    cost: faker.number.int({ min: 40_000, max: 400_000 }),
  },
];

const givenLines = (faker: Faker) => [
  { what: 'metal', metal: 'gold', fineness: 999, weight: faker.number.int({ min: 20, max: 200 }) },
];

const madeLines = (faker: Faker) => [
  {
    what: 'work',
    description: `${design(faker)} ${piece(faker)}`,
    metal: 'gold',
    grossWeight: faker.number.float({ min: 4, max: 60, fractionDigits: 3 }),
    fineness: 916,
    lossPercent: 1.5,
    labourBasis: 'perGram',
    rate: faker.number.int({ min: 40, max: 180 }),
  },
];

const soldLines = (faker: Faker) => faker.helpers.multiple(() => soldLine(faker), { count: { min: 1, max: 3 } });

const soldLine = (faker: Faker) => ({
  description: `${design(faker)} ${piece(faker)}`,
  hsn: '7113',
  metal: 'gold',
  fineness: 916,
  grossWeight: faker.number.float({ min: 2, max: 60, fractionDigits: 3 }),
  rate: 9_160,
  wastageBasis: 'weight',
  makingBasis: 'perGram',
  makingRate: faker.number.int({ min: 300, max: 900 }),
  quantity: 1,
  gst: 3,
});

/** `entity.field` where just any value of its kind would look odd. For the eye alone: what is not here is filled all the same. */
export const fakeValues: Record<string, (faker: Faker) => unknown> = {
  'products.name': faker => `${design(faker)} ${stone(faker)} ${piece(faker)}`,
  'products.productCode': faker => faker.helpers.fromRegExp('[A-Z]{2}22-[0-9]{4}'),
  'products.taxPercentage': () => 3,
  'heldGoods.note': one('Bring the paper.', 'Call before the due day.', 'Not to be polished.'),
  'licenses.name': one('Front counter', 'Back office', 'Pune branch', 'Accounts'),
  'licenses.endsOn': () => null,
  // A shop's plan has few.
  'licenses.seats': () => 1,
  'licenseMachines.name': one('Counter PC', 'Owner’s laptop', 'Billing tablet'),
  'licenseMachines.appVersion': () => '1.4.0',
  'licenseMachines.machine': faker => faker.helpers.fromRegExp('[0-9a-f]{64}'),
  'pieces.tag': faker => faker.helpers.fromRegExp('A-[0-9]{6}'),
  'pieces.huid': faker => faker.helpers.fromRegExp('[A-Z0-9]{6}'),
  'pieces.metal': () => 'gold',
  'pieces.fineness': faker => faker.helpers.arrayElement([999, 916, 750]),
  'pieces.grossWeight': faker => faker.number.float({ min: 2, max: 60, fractionDigits: 3 }),
  'pieces.stoneWeight': faker => faker.number.float({ min: 0, max: 1, fractionDigits: 3 }),
  'pieces.wastagePercent': faker => faker.number.int({ min: 2, max: 8 }),
  'pieces.tray': one('Tray 1', 'Tray 2', 'Window', 'Safe'),
  // To no other shop: which there are is the business's own.
  'pieceTransfers.toShopId': () => null,
  'pieceArrivals.fromShopId': () => null,
  'quotes.discountPercent': () => null,
  'quickBills.discountPercent': () => null,
  'creditNotes.discountPercent': () => null,
  'debitNotes.discountPercent': () => null,
  'quotes.lines': soldLines,
  'salesOrders.lines': soldLines,
  'quickBills.lines': soldLines,
  'creditNotes.lines': soldLines,
  'debitNotes.lines': soldLines,
  'oldGold.proof': () => 'pan',
  'oldGold.proofNumber': faker => faker.helpers.fromRegExp('[A-Z]{5}[0-9]{4}[A-Z]'),
  'oldGold.lines': oldLines,
  'meltingLots.metal': () => 'gold',
  'meltingLots.lines': scrapLines,
  'workOrders.name': faker => `${design(faker)} ${piece(faker).toLowerCase()}`,
  'workOrders.metal': () => 'gold',
  'workOrders.fineness': () => 916,
  'workOrders.weight': faker => faker.number.float({ min: 4, max: 60, fractionDigits: 3 }),
  'workOrders.pieceSize': one('12', '14', '2-4', '2-6', '18 inches'),
  'workOrders.lossPercent': () => 1.5,
  'karigarIssues.lines': givenLines,
  'karigarReceipts.lines': madeLines,
  'karigarReceipts.gst': () => 5,
  'chitSchemes.name': one(
    'Swarna Nidhi',
    'Suvarna Varsha',
    'Gold Eleven',
    'Lakshmi Sanchay',
    'Kuber Nidhi',
    'Dhanvarsha',
  ),
  'chitSchemes.kind': () => 'amount',
  'chitSchemes.instalment': faker => faker.helpers.arrayElement([1_000, 2_000, 5_000, 10_000]),
  'chitSchemes.instalments': () => 11,
  'chitSchemes.least': () => null,
  'chitSchemes.multiple': () => null,
  'chitSchemes.graceDays': () => 5,
  'chitSchemes.bonus': () => 'instalment',
  'chitSchemes.bonusPercent': () => null,
  'chitMembers.instalment': () => null,
  'chitMembers.nominee': faker => faker.person.fullName(),
  'chitMembers.nomineeRelation': one('Wife', 'Husband', 'Son', 'Daughter', 'Mother'),
  'chitMembers.proof': () => 'pan',
  'chitMembers.proofNumber': faker => faker.helpers.fromRegExp('[A-Z]{5}[0-9]{4}[A-Z]'),
  ...Object.fromEntries(
    ['FirstDay', 'Months', 'Paid', 'Weight', 'Metal'].map(name => [`chitMembers.brought${name}`, () => null]),
  ),
  'productGroups.name': one('22K Gold', '18K Gold', 'Diamond', 'Kundan', 'Silver', 'Coins', 'Bridal', 'Daily wear'),
  'productCategories.name': one('Rings', 'Earrings', 'Necklaces', 'Bangles', 'Chains', 'Pendants', 'Anklets', 'Coins'),
  'currencyUnits.rupees': faker => faker.number.float({ min: 20, max: 120, fractionDigits: 2 }),
  'currencyUnits.symbol': one('$', '€', '£', 'AED'),
  'currencyUnits.decimals': () => 2,
  'productGsts.name': one('GST 3%', 'GST 5%', 'GST 0.25%', 'GST 18%', 'Exempt'),
  'productPrices.name': one('Monthly instalment', 'Whole year at once', 'Festival offer'),
  'units.symbol': one('gm', 'kg', 'ct', 'pc', 'pair', 'set', 'tola', 'dozen'),
  'contacts.name': faker => faker.person.fullName(),
  // One place, so that PIN, state and GSTIN agree.
  'contacts.pin': () => '400001',
  'contacts.stateCode': () => '27',
  'contacts.gstin': () => null,
  'contacts.pan': faker => faker.helpers.fromRegExp('[A-Z]{5}[0-9]{4}[A-Z]'),
  'contacts.city': one('Mumbai', 'Jaipur', 'Surat', 'Kolkata'),
  'contacts.tags': one('Bridal', 'Bridal, Diamond', 'Regular', 'Coins'),
  'contacts.ringSize': one('10', '12', '14', '16'),
  'contacts.bangleSize': one('2-4', '2-6', '2-8'),
  'contacts.creditLimit': one('25000', '50000', '100000'),
  'contacts.instagramId': faker => `@${faker.internet.username().toLowerCase()}`,
  'contacts.facebookId': faker => faker.internet.username(),
  'groups.name': one(
    'Wedding season',
    'VIP customers',
    'Savings members',
    'Birthday club',
    'Festival offers',
    'Karigars',
  ),
  'commodityRates.goldRate': near(12_900, 5),
  'commodityRates.silverRate': near(208, 0.5),
  'commodityRates.diamondRate': near(52_000, 100),
  'commodityRates.platinumRate': near(5_400, 5),
  'commodityRates.gold916Rate': near(11_800, 5),
  'commodityRates.gold750Rate': near(9_700, 5),
  'commodityRates.silver925Rate': near(192, 0.5),
  'commodityRates.platinum950Rate': near(5_100, 5),
  'commodityRates.goldBuyingRate': near(12_300, 5),
  'commodityRates.silverBuyingRate': near(195, 0.5),
  'commodityRates.platinumBuyingRate': near(4_900, 5),
  'tenants.name': faker => `${faker.person.lastName()} ${one('Jewellers', 'Gold', 'Alankar', 'Ornaments')(faker)}`,
  'shops.name': faker => `${faker.person.lastName()} ${faker.location.city()}`,
  // As its GSTIN begins.
  'shops.stateCode': () => '27',
  'shops.gstin': faker => withCheckDigit(faker.helpers.fromRegExp('27[A-Z]{5}[0-9]{4}[A-Z]1Z')),
  'shops.pan': faker => faker.helpers.fromRegExp('[A-Z]{5}[0-9]{4}[A-Z]'),
  'shops.upiId': faker =>
    `${faker.person
      .lastName()
      .toLowerCase()
      .replace(/[^a-z]/g, '')}.shop@okbank`,
  'shops.seriesWidth': () => 4,
  'shops.seriesPrefix': faker => `${faker.string.alpha({ length: 2, casing: 'upper' })}/`,
  'bizCards.name': faker => faker.person.fullName(),
  'bizCards.role': one('Owner', 'Bridal jewellery', 'Diamonds', 'Silver counter', 'Repairs'),
  'bizCards.upiId': faker => faker.helpers.fromRegExp('[a-z]{6}@okbank'),
  'portfolio.caption': faker => `${design(faker)} ${piece(faker)}`,
  'users.name': faker => faker.person.firstName().replace(/[^\p{L}\p{M} ]/gu, ''),
  'vacancies.title': one('Field trainer', 'Support over the phone', 'Accountant', 'Engineer'),
  'vacancies.place': one('Jaipur', 'Mumbai', 'Surat', 'Pune'),
  'vacancies.payFrom': faker => faker.number.int({ min: 15, max: 40 }) * 1_000,
  'vacancies.payTo': faker => faker.number.int({ min: 40, max: 90 }) * 1_000,
  'invoicePlans.name': planName,
  'invoicePlans.code': planCode,
  'invoicePlans.prices': planPrices,
  'messengerPlans.name': planName,
  'messengerPlans.code': planCode,
  'messengerPlans.prices': planPrices,
  'ads.advertiser': one('Tulavat Scales', 'Resham Boxes', 'Kavach Insurance', 'Agni Furnaces'),
  'ads.link': faker => `https://example.com/${faker.internet.domainWord()}`,
  'accessEvents.person': faker => faker.person.fullName(),
  'accessEvents.record': one('products', 'contacts', 'users', 'messages'),
  'accessEvents.operation': one('products.update', 'contacts.list', 'users.list', 'messages.send'),
  'accessEvents.device': one('Chrome, Android', 'Safari, iPhone', 'Firefox, Windows'),
  'accessEvents.address': faker => faker.internet.ipv4(),
  'accessEvents.userId': () => null,
  'errorLogs.controllerName': one('Products', 'Contacts', 'Imports', 'Rates'),
};

const withCheckDigit = (start: string) => start + checkDigit(start);
