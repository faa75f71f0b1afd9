import type { Ports } from '../../ports.ts';
import { lapseReminders } from './lapse.ts';
import { makeReminders } from './make.ts';
import { sendReminders } from './send.ts';
import { tellOfLastDays } from './tellShop.ts';

/** Holders of a shop's passbooks are told of their instalments and of their last lawful day, and the shop of the latter. Stops between two slices when told to. */
export const remindOfInstalments = async (
  ports: Ports,
  shop: string,
  now: number,
  signal?: AbortSignal,
): Promise<void> => {
  const at = new Date(now);
  await lapseReminders(ports, shop, at, signal);
  await makeReminders(ports, shop, at, signal);
  if (signal?.aborted) return;
  await tellOfLastDays(ports, shop, at);
  await sendReminders(ports, shop, at, signal);
};
