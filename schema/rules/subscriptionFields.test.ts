import { expect, it } from 'vitest';
import { subscriptionStates } from './subscriptions.ts';
import { isRunning, subscriptionButtons } from './subscriptionFields.ts';

const { renew, change, limits } = subscriptionButtons;

it.each([
  [
    { people: 5, phoneHelp: true, price: 900 },
    { people: 5, phoneHelp: true },
  ],
  [
    { people: 5, phoneHelp: true, messages: null },
    { people: 5, phoneHelp: true, messages: null },
  ],
  [
    { people: 5, phoneHelp: false, messages: 1_000 },
    { people: 5, phoneHelp: false, messages: 1_000 },
  ],
])('the limits of %j are offered for change as %j', (record, offered) =>
  expect(limits.initial(record)).toStrictEqual(offered),
);

it.each([renew, change])('%# goes on for as long as before', ({ initial }) =>
  expect(initial({ duration: 'yearly' })).toEqual({ duration: 'yearly' }),
);

it('is renewed and changed while it runs', () => {
  const running = subscriptionStates.filter(({ id }) => isRunning({ state: id })).map(({ id }) => id);
  expect(running).toEqual(['trial', 'active', 'grace']);
  for (const { when } of [renew, change, limits]) expect(when).toBe(isRunning);
});
