import { enterJob } from '../../api/db/transactionContext.ts';
import { notify, type NotificationEvent } from '../../api/notifications/notify.ts';
import type { Ports } from '../../api/ports.ts';
import type { Person } from './testApi.ts';

/** Something to tell; another event for each number. */
export const testEvent = (n: number): NotificationEvent => ({
  kind: 'supportOpened',
  payload: { name: `Asha ${n}`, reason: 'A question', until: '2026-03-02T06:00:00Z' },
  subject: null,
  event: `test ${n}`,
});

/** Tells people what happened, as a job of their shop would. */
export const tell = (ports: Ports, people: readonly Person[], event: NotificationEvent): Promise<void> => {
  const shop = people[0]!.shopId;
  const users = people.map(({ userId }) => userId);
  return ports.database.transaction(async run => {
    await run([enterJob(shop, null)]);
    await notify(ports, run, shop, users, event);
  });
};
