import pg from 'pg';
import { DatabaseError, type Result, type Statement, type Value } from '../../api/ports.ts';

/**
 * Sends the statements as one pipeline that ends in one Sync: a single round trip, and after an error PostgreSQL skips the rest.
 * Values come back as PostgreSQL's own text. Throws DatabaseError.
 */
export async function send(
  client: pg.ClientBase,
  statements: readonly Statement[],
  { watch = () => () => {}, beforeLast }: Watching = {},
): Promise<Result[]> {
  let unwatch: (() => void) | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const submitted = (connection: pg.Connection) => (unwatch = watch(connection.stream));
      client.query(new Pipeline(statements, { resolve, reject, submitted, beforeLast }));
    });
  } catch (error) {
    throw databaseError(error);
  } finally {
    unwatch?.();
  }
}

/** `beforeLast`: called when all but the last statement are done. */
type Watching = { watch?: Watch; beforeLast?: () => void };

/** Looks after a connection that waits for its reply. Returns how to stop. */
export type Watch = (stream: pg.Connection['stream']) => () => void;

type Callbacks = {
  resolve: (results: Result[]) => void;
  reject: (error: unknown) => void;
  submitted: (connection: pg.Connection) => void;
  beforeLast?: () => void;
};

/** An error without an SQLSTATE is the connection's own. */
export function databaseError(error: unknown): DatabaseError {
  if (error instanceof DatabaseError) return error;
  if (error instanceof pg.DatabaseError) {
    return new DatabaseError(error.message, error.code ?? 'XX000', constraintOf(error), error.detail);
  }
  return new DatabaseError(error instanceof Error ? error.message : String(error), '08006');
}

/** Violations of a constraint that has a name: a column that may not be null has none. */
const withConstraint = /^23(503|505|514|P01)$/;

/** A cluster names it in the message alone, as the last name there, and with the number of its shard. */
const constraintOf = ({ constraint, code, message }: pg.DatabaseError): string | undefined => {
  const said = code && withConstraint.test(code) ? [...message.matchAll(/"([^"]+)"/g)].at(-1)?.[1] : undefined;
  return (constraint || said)?.replace(/_\d{6,}$/, '');
};

/** What each connection has prepared by which name. A statement that failed is forgotten, prepared or not: closing its name first makes preparing it again harmless. */
const prepared = new WeakMap<pg.Connection, Map<string, string>>();

class Pipeline implements pg.Submittable {
  readonly #statements: readonly Statement[];
  readonly #values: (string | null)[][];
  readonly #callbacks: Callbacks;
  readonly #results: Result[] = [];
  #rows: Result['rows'] = [];
  #prepared = new Map<string, string>();
  #names: string[] = [];

  constructor(statements: readonly Statement[], callbacks: Callbacks) {
    this.#statements = statements;
    this.#values = statements.map(statement => statement.values.map(asText));
    this.#callbacks = callbacks;
  }

  submit(connection: pg.Connection): void {
    this.#prepared = prepared.get(connection) ?? new Map<string, string>();
    this.#names = this.#statements.map(({ text }) => nameOf(text));
    prepared.set(connection, this.#prepared);
    connection.stream.cork();
    const last = this.#statements.length - 1;
    for (const [index, { text }] of this.#statements.entries()) {
      // Without it PostgreSQL sends nothing before the end.
      if (index === last && this.#callbacks.beforeLast) connection.flush();
      const name = this.#names[index]!;
      if (this.#prepared.get(name) !== text) {
        connection.close({ type: 'S', name }, true);
        connection.parse({ name, text, types: [] }, true);
        this.#prepared.set(name, text);
      }
      connection.bind({ statement: name, values: this.#values[index] }, true);
      connection.execute(null, true);
    }
    connection.sync();
    connection.stream.uncork();
    this.#callbacks.submitted(connection);
  }

  handleDataRow(message: { fields: (string | null)[] }): void {
    this.#rows.push(message.fields);
  }

  handleCommandComplete(message: { text: string }): void {
    this.#results.push({ rows: this.#rows, count: Number(/\d+$/.exec(message.text)?.[0] ?? 0) });
    this.#rows = [];
    if (this.#results.length === this.#statements.length - 1) this.#callbacks.beforeLast?.();
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({ text: '' });
  }

  handleReadyForQuery(): void {
    this.#callbacks.resolve(this.#results);
  }

  handleError(error: unknown): void {
    for (const name of this.#names.slice(this.#results.length)) this.#prepared.delete(name);
    this.#callbacks.reject(error);
  }

  /** Cannot happen: every Execute asks for all rows. */
  handlePortalSuspended(connection: pg.Connection): void {
    connection.stream.destroy(new Error('PostgreSQL kept rows back.'));
  }

  /** It would wait for data for ever. */
  handleCopyInResponse(connection: pg.Connection): void {
    connection.stream.destroy(new Error('COPY does not go through a pipeline.'));
  }

  handleCopyData(): void {}
}

/** Prepared statements cost memory on every connection, so only this many texts have a name: those that were said last. */
const mostNames = 1_000;
/** By text, the one that was said longest ago first. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? freeName();
  names.delete(text);
  names.set(text, name);
  return name;
}

function freeName(): string {
  if (names.size < mostNames) return `s${names.size}`;
  const [text, name] = names.entries().next().value!;
  names.delete(text);
  return name;
}

function asText(value: Value): string | null {
  if (value === null) return null;
  const text = typeof value === 'object' ? `{${value.map(quoted).join()}}` : String(value);
  if (text.includes('\0')) throw new DatabaseError('Text cannot hold the character NUL.', '22021');
  return text;
}

const quoted = (element: string) => `"${element.replace(/["\\]/g, '\\$&')}"`;
