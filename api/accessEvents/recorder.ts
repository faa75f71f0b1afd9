import { enterAccount, enterJob } from '../db/transactionContext.ts';
import type { Operation } from '../operation.ts';
import type { Ports, Statement } from '../ports.ts';
import type { RequestContext } from '../requestContext.ts';
import { Gathered } from './gathered.ts';
import { eventOf, type AccessEvent } from './event.ts';
import { rowsByShop, type Known } from './rows.ts';
import { keepEvents, ownersOfSessions, peopleWithShops } from './statements.ts';

type Call = [context: RequestContext, operation: Operation];

/** Between one writing and the next: what comes meanwhile is gathered. */
const pause = 1_000;
/** Shops in one transaction. */
const shopsAtOnce = 20;

/**
 * Writes into the access logs of shops who came in and who was refused. No call waits for it or fails by it: what happens is gathered by
 * person and call, and written once a second at most.
 */
export const accessRecorder = (ports: Ports) => {
  let gathered = new Gathered();
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastTime = -pause;
  const rowsOf = rowsByShop(ports);

  const add = (event: AccessEvent | null) => {
    if (!event) return;
    gathered.add(event);
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
    const taken = gathered;
    gathered = new Gathered();
    running = keep(ports, taken, rowsOf)
      .catch((error: unknown) => ports.log('error', 'The access log could not be written', { reason: String(error) }))
      .finally(() => {
        running = null;
        lastTime = performance.now();
        if (!gathered.isEmpty) writeSoon();
      });
    return running;
  };

  return {
    /** A call went well, and says itself whether that is something to tell. */
    done: (context: RequestContext, operation: Operation) =>
      add(context.accessed && eventOf(context.accessed, context, operation)),
    refused: (...call: Parameters<typeof refusalOf>) => add(refusalOf(...call)),
    /** Whatever came of the call: of a support access each is told. */
    called: (...call: Call) => add(call[0].sight && eventOf('supportCall', ...call)),
    /** Once all that has happened by now is written. */
    settled: async () => {
      while (running || !gathered.isEmpty) await (running ?? write());
    },
  };
};

/** A wrong password of somebody known, or what somebody may not do or where they may not be. */
const refusalOf = (context: RequestContext, operation: Operation, status: number): AccessEvent | null => {
  const { accessed, person, session } = context;
  // Of an e-mail that is nobody's it is told to nobody, whoever's session that browser still has.
  if (accessed === 'failed') return person ? eventOf('failed', context, operation) : null;
  return status === 403 && session ? eventOf('refused', context, operation) : null;
};

const keep = async (ports: Ports, { events, missing }: Gathered, rowsOf: ReturnType<typeof rowsByShop>) => {
  if (missing) ports.log('warn', 'More happened than the access logs of shops take', { missing });
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
      people.set(id!, { id: id!, name: name!, shops: idsIn(shops!), knownIn: idsIn(knownIn!) });
  }
  return (event: AccessEvent): Known | undefined => people.get(idOf(event) ?? '');
};

const idsIn = (json: string) => JSON.parse(json) as string[];
