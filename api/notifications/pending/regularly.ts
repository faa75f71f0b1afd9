import { entities } from '../../../schema/entities/index.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { isForStaff } from '../../../schema/rules/quietHours.ts';
import { enterAccount } from '../../db/transactionContext.ts';
import { entityOf } from '../../db/select.ts';
import type { Ports, Signal, Statement } from '../../ports.ts';
import { queueDigests } from './queueDigests.ts';
import { queueReports } from '../../savedReports/queueReports.ts';
import { tellDue } from './tellDue.ts';
import { tellSales } from './tellSales.ts';
import { tellPending } from './tellPending.ts';
import { isTold } from './whose.ts';

/** Milliseconds. */
export type TellTiming = {
  /** A shop in which nothing was assigned for so long is told what was. */
  gather: number;
  /** Where it goes on and on it is told after so long. */
  most: number;
  /** So often all shops are looked through: for what a process that ended has left, and whether it is morning. */
  round: number;
};
export const usualTiming: TellTiming = { gather: 10_000, most: 120_000, round: 15 * 60_000 };

/** Tells people of their work until what it returns is called, which waits for what is under way. */
export const tellRegularly = (ports: Ports, timing = usualTiming): (() => Promise<void>) => {
  if (!(Object.values(entities) as AnyEntity[]).some(isTold)) return async () => {};
  const { signal, abort } = stopping();
  const rounds = new Rounds(ports, signal);
  const waiting = new Map<string, { since: number; timer: ReturnType<typeof setTimeout> }>();
  let running = Promise.resolve();
  const begin = (work: () => Promise<void>) => {
    running = running.then(work).catch((error: unknown) => ports.log('error', 'People were not told', { error }));
  };
  const soon = (shop: string) => {
    const { since = performance.now(), timer } = waiting.get(shop) ?? {};
    clearTimeout(timer);
    const pause = Math.min(timing.gather, since + timing.most - performance.now());
    const tell = () => {
      waiting.delete(shop);
      begin(() => tellPending(ports, shop, signal));
    };
    waiting.set(shop, { since, timer: setTimeout(tell, Math.max(0, pause)) });
  };
  const round = () => begin(() => rounds.next());
  const stopListening = ports.events.listen(heard => {
    if (heard === 'lost') round();
    else if (heard !== 'over' && heard.shop && mayTell(heard)) soon(heard.shop);
  });
  round();
  const timer = setInterval(round, timing.round);
  return async () => {
    clearInterval(timer);
    stopListening();
    for (const each of waiting.values()) clearTimeout(each.timer);
    abort();
    await running;
  };
};

const stopping = () => {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
};

/** Remarks are told of as such, whichever records they are of. */
const mayTell = ({ resource }: Signal) => resource === 'remarks' || Boolean(entityOf(resource)?.assignment?.to);

/** Looks through all shops. */
class Rounds {
  readonly #ports: Ports;
  readonly #signal: AbortSignal;
  /** By shop the day on which its people were told what is due; begun anew, nobody is told twice all the same. */
  readonly #days = new Map<string, string>();

  constructor(ports: Ports, signal: AbortSignal) {
    this.#ports = ports;
    this.#signal = signal;
  }

  async next(): Promise<void> {
    const { database, clock } = this.#ports;
    const [, shops] = await database.batch([enterAccount, openShops]);
    for (const [shop, from, to] of shops!.rows) {
      if (this.#signal.aborted) return;
      await tellPending(this.#ports, shop!, this.#signal);
      const at = clock.now();
      const day = shopDay(at);
      if (this.#days.get(shop!) === day || !isForStaff({ from: from!, to: to! }, at)) continue;
      await tellDue(this.#ports, shop!, day, this.#signal);
      await tellSales(this.#ports, shop!, day);
      await queueDigests(this.#ports, shop!, day);
      await queueReports(this.#ports, shop!, day, this.#signal);
      this.#days.set(shop!, day);
    }
  }
}

const openShops: Statement = {
  text: `select s.id, s.quiet_from, s.quiet_to from shops s where s.status <> 'Suspended' order by s.id`,
  values: [],
};
