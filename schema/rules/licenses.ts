import { daysLater } from '../kit/calendar.ts';
import { startOf } from '../kit/shopDay.ts';
import { maybe, object, oneOf, string, whole, yesOrNo, day, type Of } from '../kit/shape.ts';
import type { HeldPlan } from './heldPlans.ts';
import { appIds, planTitle } from './plans.ts';
import { isRunning } from './subscriptionFields.ts';

export const licenseStates = [
  { id: 'active', name: 'Active', meaning: 'done' },
  { id: 'blocked', name: 'Blocked', meaning: 'failed' },
  { id: 'ended', name: 'Ended', meaning: 'stopped' },
] as const;

export const machineStates = [
  { id: 'active', name: 'Uses a seat', meaning: 'done' },
  { id: 'released', name: 'Released', meaning: 'stopped' },
] as const;

/** Why an app gets no statement: what programs read beside the sentence. */
export const licenseReasons = ['unknown', 'otherApp', 'blocked', 'ended', 'noSeat', 'notActivated'] as const;
export type LicenseReason = (typeof licenseReasons)[number];

/** Crockford's: no I, L, O and U, which are misread. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const [length, group] = [20, 5];
export const licenseKey = /^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}$/;

/** A key of 100 bits from at least as many bytes that nobody guesses, five bits of each. */
export const keyOf = (random: Uint8Array): string =>
  inGroups(Array.from(random.subarray(0, length), byte => letters[byte & 31]!).join(''));

/** As somebody typed it: in small letters, with or without hyphens, with what is misread. Null: it is none. */
export const readKey = (typed: string): string | null => {
  const key = inGroups(typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1'));
  return licenseKey.test(key) ? key : null;
};

const inGroups = (text: string) => (text.match(new RegExp(`.{1,${group}}`, 'g')) ?? []).join('-');

type Ending = { endsOn: string | null };

/** The last day on which it holds: its own, and never later than what the shop holds of the app. Null: it has none. */
export const lastDayOf = ({ endsOn }: Ending, held: HeldPlan | undefined): string | null => {
  const days = [endsOn, held?.graceUntil].filter(each => each != null);
  return days.toSorted()[0] ?? null;
};

/** Whether its time is over on a day, or what the shop held of the app. A shop that never held a plan has no limits. */
export const isOver = (license: Ending, held: HeldPlan | undefined, on: string): boolean => {
  const last = lastDayOf(license, held);
  return (held !== undefined && !isRunning(held)) || (last !== null && last < on);
};

/** For so long an app believes a statement without asking. */
export const offlineDays = 7;
const dayLong = 86_400_000;

/** Until when a statement of that moment is believed: never beyond the last day. */
export const believedUntil = (at: Date, last: string | null): Date => {
  const offline = at.getTime() + offlineDays * dayLong;
  return new Date(last === null ? offline : Math.min(offline, Date.parse(startOf(daysLater(last, 1)))));
};

/** What a statement says of a licence; beside it stand who says so (`iss`), of which licence (`sub`), when (`iat`) and until when it is believed (`exp`). */
export const licenseClaims = object({
  app: oneOf(appIds),
  machine: string,
  name: string,
  seats: whole,
  /** The last day, where there is one: the statement itself ends sooner, and is asked for anew. */
  validUntil: maybe(day),
  /** What the shop's plan of the app allows; null: it has no limits. */
  plan: maybe(object({ title: string, people: whole, messages: maybe(whole), phoneHelp: yesOrNo })),
});
export type LicenseClaims = Of<typeof licenseClaims>;

type Licensed = Ending & Pick<LicenseClaims, 'app' | 'name' | 'seats'>;

export const claimsOf = (license: Licensed, held: HeldPlan | undefined, machine: string): LicenseClaims => {
  const { app, name, seats } = license;
  const plan = held && {
    title: planTitle(held),
    people: held.people,
    messages: held.messages,
    phoneHelp: held.phoneHelp,
  };
  return { app, machine, name, seats, validUntil: lastDayOf(license, held), plan: plan ?? null };
};
