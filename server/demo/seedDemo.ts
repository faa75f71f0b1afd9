import { readUsualWork, type UsualWork } from '../../api/karigars/usualWork.ts';
import { chooseNumberBeginnings } from '../../api/db/numberBeginnings.ts';
import { enterAccount, enterJob } from '../../api/db/transactionContext.ts';
import type { Ports, Statement } from '../../api/ports.ts';
import { demoPassword } from '../../schema/demo.ts';
import { commodityRates } from '../../schema/entities/commodityRates.ts';
import { demoBusinesses, type DemoShop } from '../../api/session/demoBusinesses.ts';
import { rememberAccesses } from './accesses.ts';
import { showAds } from './ads.ts';
import { Album, hang } from './album.ts';
import { offerDownloads } from './downloads.ts';
import { dayStart } from './calendar.ts';
import { printCards } from './cards.ts';
import { setUp } from './catalogue.ts';
import { keepBooks } from './books.ts';
import { noteEnquiries } from './enquiries.ts';
import { giveOutPieces } from './issues.ts';
import { rememberFaults } from './faults.ts';
import { askSupport } from './requests.ts';
import { sendMessages } from './messages.ts';
import { Past } from './past.ts';
import { fillAddressBook } from './people.ts';
import { idsAt, Random } from './random.ts';
import { offerWork } from './vacancies.ts';
import { yearOfRates, type DatedRates } from './rates.ts';
import { holdPlans } from './subscriptions.ts';
import { stockUp } from './stock.ts';
import { meltOldGold } from './melting.ts';
import { holdMeetings } from './meetings.ts';
import { demoShopDetails } from '../../schema/demo.ts';
import { sellMemberships } from './memberships.ts';
import { saveInSchemes } from './schemes.ts';
import { sell } from './sales.ts';
import { tagStock } from './tags.ts';
import { giveTasks } from './tasks.ts';
import { giveWork } from './work.ts';

const sizes = {
  'Rajlakshmi Andheri': { region: 'west', share: 1, customers: 280, seed: 8101 },
  'Rajlakshmi Pune': { region: 'west', share: 0.6, customers: 150, seed: 8102 },
  'Surya Gold': { region: 'south', share: 0.75, customers: 180, seed: 8103 },
} as const satisfies Record<DemoShop['name'], unknown>;

/** Fills an empty database with three shops that have been trading for a year. False, and nothing done, when there is anybody already. */
export const seedDemo = async (ports: Ports): Promise<boolean> => {
  const [, anybody] = await ports.database.batch([enterAccount, { text: 'select 1 from users limit 1', values: [] }]);
  if (anybody!.count) return false;
  const passwordHash = await ports.passwords.hash(demoPassword);
  const now = ports.clock.now();
  const own = [
    ...(await offerWork(ports, now, new Random(2207))),
    ...(await offerDownloads(ports, now, new Random(4409))),
    ...(await showAds(ports, now, new Random(6011))),
  ];
  await seedBusinesses(ports, { passwordHash }, own);
  return true;
};

type Wanted = Parameters<typeof demoBusinesses>[0];

/** All or nothing: a start that is cut short starts over at the next. */
export const seedBusinesses = async (
  ports: Ports,
  wanted: Wanted,
  /** Of the platform. */
  own: readonly Statement[] = [],
): Promise<DemoShop[]> => {
  const now = ports.clock.now();
  const random = new Random(916);
  const beginning = dayStart(now, 366);
  const ids = idsAt(beginning, random);
  const people = demoBusinesses(wanted, () => ids.next(), beginning);
  const rates = yearOfRates(now, random).filter(({ at }) => at < now);
  const given = { rates, usual: await readUsualWork(ports.database), now };
  const filled = people.shops.map(shop => fill(shop, given, random));
  await hang(
    filled.map(({ album }) => album),
    ports,
  );
  await ports.database.transaction(async run => {
    await run(people.statements);
    for (const { past } of filled) await run(past.statements);
    if (own.length) await run(own);
    await run(people.shops.flatMap(({ id }) => [enterJob(id, null), chooseNumberBeginnings()]));
  });
  return people.shops;
};

type Given = { rates: readonly DatedRates[]; usual: UsualWork; now: Date };

const fill = (shop: DemoShop, { rates, usual, now }: Given, random: Random) => {
  const { region, share, customers, seed } = sizes[shop.name];
  const state = String(demoShopDetails[shop.name].state_code);
  const newest = rates.at(-1)!;
  const past = new Past(shop, random);
  const opened = dayStart(now, 365);
  const album = new Album(shop, opened, random);
  const catalogue = setUp(past, opened);
  for (const rate of rates) past.create(commodityRates, [{ ...rate, at: rate.at.toISOString() }], rate.at);
  const shelves = stockUp(past, { region, share, rates: newest, now, album, catalogue }, random);
  const book = fillAddressBook(past, { region, count: customers, now }, random);
  rememberFaults(past, now, random);
  rememberAccesses(past, now);
  sendMessages(past, { ...book, now });
  askSupport(past, now);
  const cards = printCards(past, { forSale: shelves.forSale, album, now });
  noteEnquiries(past, { customers: book.customers, cards, catalogue, now, count: Math.round(customers / 4) });
  giveTasks(past, { customers: book.customers, now });
  trade(past, { book, shelves, rates, state, share, now });
  giveWork(past, { ...book, usual, now });
  meltOldGold(past, { customers: book.customers, refinery: book.suppliers[0]!, rates: newest, now });
  holdMeetings(past, { ...book, now });
  holdPlans(past, { now, seed });
  return { past, album };
};

type Trade = {
  book: ReturnType<typeof fillAddressBook>;
  shelves: ReturnType<typeof stockUp>;
  rates: readonly DatedRates[];
  state: string;
  share: number;
  now: Date;
};

/** What goes over the counter, and what of it stands in the books. */
const trade = (past: Past, { book, shelves: { forSale, byTheTerm }, rates, state, share, now }: Trade): void => {
  const newest = rates.at(-1)!;
  const till = keepBooks(past, { ...book, rates: newest, now });
  const inStock = tagStock(past, { forSale, rates: newest, now, count: Math.round(60 * share) });
  sell(past, {
    stock: giveOutPieces(past, { ...book, inStock, now }),
    forSale,
    customers: book.customers,
    till,
    rates: newest,
    state,
    now,
  });
  saveInSchemes(past, { customers: book.customers, rates, state, now });
  sellMemberships(past, {
    customers: book.customers,
    byTheTerm,
    till,
    state,
    now,
  });
};
