import { beforeEach, describe, expect, it } from 'vitest';
import { carryTransfer } from '../../../api/pieceTransfers/carry.ts';
import type { Database } from '../../../api/ports.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { takeIn } from '../../support/pieces.ts';
import { openShop, type Shop } from '../../support/shop.ts';
import { balancesOf, openBranch, sendTransfer, setTax, withPromptJobs } from '../../support/transfers.ts';

const jobs = withPromptJobs();
/** More than a transfer takes. */
const most = 12;

/** A database of a process that dies at its step of that number, before the step or once it is done. */
const dying = (database: Database, steps: number, isDone: boolean): Database => {
  let left = steps;
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    if (--left > 0) return work();
    if (left === 0 && isDone) await work();
    throw new Error('killed');
  };
  return {
    ...database,
    batch: statements => step(() => database.batch(statements)),
    transaction: work => step(() => database.transaction(work)),
  };
};

onPostgres(world => {
  let shop: Shop;
  let branch: Shop;
  const signal = new AbortController().signal;
  beforeEach(async () => {
    shop = await openShop(world);
    branch = await openBranch(world, shop);
  });
  const done = async (where: Shop, path: string, body: object = {}) => {
    const answer = await where.call('POST', path, { body });
    expect(answer.status, `${path} ${answer.text}`).toBeLessThan(300);
    return answer.data;
  };
  const carry = (id: string, database = world.ports.database) =>
    carryTransfer({ ...world.ports, database }, { shop: shop.shopId, id }, signal);
  /** Dies at each step, one after the other, until it comes through. */
  const carriedByMortals = async (id: string, isDone: boolean) => {
    for (let steps = 1; steps <= most; steps++) {
      try {
        return await carry(id, dying(world.ports.database, steps, isDone));
      } catch (error) {
        expect((error as Error).message).toBe('killed');
      }
    }
    throw new Error('It never came through');
  };
  /** Of both shops, whatever a job could make twice. */
  const rows = async (of: string) =>
    Number(
      (
        await world.sql(
          `select count(*)::integer as count from ${of} t where t.shop_id in ('${shop.shopId}', '${branch.shopId}')`,
        )
      )[0]!['count'],
    );
  const counts = async () =>
    Promise.all(['piece_arrivals', 'piece_arrivals_lines', 'pieces', 'ledger_entries', 'history'].map(rows));

  describe('the job of a transfer', () => {
    it('makes nothing twice, however often and at once it runs', async () => {
      const ring = (await takeIn(shop, { tag: 'A-1', cost: 50_000 }))['id'] as string;
      const { id } = await sendTransfer(shop, branch, [ring]);
      await Promise.allSettled([carry(id), carry(id)]);
      await carry(id);
      const before = await counts();
      await carry(id);
      expect(await counts()).toEqual(before);
      expect(before.slice(0, 2)).toEqual([1, 1]);
      await done(branch, `piece_arrivals/${id}/receive`, { pieces: [{ tag: 'A-1' }] });
      await Promise.allSettled([carry(id), carry(id)]);
      await carry(id);
      const after = await counts();
      await carry(id);
      expect(await counts()).toEqual(after);
    });

    it.each([
      ['before', false],
      ['after', true],
    ])('goes on when its process dies %s any of its steps', async (_, isDone) => {
      await setTax(world, shop, '27AAPFU0939F1ZV', '27');
      await setTax(world, branch, '29AAGCB7383J1Z4', '29');
      const product = `admin/products/${await shop.refer('products')}`;
      await shop.call('PUT', product, { body: { hsncode: '7113', taxPercentage: 3 } });
      const made = [];
      for (const tag of ['A-1', 'A-2', 'A-3']) made.push((await takeIn(shop, { tag, cost: 50_000 }))['id'] as string);
      const { id } = await sendTransfer(shop, branch, [], { lines: made.map(pieceId => ({ pieceId, value: 60_000 })) });
      await carriedByMortals(id, isDone);
      expect((await counts()).slice(0, 2)).toEqual([1, 3]);
      await done(branch, `piece_arrivals/${id}/receive`, { pieces: [{ tag: 'A-1' }] });
      await done(branch, `piece_arrivals/${id}/refuse`, { reason: 'Not there', pieces: [{ tag: 'A-2' }] });
      await done(shop, `piece_transfers/${id}/recall`);
      await carriedByMortals(id, isDone);
      const { data } = await shop.call('GET', `piece_transfers/${id}`);
      expect([data.state, data.lines.map(({ outcome }: { outcome: string }) => outcome)]).toEqual([
        'received',
        ['received', 'refused', 'calledBack'],
      ]);
      expect(await balancesOf(branch)).toMatchObject({ 'pieces AU': 9.16, 'branch AU': -9.16, 'branch INR': -61_800 });
      expect(await balancesOf(shop)).toMatchObject({ 'pieces AU': 18.32, 'branch AU': 9.16, 'branch INR': 61_800 });
    });

    it('waits for an open day where what comes back belongs into the books of a closed one', async () => {
      const ring = (await takeIn(shop, { tag: 'A-1' }))['id'] as string;
      const { id } = await sendTransfer(shop, branch, [ring]);
      await jobs.drain();
      await done(branch, `piece_arrivals/${id}/refuse`, { reason: 'Not there', pieces: [{ tag: 'A-1' }] });
      const [day] = (await shop.call('GET', 'ledger/days')).data.items as { id: string }[];
      await done(shop, `ledger/days/${day!.id}/close`);
      await carry(id);
      expect((await shop.call('GET', `pieces/${ring}`)).data.state).toBe('inTransit');
      await done(shop, `ledger/days/${day!.id}/reopen`, { reopenReason: 'A piece came back' });
      await carry(id);
      expect((await shop.call('GET', `pieces/${ring}`)).data.state).toBe('inStock');
    });
  });
}, jobs.change);
