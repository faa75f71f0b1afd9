import type { RequestContext } from '../../api/requestContext.ts';
import type { Database, Statement } from '../../api/ports.ts';
import { operationAt, operations } from '../support/operations.ts';
import type { World } from '../support/everyEntity.ts';

/** What the API said to its database: the statements of each transaction, in their order. */
export type Heard = { transactions: string[][]; calls: Set<string> };

export const newHeard = (): Heard => ({ transactions: [], calls: new Set() });

export const said = ({ transactions }: Heard): string[] => [...new Set(transactions.flat())];

/** Keeps the text of every statement that passes. */
export const hearing = ({ batch, read, write, transaction, inQueue }: Database, heard: Heard): Database => {
  const { transactions } = heard;
  const began = () => transactions[transactions.push([]) - 1]!;
  const plain = ({ text }: Statement) => text.replace(/--[^\n]*/g, '').replace(/\s+/g, ' ');
  /** What a statement asks for next stands behind it. */
  const noted = (texts: string[], statement: Statement): Statement => {
    const { next } = statement;
    return next
      ? {
          ...statement,
          next: (...found) => {
            const more = next(...found);
            texts.splice(texts.lastIndexOf(plain(statement)) + 1, 0, ...more.map(plain));
            return more.map(each => noted(texts, each));
          },
        }
      : statement;
  };
  const note = (texts: string[], statements: readonly Statement[]) => {
    texts.push(...statements.map(plain));
    return statements.map(statement => noted(texts, statement));
  };
  return {
    batch: statements => batch(note(began(), statements)),
    read: statements => read(note(began(), statements)),
    write: statements => write(note(began(), statements)),
    transaction(work) {
      const texts = began();
      return transaction(run => work(statements => run(note(texts, statements))));
    },
    inQueue: name => hearing(inQueue(name), heard),
  };
};

/** Imports and exports are one for all entities. What phones show, files of records, and what is listed over all shops, which is read without a shop, have tests of their own. */
export const different: readonly string[] = operations
  .filter(({ access }) => access.to !== 'across')
  .map(({ id }) => id)
  .filter(
    id =>
      !/^(chatOutbox\.(list|answer)|files\.(attachment|preview))$|\.(import|importLook|export|exportLater|exportListed)$/.test(
        id,
      ),
  );

/** Those that say of themselves that they are done once for one `Idempotency-Key`. */
export const sayOnce = different.filter(id =>
  operations.some(operation => operation.id === id && operation.handle.once),
);

/** The operations that really look at the key of these calls. */
export const lookedAtKeys = (calls: readonly RequestContext[]): string[] => {
  const posts = calls.filter(({ request }) => request.method === 'POST');
  const ids = posts.map(({ request }) => operationAt('POST', new URL(request.url).pathname.replace('/api/', ''))!.id);
  return [...new Set(ids)].filter(id => different.includes(id));
};

/** Keeps the id of every operation that was done. */
export const noting = (world: World, { calls }: Heard): void => {
  const { call } = world;
  world.call = async (method, address, sent) => {
    const answer = await call(method, address, sent);
    const done = operationAt(method, address);
    if (done && answer.status < 400) calls.add(done.id);
    return answer;
  };
};
