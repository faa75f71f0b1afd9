import { allOperations } from '../../api/operations.ts';
import type { Database, Statement } from '../../api/ports.ts';
import type { World } from '../support/everyEntity.ts';

/** What the API said to its database: the statements of each transaction, in their order. */
export type Heard = { transactions: string[][]; calls: Set<string> };

export const newHeard = (): Heard => ({ transactions: [], calls: new Set() });

export const said = ({ transactions }: Heard): string[] => [...new Set(transactions.flat())];

/** Keeps the text of every statement that passes. */
export const hearing = ({ batch, read, transaction, inQueue }: Database, heard: Heard): Database => {
  const { transactions } = heard;
  const began = () => transactions[transactions.push([]) - 1]!;
  const note = (texts: string[], statements: readonly Statement[]) =>
    texts.push(...statements.map(({ text }) => text.replace(/--[^\n]*/g, '').replace(/\s+/g, ' ')));
  return {
    batch: statements => (note(began(), statements), batch(statements)),
    read: statements => (note(began(), statements), read(statements)),
    transaction(work) {
      const texts = began();
      return transaction(run => work(statements => (note(texts, statements), run(statements))));
    },
    inQueue: name => hearing(inQueue(name), heard),
  };
};

const operations = allOperations(() => Promise.reject(new Error('Nothing is dispatched here'))).map(
  ({ id, method, path }) => ({
    id,
    method,
    path: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  }),
);
/** Imports and exports are one for all entities. */
export const changing: readonly string[] = operations
  .filter(({ id, method }) => method !== 'GET' && !/\.(import|exportLater|exportListed)$/.test(id))
  .map(({ id }) => id);

/** Keeps the id of every operation that was done. */
export const noting = (world: World, { calls }: Heard): void => {
  const { call } = world;
  world.call = async (method, address, sent) => {
    const answer = await call(method, address, sent);
    const [path] = address.split('?');
    const done = operations.find(operation => operation.method === method && operation.path.test(path!));
    if (done && answer.status < 300) calls.add(done.id);
    return answer;
  };
};
