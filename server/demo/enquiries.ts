import { enquiries } from '../../schema/entities/enquiries.ts';
import { enquiryStatuses } from '../../schema/entities/enquiryStatuses.ts';
import { lostReasons, sources } from '../../schema/rules/enquiries.ts';
import { statusesIn } from '../../schema/rules/firstStatuses.ts';
import { day, dayAfter, dayStart, openingHours } from './calendar.ts';
import type { Catalogue } from './catalogue.ts';
import { Past } from './past.ts';
import type { Customer } from './people.ts';
import { Random } from './random.ts';
import { wishes, nextSteps, strangers } from './wishes.ts';

type Asked = {
  customers: readonly Customer[];
  /** Those of the shop that visitors see. */ cards: readonly string[];
  catalogue: Catalogue;
  now: Date;
  count: number;
};
type Told = { id: string; daysAgo: number; wish: (typeof wishes)[number]; lostReason: string | null };
type Statuses = Record<'talks' | 'estimate' | 'won' | 'lost', string>;

const hour = 3_600_000;

/** What people asked for over the last months: most of it decided, the latest still open. */
export const noteEnquiries = (whole: Past, { customers, cards, catalogue, now, count }: Asked): void => {
  const random = new Random(919);
  // Draws of its own, so that the rest of the demo stays as it is.
  const past = new Past(whole.shop, random);
  const made = past.create(enquiryStatuses, statusesIn('enquiryStatuses', 'en'), dayStart(now, 365));
  const [, talks, estimate, won, lost] = made.map(({ id }) => id) as [string, string, string, string, string];
  const statuses = { talks, estimate, won, lost };
  for (let i = 0; i < count; i++) {
    const daysAgo = Math.round((150 * (count - 1 - i) ** 1.6) / count ** 1.6);
    const told = note(past, { customers, cards, catalogue, now, daysAgo }, random);
    follow(past, told, { statuses, now }, random);
  }
  whole.statements.push(...past.statements);
};

const note = (
  past: Past,
  { customers, cards, catalogue, now, daysAgo }: Omit<Asked, 'count'> & { daysAgo: number },
  random: Random,
): Told => {
  const wish = random.pick(wishes);
  const source = random.pick(sources).id;
  const isWalkOut = source === 'walkOut';
  const known = random.chance(0.45) && !isWalkOut ? random.pick(customers) : undefined;
  const isNameless = isWalkOut && random.chance(0.6);
  const lostReason = isWalkOut ? random.pick(lostReasons.filter(({ id }) => id !== 'silent')).id : null;
  const [least, most] = wish.budget;
  const row = past.create(
    enquiries,
    [
      {
        name: isNameless ? 'Walk-in customer' : (known?.name ?? random.pick(strangers)),
        mobileNo: isNameless ? null : (known?.mobileNo ?? `9${random.digits(9)}`),
        wish: wish.text,
        categoryId: catalogue.category(wish.category),
        budget: random.chance(0.7) ? Math.round(random.between(least, most) / 1_000) * 1_000 : null,
        occasion: wish.occasion,
        neededBy:
          wish.occasion === 'self' || random.chance(0.5) ? null : dayAfter(now, random.integer(6, 70) - daysAgo),
        source,
        cardId: source === 'card' ? random.pick(cards) : null,
        assigneeId: random.chance(0.85) ? random.pick(past.shop.people) : null,
        lostReason,
      },
    ],
    new Date(Math.min(openingHours(now, daysAgo, random).getTime(), now.getTime() - hour)),
  )[0]!;
  return { id: row.id, daysAgo, wish, lostReason };
};

/** Old ones are decided, newer ones under way, and those of the last days wait for their first answer. */
const follow = (
  past: Past,
  { id, daysAgo, wish, lostReason }: Told,
  { statuses, now }: { statuses: Statuses; now: Date },
  random: Random,
): void => {
  const next = () => ({
    nextStep: random.pick(nextSteps),
    nextStepOn: dayAfter(now, random.integer(-2, 6)),
  });
  if (daysAgo < 1 || (daysAgo < 4 && random.chance(0.5)))
    return past.update(enquiries, id, next(), later(now, daysAgo, 0.2));
  const isOld = daysAgo > 18;
  past.update(
    enquiries,
    id,
    { statusId: statuses.talks, ...(!isOld && next()) },
    later(now, daysAgo, random.between(0.01, 0.9)),
  );
  if (daysAgo < 7) return;
  past.update(enquiries, id, { statusId: statuses.estimate }, later(now, daysAgo, random.between(1, 4)));
  if (!isOld && random.chance(0.6)) return;
  const end = later(now, daysAgo, random.between(4, Math.min(daysAgo, 14)));
  const [least, most] = wish.budget;
  const sold = { statusId: statuses.won, saleValue: Math.round(random.between(least * 0.8, most * 1.1)) };
  const given = { statusId: statuses.lost, lostReason: lostReason ?? random.pick(lostReasons).id };
  past.update(enquiries, id, random.chance(0.55) ? sold : given, end);
};

/** So many days after that day, and never in the future. */
const later = (now: Date, daysAgo: number, days: number): Date =>
  new Date(Math.min(dayStart(now, daysAgo).getTime() + 20.6 * hour + days * day, now.getTime() - hour / 2));
