import { beforeEach, describe, expect, it, test } from 'vitest';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { draftIssue, giveOut, takeIn } from '../../support/pieces.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const today = shopDay(new Date());

type Line = Record<string, any>;

onPostgres(world => {
  let shop: Shop;
  let ring: string;
  let chain: string;
  const call = (path: string, body: object = {}) => shop.call('POST', path, { body });
  const done = async (path: string, body?: object) => {
    const answer = await call(path, body);
    expect(answer.status, `${path} ${answer.text}`).toBeLessThan(300);
    return answer.data;
  };
  const refused = async (path: string, body?: object) => {
    const { status, body: told } = await call(path, body);
    return [status, told.responseMessage as string];
  };
  const read = async (id: string) => (await shop.call('GET', `piece_issues/${id}`)).data;
  const states = async (...ids: string[]) =>
    Promise.all(ids.map(async id => (await shop.call('GET', `pieces/${id}`)).data.state as string));
  const outcomes = ({ lines }: Record<string, any>) => (lines as Line[]).map(({ outcome }) => outcome);

  beforeEach(async () => {
    shop = await openShop(world);
    ring = (await takeIn(shop, { tag: 'A-1' }))['id'];
    chain = (await takeIn(shop, { tag: 'A-2', grossWeight: 22.25, stoneWeight: null, stones: [], hallmarking: null }))[
      'id'
    ];
  });

  describe('an issue of pieces', () => {
    it('copies what the pieces are, adds it up, and takes them out of stock with a number and a day', async () => {
      const draft = await draftIssue(shop, [ring, chain], {
        lines: [
          { pieceId: 'a-1', grossWeight: 999, outcome: 'sold', value: 71_000 },
          { pieceId: chain, value: 1_500.5 },
        ],
      });
      expect(draft).toMatchObject({ number: null, issuedOn: null, state: 'draft', count: 2, stillOut: null });
      expect(draft).toMatchObject({ grossWeight: 32.75, netWeight: 32.25, value: 72_500.5 });
      expect(draft['lines'][0]).toMatchObject({
        pieceId: ring,
        fineness: 916,
        grossWeight: 10.5,
        netWeight: 10,
        outcome: null,
      });
      expect(await states(ring, chain)).toEqual(['inStock', 'inStock']);
      // Weighed again in the meantime: the document says what leaves.
      await shop.call('PUT', `pieces/${ring}`, { body: { grossWeight: 10.25 } });
      const issued = await done(`piece_issues/${draft['id']}/issue`);
      expect(issued).toMatchObject({
        number: 'M/26-27/0001',
        issuedOn: today,
        state: 'issued',
        stillOut: 2,
        grossWeight: 32.5,
      });
      expect(await states(ring, chain)).toEqual(['onApproval', 'onApproval']);
    });

    it('closes by itself when the last piece came back, whichever way', async () => {
      const { id } = await giveOut(shop, [ring, chain]);
      const half = await done(`piece_issues/${id}/take_back`, { pieces: [{ pieceId: ring }] });
      expect(half).toMatchObject({ state: 'issued', stillOut: 1 });
      expect(half.lines[0]).toMatchObject({ outcome: 'back', endedOn: today });
      expect(await states(ring, chain)).toEqual(['inStock', 'onApproval']);
      await done(`pieces/${chain}/putBack`);
      expect(await read(id)).toMatchObject({ state: 'closed', stillOut: 0 });
      expect(outcomes(await read(id))).toEqual(['back', 'back']);
    });

    it('tells in its history what came back, and that it closed', async () => {
      const { id } = await giveOut(shop, [ring]);
      await done(`pieces/${ring}/putBack`);
      const { data } = await shop.call('GET', `piece_issues/${id}/history`);
      const changes = (data.items as Line[]).map(({ changes: each }) => each);
      expect(changes).toContainEqual(expect.objectContaining({ state: ['issued', 'closed'] }));
      expect(changes).toContainEqual({
        lines: [[expect.objectContaining({ outcome: null })], [expect.objectContaining({ outcome: 'back' })]],
      });
    });

    it('knows that a customer keeps a piece that was reserved for them from there', async () => {
      const { id } = await giveOut(shop, [ring, chain]);
      await done(`pieces/reserve`, { ids: [ring] });
      expect(outcomes(await read(id))).toEqual(['reserved', null]);
    });

    it('brings a HUID and its cost back from hallmarking, which no two pieces share', async () => {
      const { id } = await giveOut(shop, [ring, chain], { kind: 'hallmarking', dueOn: null });
      expect(await states(ring, chain)).toEqual(['atHallmarking', 'atHallmarking']);
      const same = await call(`piece_issues/${id}/take_hallmarked`, {
        pieces: [
          { pieceId: ring, huid: 'ab 12c3', hallmarking: 53.1 },
          { pieceId: chain, huid: 'AB12C3' },
        ],
      });
      expect([same.status, same.body.errors]).toEqual([400, { 'pieces.1.huid': 'HUID exists already' }]);
      expect(await states(ring, chain)).toEqual(['atHallmarking', 'atHallmarking']);
      const back = await done(`piece_issues/${id}/take_hallmarked`, {
        pieces: [{ pieceId: ring, huid: 'ab 12c3', hallmarking: 53.1 }, { pieceId: chain }],
      });
      expect(back).toMatchObject({ state: 'closed', charges: 53.1 });
      expect(back.lines[0]).toMatchObject({ huid: 'AB12C3', hallmarking: 53.1 });
      expect((await shop.call('GET', `pieces/${ring}`)).data).toMatchObject({
        huid: 'AB12C3',
        hallmarking: 53.1,
        state: 'inStock',
      });
    });

    it('takes no piece that is elsewhere, and names it', async () => {
      const first = await giveOut(shop, [ring]);
      const { id } = await draftIssue(shop, [chain, ring]);
      expect(await refused(`piece_issues/${id}/issue`)).toEqual([
        409,
        'Piece A-1 cannot be given out: it is on approval.',
      ]);
      expect(await states(chain)).toEqual(['inStock']);
      expect(await read(id)).toMatchObject({ state: 'draft', number: null });
      await done(`piece_issues/${first['id']}/cancel`);
      expect(await done(`piece_issues/${id}/issue`)).toMatchObject({ number: 'M/26-27/0002' });
    });

    it('gives out one piece once, also by calls at the same time', async () => {
      const drafts = await Promise.all(
        [1, 2, 3, 4].map(() =>
          draftIssue(
            shop,
            [ring, chain].toSorted(() => -1),
          ),
        ),
      );
      const answers = await Promise.all(drafts.map(({ id }) => call(`piece_issues/${id}/issue`)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
      const issued = answers.find(({ status }) => status === 200)!.data;
      // Two ways back at once: by the document, and by the piece itself.
      const back = await Promise.all([
        call(`piece_issues/${issued.id}/take_back`, { pieces: [{ pieceId: ring }, { pieceId: chain }] }),
        call('pieces/putBack', { ids: [chain, ring] }),
      ]);
      expect(back.map(({ status }) => status)).toContain(200);
      expect(await read(issued.id)).toMatchObject({ state: 'closed', stillOut: 0 });
      expect(await states(ring, chain)).toEqual(['inStock', 'inStock']);
    });

    it('is cancelled as long as all of it is out', async () => {
      const { id } = await giveOut(shop, [ring, chain]);
      await done(`piece_issues/${id}/take_back`, { pieces: [{ pieceId: ring }] });
      expect(await refused(`piece_issues/${id}/cancel`)).toEqual([
        409,
        'Some of it is no longer out. Take back the rest.',
      ]);
      const other = await giveOut(shop, [ring]);
      expect(await done(`piece_issues/${other['id']}/cancel`)).toMatchObject({ state: 'cancelled', stillOut: null });
      expect(await states(ring, chain)).toEqual(['inStock', 'onApproval']);
    });

    it('stays as it is once it is given out, but for the day and the note', async () => {
      const { id, lines } = await giveOut(shop, [ring]);
      const put = (body: object) => shop.call('PUT', `piece_issues/${id}`, { body });
      expect((await put({ lines: [] })).status).toBe(400);
      expect((await put({ lines: [{ ...lines[0], value: 5 }] })).status).toBe(409);
      expect(
        (await put({ kind: 'approval', dueOn: '2026-12-31', note: 'Asked for two weeks more', lines })).status,
      ).toBe(200);
      expect((await shop.call('DELETE', `piece_issues/${id}`)).status).toBe(409);
      // What it names is not thrown away either.
      expect((await shop.call('DELETE', `pieces/${ring}`)).status).toBe(409);
    });

    test.each<[string, object, Record<string, string>]>([
      ['no day for approval', { dueOn: null }, { dueOn: 'Say by when it is to come back' }],
      ['no pieces', { lines: [] }, { lines: 'Add a piece' }],
      ['a line without a piece', { lines: [{ value: 5 }] }, { 'lines.0.pieceId': 'Scan or choose a piece' }],
      ['a tag that nobody has', { lines: [{ pieceId: 'X-9' }] }, { 'lines.0.pieceId': 'Choose one of the list' }],
      ['nobody who takes them', { partyId: null }, { partyId: 'Choose whom it goes to' }],
    ])('refuses %s', async (_, wrong, errors) => {
      const body = {
        kind: 'approval',
        partyId: await shop.refer('contacts'),
        dueOn: '2026-12-15',
        lines: [{ pieceId: ring }],
        ...wrong,
      };
      const answer = await shop.call('POST', 'piece_issues', { body });
      expect([answer.status, answer.body.errors]).toEqual([400, errors]);
    });

    it('has each piece once, by its id or its tag', async () => {
      const twice = await shop.call('POST', 'piece_issues', {
        body: {
          kind: 'hallmarking',
          partyId: await shop.refer('contacts'),
          lines: [{ pieceId: ring }, { pieceId: ring }],
        },
      });
      expect(twice.body.errors).toEqual({ 'lines.1.pieceId': 'This piece is there already' });
      const { id } = await draftIssue(shop, [ring, 'A-1']);
      expect(await refused(`piece_issues/${id}/issue`)).toEqual([409, 'Piece A-1 is there twice.']);
    });

    it('takes back nothing that is not out with it', async () => {
      const { id } = await giveOut(shop, [ring]);
      const { status, body } = await call(`piece_issues/${id}/take_back`, { pieces: [{ pieceId: chain }] });
      expect([status, body.errors]).toEqual([400, { 'pieces.0.pieceId': 'This piece is not out with this document.' }]);
      await done(`piece_issues/${id}/take_back`, { pieces: [{ pieceId: ring }] });
      expect(await refused(`piece_issues/${id}/take_back`, { pieces: [{ pieceId: ring }] })).toEqual([
        409,
        'Not possible: it is closed.',
      ]);
    });

    it('is told of when it is due, until it is closed', async () => {
      const { id } = await giveOut(shop, [ring], { dueOn: today });
      const overdue = async () =>
        ((await shop.call('GET', `piece_issues?dueBy=${today}`)).data.items as Line[]).map(item => item['id']);
      expect(await overdue()).toEqual([id]);
      await done(`pieces/${ring}/putBack`);
      expect(await overdue()).toEqual([]);
    });

    it('is the only way out of the shop for its kinds of pieces', async () => {
      for (const way of ['approve', 'sendToHallmarking'])
        expect((await call(`pieces/${ring}/${way}`)).status).toBe(404);
    });
  });
});
