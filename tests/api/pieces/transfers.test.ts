import { beforeEach, describe, expect, it } from 'vitest';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { draftIssue, takeIn } from '../../support/pieces.ts';
import { openShop, type Shop } from '../../support/shop.ts';
import { draftTransfer, openBranch, sendTransfer, withPromptJobs } from '../../support/transfers.ts';

const today = shopDay(new Date());
const jobs = withPromptJobs();

type Line = Record<string, any>;

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
  const state = async (id: string, where = shop) => (await read(where, `pieces/${id}`)).state as string;
  const outcomes = ({ lines }: Record<string, any>) => (lines as Line[]).map(({ outcome }) => outcome);
  const listed = async (where: Shop, path: string) => (await read(where, path)).items as Line[];

  const pieceHere = async (tag: string) => {
    const { id } = (await listed(branch, 'pieces')).find(piece => piece['tag'] === tag)!;
    return (await read(branch, `pieces/${id}`)) as Line;
  };

  beforeEach(async () => {
    shop = await openShop(world);
    branch = await openBranch(world, shop);
    ring = (await takeIn(shop, { tag: 'A-1', huid: 'RING01', cost: 52_000, tray: 'Window' }))['id'];
    chain = (await takeIn(shop, { tag: 'A-2', grossWeight: 22.25, stoneWeight: null, stones: [], hallmarking: null }))[
      'id'
    ];
  });

  describe('a transfer', () => {
    it('names the other shop and copies the pieces, and takes them out of stock with a number and a day', async () => {
      const draft = await draftTransfer(shop, branch, [ring, chain], {
        lines: [
          { pieceId: 'a-1', value: 71_000, outcome: 'received', grossWeight: 99 },
          { pieceId: chain, value: 1_500.5 },
        ],
      });
      expect(draft).toMatchObject({
        number: null,
        toName: 'Branch',
        billedGst: 'none',
        state: 'draft',
        count: 2,
        total: null,
      });
      expect(draft).toMatchObject({ grossWeight: 32.75, netWeight: 32.25, value: 72_500.5, onTheWay: null });
      expect(draft['lines'][0]).toMatchObject({ pieceId: ring, huid: 'RING01', grossWeight: 10.5, outcome: null });
      const sent = await done(shop, `piece_transfers/${draft['id']}/send`);
      expect(sent).toMatchObject({ number: 'X/26-27/0001', sentOn: today, state: 'sent', onTheWay: 2 });
      expect([await state(ring), await state(chain)]).toEqual(['inTransit', 'inTransit']);
    });

    it('cannot be sold, given out or sent again while it is on its way', async () => {
      const other = await draftTransfer(shop, branch, [ring]);
      const issue = await draftIssue(shop, [ring]);
      await sendTransfer(shop, branch, [ring]);
      expect((await refused(shop, `piece_transfers/${other['id']}/send`))[1]).toBe(
        'Piece A-1 cannot be given out: it is on the way to another shop.',
      );
      expect((await refused(shop, `piece_issues/${issue['id']}/issue`))[0]).toBe(409);
      for (const move of ['reserve', 'melt', 'putBack', 'giveToKarigar'])
        expect((await refused(shop, `pieces/${ring}/${move}`))[0], move).toBe(409);
      expect((await shop.call('PUT', `pieces/${ring}`, { body: { grossWeight: 1 } })).status).toBe(409);
      expect((await shop.call('GET', `quick_bills/offer?pieceId=${ring}`)).status).toBe(409);
      expect((await shop.call('DELETE', `pieces/${ring}`)).status).toBe(409);
    });

    it('goes to another shop of the same business alone', async () => {
      expect(await read(shop, 'piece_transfers/shops')).toEqual([
        { id: branch.shopId, name: 'Branch', gstin: null, stateCode: null },
      ]);
      for (const toShopId of [world.rival.shopId, shop.shopId, crypto.randomUUID()]) {
        const answer = await shop.call('POST', 'piece_transfers', { body: { toShopId, lines: [{ pieceId: ring }] } });
        expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, ['toShopId']]);
      }
      const nowhere = await draftTransfer(shop, branch, [ring], { toShopId: null });
      expect((await refused(shop, `piece_transfers/${nowhere['id']}/send`))[0]).toBe(409);
      const draft = await draftTransfer(shop, branch, [ring]);
      await world.sql(`update shops set status = 'Suspended' where id = '${branch.shopId}'`);
      expect((await refused(shop, `piece_transfers/${draft['id']}/send`))[1]).toContain('has changed');
    });

    it('comes to the other shop, whose people see nothing else of the sender, and the other way round', async () => {
      const { id } = await sendTransfer(shop, branch, [ring, chain]);
      expect(await listed(branch, 'piece_arrivals')).toEqual([]);
      await jobs.drain();
      const arrival = await read(branch, `piece_arrivals/${id}`);
      expect(arrival).toMatchObject({ number: 'X/26-27/0001', fromName: 'Shop', state: 'open', count: 2, onTheWay: 2 });
      expect(arrival.lines[0]).toMatchObject({ tag: 'A-1', huid: 'RING01', makingRate: 450, tagHere: null });
      expect(arrival.stones).toMatchObject([{ tag: 'A-1', kind: 'diamond', count: 4, carats: 0.12 }]);
      expect(JSON.stringify(arrival)).not.toContain('52000');
      for (const [where, path] of [
        [branch, `piece_transfers/${id}`],
        [branch, `pieces/${ring}`],
        [shop, `piece_arrivals/${id}`],
        [world.rival, `piece_arrivals/${id}`],
      ] as const)
        expect((await where.call('GET', path)).status, path).toBe(404);
      expect((await refused(shop, `piece_arrivals/${id}/receive`, { pieces: [{ tag: 'A-1' }] }))[0]).toBe(404);
    });
  });

  describe('what arrives', () => {
    it('is received piece by piece: as it was, under its tag where that is free, and the sender is told', async () => {
      await takeIn(branch, { tag: 'A-2' });
      const { id } = await sendTransfer(shop, branch, [ring, chain]);
      await jobs.drain();
      const half = await done(branch, `piece_arrivals/${id}/receive`, { pieces: [{ tag: 'a-1', tray: 'Safe' }] });
      expect(half).toMatchObject({ state: 'open', onTheWay: 1 });
      await jobs.drain();
      expect(await state(ring)).toBe('transferred');
      expect(await read(shop, `piece_transfers/${id}`)).toMatchObject({ state: 'sent', onTheWay: 1 });
      await done(branch, `piece_arrivals/${id}/receive`, { pieces: [{ tag: 'A-2' }] });
      await jobs.drain();
      const arrival = await read(branch, `piece_arrivals/${id}`);
      expect(arrival).toMatchObject({ state: 'closed', onTheWay: 0 });
      const [one, tagThere] = (arrival.lines as Line[]).map(({ tagHere }) => tagHere as string);
      const here = await pieceHere(one!);
      const left = await read(shop, `pieces/${ring}`);
      expect(here).toMatchObject({ arrivalId: id, state: 'inStock', tray: 'Safe', stockedOn: today, cost: 52_000 });
      for (const name of [
        'tag',
        'huid',
        'metal',
        'fineness',
        'grossWeight',
        'stoneWeight',
        'fineWeight',
        'makingRate',
        'wastagePercent',
        'hallmarking',
      ])
        expect(here[name], name).toEqual(left[name]);
      expect(here.stones).toMatchObject([{ kind: 'diamond', count: 4, carats: 0.12, rate: 55_000, basis: 'perCarat' }]);
      expect((await pieceHere(tagThere!)).arrivalId).toBe(id);
      expect(tagThere).toMatch(/^T\/26-27\//);
      const ended = await read(shop, `piece_transfers/${id}`);
      expect(ended).toMatchObject({ state: 'received', onTheWay: 0 });
      expect(ended.lines).toMatchObject([
        { outcome: 'received', tagThere: 'A-1', endedOn: today },
        { outcome: 'received', tagThere },
      ]);
    });

    it('finds its product by code, then by name, else makes it; or somebody chooses', async () => {
      const { productId } = await read(shop, `pieces/${ring}`);
      const { name, productCode } = await read(shop, `admin/products/${productId}`);
      const receive = async (more: object = {}) => {
        const piece = (await takeIn(shop))['id'] as string;
        const { id } = await sendTransfer(shop, branch, [piece]);
        await jobs.drain();
        const { lines } = await read(branch, `piece_arrivals/${id}`);
        const body = { pieces: [{ tag: (lines as Line[])[0]!['tag'], ...more }] };
        const { lines: after } = await done(branch, `piece_arrivals/${id}/receive`, body);
        return (await pieceHere((after as Line[])[0]!['tagHere'] as string))['productId'] as string;
      };
      const made = await receive();
      expect(await read(branch, `admin/products/${made}`)).toMatchObject({ name, productCode, categoryId: null });
      expect(await receive()).toBe(made);
      const { unitId } = await read(branch, `admin/products/${made}`);
      const prices = { mrp: 1, purchasePrice: 1, sellingPrice: 1 };
      const chosen = (await done(branch, 'admin/products', { name: 'Other', productCode: 'O-1', unitId, ...prices }))
        .id as string;
      expect(await receive({ productId: chosen })).toBe(chosen);
      await branch.call('PUT', `admin/products/${made}`, { body: { productCode: 'OTHER-1' } });
      expect(await receive()).toBe(made);
    });

    it('is refused with a reason, and in stock again where it came from', async () => {
      const { id } = await sendTransfer(shop, branch, [ring, chain]);
      await jobs.drain();
      const [status, , errors] = await refused(branch, `piece_arrivals/${id}/refuse`, {
        reason: 'x',
        pieces: [{ tag: 'B-1' }],
      });
      expect([status, Object.keys(errors)]).toEqual([400, ['pieces.0.tag']]);
      await done(branch, `piece_arrivals/${id}/refuse`, { reason: 'Not in the parcel', pieces: [{ tag: 'A-1' }] });
      await done(branch, `piece_arrivals/${id}/receive`, { pieces: [{ tag: 'A-2' }] });
      expect((await refused(branch, `piece_arrivals/${id}/receive`, { pieces: [{ tag: 'A-1' }] }))[0]).toBe(409);
      await jobs.drain();
      expect([await state(ring), await state(chain)]).toEqual(['inStock', 'transferred']);
      const ended = await read(shop, `piece_transfers/${id}`);
      expect(ended.lines).toMatchObject([
        { outcome: 'refused', reason: 'Not in the parcel', tagThere: null },
        { outcome: 'received' },
      ]);
      expect(ended.state).toBe('received');
      const again = await sendTransfer(shop, branch, [ring]);
      await jobs.drain();
      await done(branch, `piece_arrivals/${again['id']}/refuse`, { reason: 'Not ordered', pieces: [{ tag: 'A-1' }] });
      await jobs.drain();
      expect((await read(shop, `piece_transfers/${again['id']}`)).state).toBe('cancelled');
      expect((await read(branch, `piece_arrivals/${again['id']}`)).state).toBe('cancelled');
    });

    it('may be called back: what was not received by then', async () => {
      const { id } = await sendTransfer(shop, branch, [ring, chain]);
      await jobs.drain();
      await done(branch, `piece_arrivals/${id}/receive`, { pieces: [{ tag: 'A-1' }] });
      // Before the sender knows of that.
      await done(shop, `piece_transfers/${id}/recall`);
      expect(await state(chain)).toBe('inTransit');
      await jobs.drain();
      await jobs.drain();
      expect([await state(ring), await state(chain)]).toEqual(['transferred', 'inStock']);
      expect(outcomes(await read(branch, `piece_arrivals/${id}`))).toEqual(['received', 'calledBack']);
      expect(await read(shop, `piece_transfers/${id}`)).toMatchObject({ state: 'received' });
      const whole = await sendTransfer(shop, branch, [chain]);
      await done(shop, `piece_transfers/${whole['id']}/recall`);
      await jobs.drain();
      expect(await state(chain)).toBe('inStock');
      expect((await read(shop, `piece_transfers/${whole['id']}`)).state).toBe('cancelled');
      expect((await refused(branch, `piece_arrivals/${whole['id']}/receive`, { pieces: [{ tag: 'A-2' }] }))[0]).toBe(
        409,
      );
    });

    it('with a HUID that is in stock there already is looked at by a person', async () => {
      await takeIn(branch, { huid: 'RING01' });
      const { id } = await sendTransfer(shop, branch, [ring]);
      await jobs.drain();
      const [status, , errors] = await refused(branch, `piece_arrivals/${id}/receive`, { pieces: [{ tag: 'A-1' }] });
      expect([status, errors]).toEqual([
        400,
        { 'pieces.0.tag': 'A piece with the HUID RING01 is in stock here already.' },
      ]);
    });

    it('keeps what it cost from whoever may not see that', async () => {
      const { id } = await sendTransfer(shop, branch, [ring]);
      await jobs.drain();
      await done(branch, `piece_arrivals/${id}/receive`, { pieces: [{ tag: 'A-1' }] });
      await jobs.drain();
      const seller = await world.person({ permissions: ['shop/piece/list'], shopId: branch.shopId });
      const seen = await world.call('GET', `shops/${branch.shopId}/pieces/${(await pieceHere('A-1'))['id']}`, seller);
      expect([seen.status, Object.hasOwn(seen.data, 'cost')]).toEqual([200, false]);
    });
  });
}, jobs.change);
