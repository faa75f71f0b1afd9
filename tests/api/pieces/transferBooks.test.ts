import { beforeEach, describe, expect, it } from 'vitest';
import { onPostgres } from '../../support/everyEntity.ts';
import { takeIn } from '../../support/pieces.ts';
import { openShop, type Shop } from '../../support/shop.ts';
import {
  balancesOf,
  draftTransfer,
  openBranch,
  sendTransfer,
  setTax,
  withPromptJobs,
} from '../../support/transfers.ts';

const jobs = withPromptJobs();

onPostgres(world => {
  let shop: Shop;
  let branch: Shop;
  let ring: string;
  let chain: string;
  const done = async (where: Shop, path: string, body: object = {}) => {
    const answer = await where.call('POST', path, { body });
    expect(answer.status, `${path} ${answer.text}`).toBeLessThan(300);
    return answer.data;
  };
  const refused = async (where: Shop, path: string, body: object = {}) => {
    const { status, body: told } = await where.call('POST', path, { body });
    return [status, told.responseMessage as string, told.errors] as const;
  };
  const read = async (where: Shop, path: string) => (await where.call('GET', path)).data;

  beforeEach(async () => {
    shop = await openShop(world);
    branch = await openBranch(world, shop);
    ring = (await takeIn(shop, { tag: 'A-1' }))['id'];
    chain = (await takeIn(shop, { tag: 'A-2', grossWeight: 22.25, stoneWeight: null, stones: [] }))['id'];
  });

  describe('the books of a transfer', () => {
    it('of both shops hold the metal of the pieces that lie there, and what is on its way', async () => {
      const { id } = await sendTransfer(shop, branch, [ring, chain]);
      expect(await balancesOf(shop)).toEqual({ 'opening AU': -29.541, 'branch AU': 29.541 });
      await jobs.drain();
      await done(branch, `piece_arrivals/${id}/receive`, { pieces: [{ tag: 'A-1' }] });
      await done(branch, `piece_arrivals/${id}/refuse`, { reason: 'Not there', pieces: [{ tag: 'A-2' }] });
      await jobs.drain();
      expect(await balancesOf(branch)).toEqual({ 'pieces AU': 9.16, 'branch AU': -9.16 });
      expect(await balancesOf(shop)).toEqual({ 'opening AU': -29.541, 'branch AU': 9.16, 'pieces AU': 20.381 });
    });

    it('hold rupees and GST where the other shop has another GSTIN, and take back what was not received', async () => {
      await setTax(world, shop, '27AAPFU0939F1ZV', '27');
      await setTax(world, branch, '29AAGCB7383J1Z4', '29');
      await shop.call('PUT', `admin/products/${await shop.refer('products')}`, {
        body: { hsncode: '7113', taxPercentage: 3 },
      });
      const without = await draftTransfer(shop, branch, [ring]);
      expect((await refused(shop, `piece_transfers/${without['id']}/send`))[1]).toContain('tax invoice');
      const sent = await sendTransfer(shop, branch, [], {
        lines: [
          { pieceId: ring, value: 60_000 },
          { pieceId: chain, value: 100_000 },
        ],
      });
      expect(sent).toMatchObject({ billedGst: 'igst', igst: 4_800, total: 164_800, cgst: null });
      expect(await balancesOf(shop)).toMatchObject({
        'sales INR': -160_000,
        'igst INR': -4_800,
        'branch INR': 164_800,
      });
      await jobs.drain();
      await done(branch, `piece_arrivals/${sent['id']}/receive`, { pieces: [{ tag: 'A-1' }] });
      await done(branch, `piece_arrivals/${sent['id']}/refuse`, { reason: 'Not there', pieces: [{ tag: 'A-2' }] });
      await jobs.drain();
      expect(await balancesOf(shop)).toMatchObject({ 'sales INR': -60_000, 'igst INR': -1_800, 'branch INR': 61_800 });
      expect(await balancesOf(branch)).toMatchObject({
        'purchases INR': 60_000,
        'inputIgst INR': 1_800,
        'branch INR': -61_800,
      });
      expect((await read(branch, 'pieces')).items).toMatchObject([{ cost: 60_000 }]);
    });

    it('hold the tax as a cost where the other shop is under the composition scheme, and the piece costs as much', async () => {
      await setTax(world, shop, '27AAPFU0939F1ZV', '27');
      await setTax(world, branch, '27AAGCB7383J1Z8', '27');
      await world.sql(`update shops set tax_scheme = 'composition' where id = '${branch.shopId}'`);
      await shop.call('PUT', `admin/products/${await shop.refer('products')}`, {
        body: { hsncode: '7113', taxPercentage: 3 },
      });
      const sent = await sendTransfer(shop, branch, [], { lines: [{ pieceId: ring, value: 60_000 }] });
      await jobs.drain();
      await done(branch, `piece_arrivals/${sent['id']}/receive`, { pieces: [{ tag: 'A-1' }] });
      await jobs.drain();
      const held = await balancesOf(branch);
      expect(held).toMatchObject({ 'purchases INR': 61_800, 'branch INR': -61_800 });
      expect(Object.keys(held).filter(name => name.startsWith('input'))).toEqual([]);
      expect((await read(branch, 'pieces')).items).toMatchObject([{ cost: 61_800 }]);
      expect(await balancesOf(shop)).toMatchObject({ 'cgst INR': -900, 'sgst INR': -900 });
    });

    it('take back all of an invoice of which nothing was received', async () => {
      await setTax(world, shop, '27AAPFU0939F1ZV', '27');
      await setTax(world, branch, '27AAGCB7383J1Z8', '27');
      await shop.call('PUT', `admin/products/${await shop.refer('products')}`, {
        body: { hsncode: '7113', taxPercentage: 3 },
      });
      const sent = await sendTransfer(shop, branch, [], { lines: [{ pieceId: ring, value: 60_000 }] });
      expect(sent).toMatchObject({ billedGst: 'cgstSgst', cgst: 900, sgst: 900, total: 61_800 });
      await done(shop, `piece_transfers/${sent['id']}/recall`);
      await jobs.drain();
      expect(await balancesOf(shop)).toEqual({ 'opening AU': -29.541, 'pieces AU': 29.541 });
      expect(await balancesOf(branch)).toEqual({});
    });
  });
}, jobs.change);
