import { describe, expect, it, test } from 'vitest';
import { onPostgres } from '../../support/everyEntity.ts';

onPostgres(world => {
  const post = async (more: object = {}) => {
    const body = {
      kind: 'repair',
      partyId: await world.mine.refer('contacts'),
      receivedOn: '2026-11-20',
      lines: [
        { description: 'Chain, clasp broken', metal: 'gold', fineness: 916, grossWeight: 12.345, value: 90_000 },
        { description: 'Ear tops', count: 2, grossWeight: 4.1 },
      ],
      ...more,
    };
    return world.mine.call('POST', 'held_goods', { body });
  };

  describe('goods of others', () => {
    it('have a number at once, and are closed when of each article it is told what became of it', async () => {
      const { data } = await post();
      expect(data).toMatchObject({
        number: expect.stringContaining('K/'),
        count: 3,
        stillHere: 3,
        grossWeight: 16.445,
      });
      const close = () => world.mine.call('POST', `held_goods/${data.id}/close`, { body: {} });
      const refused = await close();
      expect([refused.status, refused.body.responseMessage]).toEqual([
        409,
        'Say of each article what became of it. Still here: 3.',
      ]);
      const lines = data.lines.map((line: object) => ({ ...line, outcome: 'givenBack' }));
      const put = await world.mine.call('PUT', `held_goods/${data.id}`, { body: { lines } });
      expect(put.data).toMatchObject({ stillHere: 0 });
      expect((await close()).data).toMatchObject({ state: 'closed' });
      expect((await world.mine.call('DELETE', `held_goods/${data.id}`)).status).toBe(409);
    });

    test.each<[object, Record<string, string>]>([
      [{ kind: 'supplierApproval' }, { dueOn: 'Say by when it goes back' }],
      [{ lines: [{ grossWeight: 5 }] }, { 'lines.0.description': 'Name the article' }],
      [{ partyId: null }, { partyId: 'Choose whose it is' }],
      [{ receivedOn: null }, { receivedOn: 'Say when it came' }],
    ])('are refused with %j', async (wrong, errors) => {
      const { status, body } = await post(wrong);
      expect([status, body.errors]).toEqual([400, errors]);
    });
  });
});
