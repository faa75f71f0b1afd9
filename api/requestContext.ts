import { invalid, Refusal, signedOut } from '../schema/errors.ts';
import type { AccessKind } from '../schema/rules/accessEvents.ts';
import type { Reach } from '../schema/rules/supportAccess.ts';
import type { Wording } from '../schema/words/wording.ts';
import { wordingAccepted } from '../schema/words/wordings.ts';
import type { Access } from './access.ts';
import { isNote, type Occasion, type Touched } from './db/history.ts';
import { provedGuard } from './db/proved.ts';
import { enter, enterDesk, enterPerson, enterPlatform } from './db/transactionContext.ts';
import { doneOnce, doneOnceInBatch, type Claim } from './idempotency.ts';
import type { Ports, Result, Run, Statement } from './ports.ts';
import type { Reply } from './reply.ts';
import { sightOf, type Sight } from './support/sight.ts';
import { noShop } from './db/statement.ts';
import { scan } from './scan.ts';
import { say } from '../schema/words/said.ts';

/** Of an `Idempotency-Key`. */
export const longestKey = 200;

/** One request. Its statements run only in a transaction context, whose first statement checks session, shop and permission. */
export class RequestContext {
  readonly ports: Ports;
  readonly request: Request;
  readonly access: Access;
  readonly parameters: Record<string, string>;
  readonly search: URLSearchParams;
  /** The moment of the call: every row it writes carries it. */
  readonly at: Date;
  /** Digest of the bearer token; '' without one. */
  readonly session: string;
  /** Where the call comes from. */
  readonly address: string;
  /** A UUID by which its reply, its lines in the log, its fault and its change are found together. */
  readonly id: string;
  /** Digest of what was sent, once the body is read, of a call that has a key. */
  fingerprint = '';
  /** Who signs in by it, or tries to, as soon as that is known. */
  person: string | null = null;
  /** Whether it has opened a session. */
  hasSignedIn = false;
  /** What the access logs of shops tell of it, beside refusals. */
  accessed: AccessKind | null = null;
  /** The number of records that the event in the access log covers. */
  accessedCount = 1;
  /** The reach of a support access to this call. */
  readonly reach: Reach;
  #entered = false;
  /** Shared with the same call where it asks for more. */
  #change: { id: string | null; touched: Touched; isNoted: boolean; sight: Sight | null } = {
    id: null,
    touched: new Map(),
    isNoted: false,
    sight: null,
  };

  constructor(
    ports: Ports,
    request: Request,
    access: Access,
    parameters: Record<string, string>,
    { session, address, id, reach }: Pick<RequestContext, 'session' | 'address' | 'id' | 'reach'>,
  ) {
    this.ports = ports;
    this.request = request;
    this.access = access;
    this.parameters = parameters;
    this.search = new URL(request.url).searchParams;
    this.at = ports.clock.now();
    this.session = session;
    this.address = address;
    this.id = id;
    this.reach = reach;
  }

  /** The language in which the caller wants to be answered. */
  get wording(): Wording {
    return wordingAccepted(this.request.headers.get('accept-language'));
  }

  get shop() {
    return this.parameters['shopId'] ?? noShop;
  }

  /** A path's parameter; one that is missing is a mistake in the route. */
  parameter(name: string): string {
    const value = this.parameters[name];
    if (value === undefined) throw new Error(`No parameter '${name}' in this path`);
    return value;
  }

  /** The same call, where it asks for more than its route does. */
  demanding(permission: string): RequestContext {
    const access = this.access.to === 'public' ? { to: 'person' as const } : this.access;
    return this.#as({ ...access, permission });
  }

  /** The same call, at this moment. */
  again(): RequestContext {
    return this.#as(this.access);
  }

  #as(access: Access): RequestContext {
    const context = new RequestContext(this.ports, this.request, access, this.parameters, this);
    context.#change = this.#change;
    return context;
  }

  /** When, and as part of which change, what the call does stands in the history. */
  get occasion(): Occasion & { change: string } {
    const change = (this.#change.id ??= this.id);
    return { ids: this.ports.ids, at: this.at, change, touched: this.#change.touched };
  }

  /** The id under which the history has what the call may have changed; null when the call changes nothing. */
  get changeId(): string | null {
    return this.#change.id;
  }

  /** The same for clients, who ask for the change by its id: null also when the history has no row of the change. */
  get notedChangeId(): string | null {
    return this.#change.isNoted ? this.#change.id : null;
  }

  /** What it has changed, for whoever looks on. */
  get touched(): Touched {
    return this.#change.touched;
  }

  /** In one transaction, after its context has been entered. */
  batch(statements: readonly Statement[]): Promise<Result[]> {
    return this.#inContext(this.ports.database.batch, statements);
  }

  /** The same, for reads that are short whatever the table holds. */
  read(statements: readonly Statement[]): Promise<Result[]> {
    return this.#inContext(this.ports.database.read, statements);
  }

  /** The same, for reads that may take long: by a replica, where there is one. */
  async scan(statements: readonly Statement[]): Promise<Result[]> {
    const [entered, ...results] = await scan(this.ports, this.enterContext(), statements);
    this.#enteredBy(entered!);
    return results;
  }

  /** The same, for changes of one record. */
  write(statements: readonly Statement[]): Promise<Result[]> {
    return this.#inContext(this.ports.database.write, statements);
  }

  async #inContext(run: Run, statements: readonly Statement[]): Promise<Result[]> {
    const isProved = this.access.to !== 'public' && this.access.proved;
    const checks = [this.enterContext(), ...(isProved ? [provedGuard] : [])];
    const results = await run([...checks, ...statements]);
    this.#enteredBy(results[0]!);
    return this.#noting(statements, results.slice(checks.length));
  }

  #noting(statements: readonly Statement[], results: Result[]): Result[] {
    const { id } = this.#change;
    // The row of a letter that was sent stands under no change: nothing of it can be taken back.
    const isOfChange = (statement: Statement) => isNote(statement) && statement.values.includes(id);
    this.#change.isNoted ||= statements.some((statement, n) => isOfChange(statement) && results[n]!.count > 0);
    return results;
  }

  #enteredBy({ rows }: Result): void {
    this.#entered = true;
    if (this.access.to === 'shop') this.#change.sight ??= sightOf(rows[0]?.[0]);
  }

  /** The scope of the support access that let the caller in; null for everybody else. */
  get sight(): Sight | null {
    return this.#change.sight;
  }

  /** Several round trips in one transaction, after its context has been entered. */
  transaction<T>(work: (run: Run) => Promise<T>): Promise<T> {
    return this.ports.database.transaction(async run => {
      let entered = false;
      return work(async statements => {
        if (entered) return this.#noting(statements, await run(statements));
        entered = true;
        return this.#inContext(run, statements);
      });
    });
  }

  /** The call's one change, when it is short and all of it is known beforehand: a single round trip, with an `Idempotency-Key` two. */
  async commit<T>(statements: readonly Statement[], reply: (results: Result[]) => Reply<T>): Promise<Reply<T>> {
    const claim = this.claim();
    if (!claim) return reply(await this.write(statements));
    return doneOnceInBatch(all => this.write(all), claim, statements, reply);
  }

  /** The call's one change. With an `Idempotency-Key` it is done once, and its reply given again to whoever repeats it. */
  change<T>(work: (run: Run) => Promise<Reply<T>>): Promise<Reply<T>> {
    return this.transaction(run => doneOnce(run, this.claim(), () => work(run)));
  }

  /** What makes this POST one of a kind; null for a call that has no `Idempotency-Key`. */
  claim(shop = this.shop): Claim | null {
    const { at, fingerprint } = this;
    const key = this.#key;
    return key === null ? null : { shop, path: new URL(this.request.url).pathname, key, fingerprint, at };
  }

  /** Whether it is done once, however often it comes. */
  get hasKey(): boolean {
    return this.#key !== null;
  }

  get #key(): string | null {
    const key = this.request.method === 'POST' ? this.request.headers.get('idempotency-key') : null;
    if (key && key.length > longestKey) throw invalid({ 'Idempotency-Key': say('keyTooLong', { count: longestKey }) });
    return key;
  }

  /** Session and permission, where nothing else is asked of the database yet. */
  async authorize(): Promise<void> {
    if (!this.#entered && this.access.to !== 'public') await this.batch([]);
  }

  /** Whether the caller has passed the checks of the context. */
  get isLetIn(): boolean {
    return this.#entered;
  }

  /**
   * Whoever may not be here is told that first, whatever else was wrong with the call, be it a fault of ours. When there is
   * too much to do nobody is looked at once more.
   */
  async firstRefusal(error: unknown): Promise<unknown> {
    if (this.#entered || (error instanceof Refusal && error.status === 503)) return error;
    try {
      await this.authorize();
      return error;
    } catch (refusal) {
      return refusal;
    }
  }

  private enterContext(): Statement {
    const { access, session, at } = this;
    if (access.to === 'public') throw new Error('A public call has no transaction context');
    if (!session) throw signedOut();
    if (access.to === 'person') return enterPerson(session, access.permission ?? '', at);
    if (access.to === 'desk') return enterDesk(session, this.shop, access.permission, this.parameter('id'), at);
    if (access.to !== 'shop') return enterPlatform(session, access.permission, access.to === 'across', at);
    const { shop, reach } = this;
    const writes = this.request.method !== 'GET';
    return enter({ session, shop, permission: access.permission, system: access.system ?? false, at, reach, writes });
  }
}
