import type pg from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { RequestContext } from '../../api/requestContext.ts';
import { tables } from '../../api/tables.ts';
import type { Ports } from '../../api/ports.ts';
import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { views } from '../../schema/views/index.ts';
import { accountPorts } from '../support/accounts.ts';
import { onBoth, those } from '../support/everyEntity.ts';
import { scriptedChat } from '../support/scriptedChat.ts';
import { openShop } from '../support/shop.ts';
import { accountCalls, platformCalls, someDevices } from './accountCalls.ts';
import { reportCalls } from './reportCalls.ts';
import { everyCall, particularCalls, someWeb } from './everyCall.ts';
import { different, hearing, lookedAtKeys, newHeard, noting, said, sayOnce } from './heard.ts';
import { reader, type Query } from './reading/analysis.ts';
import { requestCalls } from './requestCalls.ts';
import { clusterProblems } from './reading/clusterRules.ts';
import { circlesIn, locksOf, upgradesIn, type Locking } from './reading/lockOrder.ts';
import { writersIn } from './reading/writers.ts';
import { statementProblems } from './rules.ts';
import { usualCalls } from './usualCalls.ts';
import { viewCalls } from './viewCalls.ts';

const all = tables(entities);
const shopTables = all.filter(({ scope }) => scope === 'shop').map(({ name }) => name);
/** Nothing speaks of it before an entity has numbers in series. */
const unspoken = Object.values(entities as Record<string, AnyEntity>).some(({ series }) => series)
  ? []
  : ['number_series'];
const reference = all.filter(({ scope }) => scope !== 'shop').map(({ name }) => name);
const heard = newHeard();
const chat = scriptedChat();

onBoth(
  (world, drawn) => {
    let texts: string[];
    let once: string[];
    beforeAll(async () => {
      const spies = (['commit', 'change', 'claim'] as const).map(name => vi.spyOn(RequestContext.prototype, name));
      noting(world, heard);
      const shop = await openShop(world);
      for (const [, entity] of those(({ permissions }) => permissions.list)) await everyCall(shop, entity);
      for (const view of views) await viewCalls(shop, view);
      await particularCalls(world, shop, chat);
      await requestCalls(world);
      await accountCalls(world);
      await reportCalls(world);
      await platformCalls(world);
      for (const [, entity] of those(({ permissions }) => permissions.list))
        await usualCalls(shop, entity, heard.calls);
      once = lookedAtKeys(spies.flatMap(({ mock }) => mock.contexts).filter(it => it instanceof RequestContext));
      texts = said(heard);
    }, 300_000);

    it('speak of every table of a shop, in every call that there is', () => {
      const spoken = texts.join('\n');
      expect(shopTables.filter(name => !new RegExp(`\\b(from|join|update|into) ${name}\\b`).test(spoken))).toEqual(
        unspoken,
      );
      expect(
        different.filter(id => !heard.calls.has(id)),
        'Call these with the others in tests/database',
      ).toEqual([]);
    });

    it('are of calls that say truly whether they are done once for one key', () => {
      expect(once.toSorted()).toEqual(sayOnce.toSorted());
    });

    it('name the shop beside each of its tables, in every sub-select', () => {
      expect(texts.flatMap(text => statementProblems(text, shopTables))).toEqual([]);
    });

    it('would be noticed otherwise', () => {
      const forgotten = texts.map(text => text.replace(/\b\w+\.shop_id = \$1 and /, ''));
      expect(forgotten.flatMap(text => statementProblems(text, shopTables)).length).toBeGreaterThan(50);
    });

    // A statement has the same tree in both.
    describe.each(drawn(['it reads']))('as %s them', () => {
      let read: Read[];
      beforeAll(async () => {
        read = await readBy(world.owner, texts);
      }, 300_000);

      it('are such as a cluster takes', () => {
        expect(
          read.flatMap(({ text, problems }) => problems.map(problem => `${problem}: ${text.slice(0, 300)}`)),
        ).toEqual([]);
      });

      const lockings = (): Locking[] => {
        const locks = new Map(read.map(({ text, queries }) => [text, locksOf(queries, text, all)]));
        return heard.transactions.map(texts => texts.map(text => locks.get(text)!));
      };

      it('write reference tables as one role in a transaction', () => {
        const steps = new Map(read.map(({ text, queries }) => [text, { text, writes: writesOf(queries) }]));
        const found = heard.transactions.flatMap(texts =>
          writersIn(
            texts.map(text => steps.get(text)!),
            reference,
          ),
        );
        expect([...new Set(found)]).toEqual([]);
      });

      it('lock parents before their children, all in one order', () => {
        expect(circlesIn(lockings(), all)).toEqual([]);
      });

      it('lock no row for more than they hold it for already', () => {
        expect([...new Set(lockings().flatMap(upgradesIn))]).toEqual([]);
      });
    });
  },
  (ports: Ports) => ({
    ...accountPorts(ports),
    chat,
    push: someDevices,
    web: someWeb,
    database: hearing(ports.database, heard),
  }),
);

const writesOf = (queries: readonly Query[]) =>
  queries.flatMap(({ command, target }) => (command !== 'select' && target ? [target] : []));

type Read = { text: string; queries: Query[]; problems: string[] };

/** In one session, whose prepared statements they become. */
const readBy = async (owner: pg.Pool, texts: readonly string[]): Promise<Read[]> => {
  const client = await owner.connect();
  try {
    const { queries, moods } = await reader(client);
    const read: Read[] = [];
    for (const text of texts) {
      const found = await queries(text);
      read.push({ text, queries: found, problems: clusterProblems(found, { reference, moods }) });
    }
    return read;
  } finally {
    client.release();
  }
};
