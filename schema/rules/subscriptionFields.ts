import { boolean, choice, date, integer, json, longText, money, ref, text } from '../kit/kinds.ts';
import type { PlatformPermission } from '../permissions.ts';
import { defaultDuration, durations } from './durations.ts';
import { appOptions, type AppId } from './plans.ts';
import { running, subscriptionStates, terms } from './subscriptions.ts';

const reason = () => longText().label('Reason for cancelling').max(250);

/** What the subscriptions of both apps have: a copy of what was bought, since a plan may change. */
export const subscriptionFields = (app: AppId) => ({
  app: choice(appOptions).label('App').required().default(app),
  name: text().label('Plan').required().max(40),
  /** `tsinvoice-masha`, as orders name it. */
  plan: text().label('Plan in addresses').required().max(60),
  people: integer().label('People of a shop').required().min(1),
  phoneHelp: boolean().label('Help by phone'),
  duration: choice(durations).label('For how long').required(),
  price: money().label('Price').required(),
  state: choice(subscriptionStates).label('State').required(),
  startsOn: date().label('First day').required(),
  endsOn: date().label('Last day').required(),
  graceUntil: date().label('Grace until').required(),
  terms: json(terms).label('What was bought').required(),
  /** Of the last order that it came from; none: given by hand. */
  orderId: text().label('Order').max(36),
  orderNumber: text().label('Order number').max(20),
  cancelReason: reason(),
});

const price = () => money().label('Price, if another').min(0, 'Price cannot be negative');
const forHowLong = () =>
  choice(durations).label('For how long').required('Duration is required').default(defaultDuration);

/** What is bought of a plan that is known. */
export const moreFields = () => ({ duration: forHowLong(), price: price() });
export const otherPlan = (entity: string) => ref(entity).label('Plan').required('Choose a plan');
export const giveFields = () => ({
  shopId: ref('shops').label('Shop').required('Choose the shop'),
  ...moreFields(),
  from: date().label('From'),
  onTrial: boolean().label('On trial'),
});

export const isRunning = ({ state }: { state: string }): boolean => (running as readonly string[]).includes(state);

/** What it allows, changed by hand. */
export const limitFields = () => ({
  people: integer().label('People of a shop').required('Say how many people').min(1, 'At least ${min}').max(10_000),
  phoneHelp: boolean().label('Help by phone'),
});

/** What a person may do with one that runs. */
export const subscriptionButtons = {
  renew: {
    on: 'record',
    label: 'Renew',
    text: 'It goes on after its last day, without a gap. Without a price it costs what the plan costs today.',
    done: 'Renewed until %{endsOn}',
    when: isRunning,
    initial: ({ duration }: { duration: unknown }) => ({ duration }),
  },
  change: {
    on: 'record',
    label: 'Change plan',
    text: 'Another plan from today on. What was not used of this one counts towards its price; where that is more, it becomes further days.',
    done: 'Now %{name}, until %{endsOn}',
    when: isRunning,
    initial: ({ duration }: { duration: unknown }) => ({ duration }),
  },
  limits: {
    on: 'record',
    label: 'Change limits',
    text: 'For this shop alone, until it changes to another plan. A renewal keeps them.',
    done: 'Limits changed',
    when: isRunning,
    initial: ({ people, messages, phoneHelp }: { people: unknown; messages?: unknown; phoneHelp: unknown }) => ({
      people,
      phoneHelp,
      ...(messages !== undefined && { messages }),
    }),
  },
} as const;

/** How a subscription goes on: by the clock and by what is bought, except that a person may cancel it. */
export const subscriptionMoves = <N extends string>(entity: N, permission: PlatformPermission) =>
  ({
    field: 'state',
    initial: 'pending',
    transitions: {
      start: move(entity, permission, ['pending'], 'active', 'Begin', 'Its first day has come'),
      tryOut: move(entity, permission, ['pending'], 'trial', 'Begin on trial', 'The first day of its trial has come'),
      takeUp: move(entity, permission, ['trial', 'grace'], 'active', 'Take up', 'More of it was bought'),
      lapse: move(entity, permission, ['active'], 'grace', 'Let lapse', 'Its last day is over'),
      end: move(entity, permission, ['trial', 'active', 'grace'], 'ended', 'End', 'Its days of grace are over too'),
      cancel: {
        from: ['pending', 'trial', 'active', 'grace'],
        to: 'cancelled',
        label: 'Cancel subscription',
        summary: 'It ends at once, for a reason',
        permission,
        danger: true,
        input: { cancelReason: reason().required('Say why').min(3) },
      },
    },
  }) as const;

/** Taken by the server alone. */
const move = <const F extends readonly string[], const T extends string>(
  by: string,
  permission: PlatformPermission,
  from: F,
  to: T,
  label: string,
  summary: string,
) => ({ from, to, label, summary, permission, by });
