import { enterAccount, enterJob } from '../db/transactionContext.ts';
import type { Operation } from '../operation.ts';
import type { Ports, Statement } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';
import { eventOf, type AccessEvent } from './event.ts';
import { rowsByShop, type Known } from './rows.ts';
import { keepEvents, ownersOfSessions, peopleWithShops } from './statements.ts';

/** Between one writing and the next: what comes meanwhile is gathered. */
const pause = 1_000;
/** Of one caller between two writings. What is more is told without its shop and call. */
const mostOfOne = 100;
/** Of all. What is more is left out, and the log of the server says so. */
const mostGathered = 10_000;
/** Shops in one transaction. */
const shopsAtOnce = 20;

/**
 * Writes into the access logs of shops who came in and who was refused. No call waits for it or fails by it: what happens is gathered by
 * person and call, and written once a second at most.
 */
export const accessRecorder = (ports: Ports) => {
  let gathered = new Map<string, AccessEvent>();
  let perCaller = new Map<string, number>();
  let leftOut = 0;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastTime = -pause;
  const rowsOf = rowsByShop(ports);

  const add = (event: AccessEvent) => {
    const caller = event.person ?? event.session;
    const many = perCaller.get(caller) ?? 0;
    const told = many < mostOfOne ? event : withoutParticulars(event);
    const key = [told.kind, caller, told.shop, told.operation, told.network].join(' ');
    const same = gathered.get(key);
    if (same) gathered.set(key, { ...same, count: same.count + 1, lastAt: event.at });
    else if (gathered.size >= mostGathered) leftOut += 1;
    else {
      gathered.set(key, told);
      perCaller.set(caller, many + 1);
    }
    if (!running && timer === undefined) writeSoon();
  };

  const writeSoon = () => {
    const wait = lastTime + pause - performance.now();
    if (wait <= 0) void write();
    else timer = setTimeout(() => void write(), wait);
  };

  /** All that is gathered by now. Never throws. */
  const write = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const events = [...gathered.values()];
    const missing = leftOut;
    [gathered, perCaller, leftOut] = [new Map(), new Map(), 0];
    if (missing) ports.log('warn', 'More happened than the access logs of shops take', { missing });
    running = keep(ports, events, rowsOf)
      .catch((error: unknown) =>
        ports.log('error', 'The access log could not be written', { reason: String(error), events: events.length }),
      )
      .finally(() => {
        running = null;
        lastTime = performance.now();
        if (gathered.size) writeSoon();
      });
    return running;
  };

  return {
    /** A call went well, and says itself whether that is something to tell. */
    done: (context: RequestContext, operation: Operation) => {
      if (context.accessed) add(eventOf(context.accessed, context, operation));
    },
    /** A wrong password of somebody known, or what somebody may not do or where they may not be. */
    refused: (context: RequestContext, operation: Operation, status: number) => {
      if (context.accessed === 'failed') {
        // Of an e-mail that is nobody's it is told to nobody, whoever's session that browser still has.
        if (context.person) add(eventOf('failed', context, operation));
      } else if (status === 403 && context.session) add(eventOf('refused', context, operation));
    },
    /** Once all that has happened by now is written. */
    settled: async () => {
      while (running || gathered.size) await (running ?? write());
    },
  };
};

const withoutParticulars = (event: AccessEvent): AccessEvent => ({
  ...event,
  ...{ shop: null, operation: '', record: null, act: null, network: '', device: null },
});

const keep = async (ports: Ports, events: readonly AccessEvent[], rowsOf: ReturnType<typeof rowsByShop>) => {
  const known = await peopleOf(ports, events);
  const batches: Statement[][] = [];
  let at = 0;
  for (const [shop, rows] of rowsOf(events, known)) {
    if (at++ % shopsAtOnce === 0) batches.push([]);
    batches.at(-1)!.push(enterJob(shop, null), keepEvents(shop, rows, ports.clock.now()));
  }
  for (const batch of batches) await ports.database.batch(batch);
};

const peopleOf = async ({ database, clock }: Ports, events: readonly AccessEvent[]) => {
  const owners = new Map<string, string>();
  const unnamed = [...new Set(events.flatMap(({ person, session }) => (person ? [] : [session])))];
  if (unnamed.length) {
    const [, found] = await database.batch([enterAccount, ownersOfSessions(unnamed)]);
    for (const [digest, user] of found!.rows) owners.set(digest!, user!);
  }
  const idOf = ({ person, session }: AccessEvent) => person ?? owners.get(session);
  const users = [...new Set(events.flatMap(event => idOf(event) ?? []))];
  const people = new Map<string, Known>();
  if (users.length) {
    const [, found] = await database.batch([enterAccount, peopleWithShops(users, clock.now())]);
    for (const [id, name, shops, knownIn] of found!.rows)
      people.set(id!, { id: id!, name: name!, shops: JSON.parse(shops!), knownIn: JSON.parse(knownIn!) });
  }
  return (event: AccessEvent): Known | undefined => people.get(idOf(event) ?? '');
};
