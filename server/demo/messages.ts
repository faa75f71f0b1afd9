import { createStatements } from '../../api/crud/create.ts';
import { insertStatement, type Row } from '../../api/db/write.ts';
import { demoAccountStatements } from '../../api/messages/demoAccount.ts';
import { bookStatement, type Spending } from '../../api/messages/ledger.ts';
import type { Ids, Statement } from '../../api/ports.ts';
import { demoBalance, demoPrices } from '../../schema/demo.ts';
import { demoTemplatesOf } from '../../schema/demoTemplates.ts';
import { messages } from '../../schema/entities/messages.ts';
import { optOuts } from '../../schema/entities/optOuts.ts';
import { recipients } from '../../schema/entities/recipients.ts';
import { recipientStates, statesIn } from '../../schema/rules/messageStates.ts';
import { dayStart, openingHours } from './calendar.ts';
import { addressed, campaigns, type Addressed, type Campaign } from './campaigns.ts';
import type { Past } from './past.ts';
import type { Customer } from './people.ts';
import { idsAt, Random } from './random.ts';

const minute = 60_000;
const mostStopped = 3;

/** The shop's number, its money, and what it has written to its customers so far. */
export const sendMessages = (
  past: Past,
  { groupIds, customers, now }: { groupIds: ReadonlyMap<string, string>; customers: readonly Customer[]; now: Date },
): void => {
  const random = new Random(918);
  const stopped = new Map<string, Date>();
  const sent = campaigns.map(campaign => {
    const at = openingHours(now, campaign.daysAgo, random);
    const chosen = customers.filter(({ selectedGroups }) => selectedGroups.includes(groupIds.get(campaign.group)!));
    const template = templateOf(past.shop.name, campaign);
    const price = demoPrices[template.category === 'MARKETING' ? 'marketing' : 'utility'];
    const terms = { stopped: new Set(stopped.keys()), price: price.toFixed(2), random };
    const people = addressed(campaign, chosen, terms);
    for (const { number, state } of people)
      if (state === 'read' && stopped.size < mostStopped) stopped.set(number, new Date(at.getTime() + 60 * minute));
    const tried = people.filter(({ state }) => state !== 'skipped' && state !== 'failed').length;
    return { campaign, people, price, at, kept: tried * price };
  });
  const since = dayStart(now, 30);
  const balance = demoBalance + sent.reduce((sum, { kept }) => sum + kept, 0);
  past.statements.push(
    ...demoAccountStatements(past.shop, { balance, since, now, ids: idsAt(since, random) }),
    ...sent.flatMap(each => written(past.shop, { ...each, ids: idsAt(each.at, random) })),
  );
  for (const [number, at] of stopped) {
    const { name } = customers.find(({ mobileNo }) => mobileNo === number)!;
    past.create(optOuts, [{ name, number, source: 'WhatsApp' }], at);
  }
};

const templateOf = (shop: string, { template }: Campaign) =>
  demoTemplatesOf(shop).find(({ name, language }) => name === template && language === 'en')!;

type Written = { campaign: Campaign; people: readonly Addressed[]; price: number; at: Date; ids: Ids };

/** As the engine would have left it. */
const written = ({ id: shop, name }: Past['shop'], { campaign, people, price, at, ids }: Written): Statement[] => {
  const message = ids.next();
  const count = (...states: string[]) => people.filter(({ state }) => states.includes(state)).length;
  const tried = people.length - count('skipped');
  const failed = count('failed');
  const paid = count('delivered', 'read');
  const rupees = (messageCount: number) => (messageCount * price).toFixed(2);
  const counts = Object.fromEntries(recipientStates.map(({ id }) => [id, count(...statesIn(id))]));
  const money = { cost: rupees(tried - failed), charged: rupees(paid) };
  const row = {
    ...messageRow(name, campaign),
    id: message,
    total: people.length,
    prepared: people.length,
    ...counts,
    ...money,
  };
  const rows = people.map((person, n) => ({
    ...person,
    id: ids.next(),
    messageId: message,
    ...moments(at, n, person),
  }));
  const book = (kind: Spending, messageCount: number, minutes: number) => {
    const entry = { kind, message, messages: messageCount, amount: rupees(messageCount) };
    return messageCount ? [bookStatement(shop, entry, { ids, at: new Date(at.getTime() + minutes * minute) })] : [];
  };
  return [
    ...createStatements(messages, shop, [row], { ids, at }),
    insertStatement(recipients, shop, rows, at),
    ...book('reserved', tried, 0),
    ...book('released', failed, 1),
    ...book('charged', paid, 2),
  ];
};

const messageRow = (shop: string, campaign: Campaign): Omit<Row, 'id'> => {
  const { name, language, components, category } = templateOf(shop, campaign);
  return {
    name: campaign.name,
    status: 2,
    templateName: name,
    templateLanguage: language,
    templateVariables: [],
    components,
    category,
    headerFormat: campaign.header ? 'TEXT' : 'NONE',
    headerText: campaign.header ?? null,
    turn: 0,
  };
};

const moments = (at: Date, n: number, { state }: Addressed) => ({
  nextAt: at.toISOString(),
  startedAt: state === 'skipped' ? null : new Date(at.getTime() + n * 14).toISOString(),
});
