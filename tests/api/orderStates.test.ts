import { describe, expect, it } from 'vitest';
import { newAddress } from '../support/accounts.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { anOrder } from '../support/orders.ts';

onPostgres(world => {
  const placed = async () => {
    const body = { ...anOrder, email: `${world.ports.ids.next()}@shop.example` };
    return (await world.call('POST', 'public/orders', { body, address: newAddress() })).data as { id: string };
  };
  const admin = async () => (await world.person({ permissions: ['system/all'] })).token;
  const at = (id: string, more = '') => `system/orders/${id}${more}`;

  describe('a transition of an order', () => {
    it('goes from one state to the next, with who and when, and never back', async () => {
      const [token, { id }] = [await admin(), await placed()];
      const paid = await world.call('POST', at(id, '/pay'), { token, body: { version: 1 } });
      expect([paid.status, paid.data.state, paid.data.version]).toEqual([200, 'paid', 2]);
      const again = await world.call('POST', at(id, '/pay'), { token, body: {} });
      expect([again.status, again.body.responseMessage]).toEqual([409, 'Not possible: it is paid.']);
      const hindi = { token, body: {}, headers: { 'accept-language': 'hi' } };
      expect((await world.call('POST', at(id, '/reopen'), hindi)).body.responseMessage).toBe(
        'यह नहीं हो सकता: स्थिति “चुकता” है।',
      );
      const [change] = (await world.call('GET', at(id, '/history'), { token })).data.items;
      expect(change).toMatchObject({
        action: 'transition',
        userName: 'Person',
        changes: { state: ['placed', 'paid'] },
      });
    });

    it('asks for what it needs, and keeps it', async () => {
      const [token, { id }] = [await admin(), await placed()];
      const cancel = (body: object) => world.call('POST', at(id, '/cancel'), { token, body });
      expect((await cancel({})).body.errors).toEqual({ cancelReason: 'Say why' });
      expect((await cancel({ cancelReason: 'Twice', total: 1 })).body.errors).toEqual({ total: 'Unknown field' });
      expect((await cancel({ cancelReason: 'Ordered twice' })).data).toMatchObject({
        state: 'cancelled',
        cancelReason: 'Ordered twice',
      });
      expect((await world.call('POST', at(id, '/reopen'), { token, body: {} })).data.state).toBe('placed');
    });

    it('is refused to whoever read another version, and to whoever may not', async () => {
      const [token, { id }] = [await admin(), await placed()];
      await world.call('PUT', at(id), { token, body: { notes: 'Called' } });
      expect((await world.call('POST', at(id, '/pay'), { token, body: { version: 1 } })).status).toBe(409);
      const other = (await world.person()).token;
      expect((await world.call('POST', at(id, '/pay'), { token: other, body: {} })).status).toBe(403);
      expect((await world.call('POST', 'system/orders/pay', { token: other, body: { ids: [id] } })).status).toBe(403);
      expect((await world.call('GET', at(id), { token })).data.state).toBe('placed');
    });

    it('takes many at once, and says of each that cannot go why', async () => {
      const token = await admin();
      const [one, two, three] = [await placed(), await placed(), await placed()];
      await world.call('POST', at(two.id, '/pay'), { token, body: {} });
      const ids = [one.id, two.id, three.id];
      const { data } = await world.call('POST', 'system/orders/pay', { token, body: { ids } });
      expect(data).toEqual({
        changed: expect.arrayContaining([one.id, three.id]),
        refused: [{ id: two.id, reason: 'Not possible: it is paid.' }],
      });
      const [state] = await world.sql(
        `select count(*)::int as paid from orders where state = 'paid' and id in ('${ids.join("', '")}')`,
      );
      expect(state).toEqual({ paid: 3 });
    });

    it('happens once, however many press at the same moment', async () => {
      const [token, { id }] = [await admin(), await placed()];
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => world.call('POST', at(id, '/pay'), { token, body: {} })),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    });
  });

  describe('the state of an order', () => {
    it.each([
      ['a change', 'PUT', (id: string) => at(id), { state: 'paid' }],
      ['a change of many', 'PUT', () => 'system/orders/update', { changes: { state: 'paid', notes: 'x' } }],
    ] as const)('is not reached by %s', async (_, method, path, body) => {
      const [token, { id }] = [await admin(), await placed()];
      const sent = 'changes' in body ? { ...body, ids: [id] } : body;
      const answer = await world.call(method, path(id), { token, body: sent });
      expect([answer.status, answer.body.errors]).toEqual([
        400,
        { state: 'The state changes by its own steps, not by a change of the record.' },
      ]);
      expect((await world.call('GET', at(id), { token })).data).toMatchObject({ state: 'placed', notes: null });
    });

    it('may be sent back as it is', async () => {
      const [token, { id }] = [await admin(), await placed()];
      const { data } = await world.call('PUT', at(id), { token, body: { state: 'placed', notes: 'Called' } });
      expect(data).toMatchObject({ state: 'placed', notes: 'Called' });
    });

    it('is out of reach of any statement that is no transition', async () => {
      const { id } = await placed();
      const nil = '00000000-0000-0000-0000-000000000000';
      const as = (...texts: string[]) =>
        world.ports.database.batch([
          { text: `select enter_job('${nil}', null)`, values: [] },
          ...texts.map(text => ({ text, values: [] })),
        ]);
      const set = (state: string) => `update orders set state = '${state}' where shop_id = '${nil}' and id = '${id}'`;
      await expect(as(set('paid'))).rejects.toThrow(/permission denied/);
      await expect(as('select enter_account()', set('paid'))).rejects.toThrow(/permission denied/);
      await expect(as(`select enter_transition('pay')`, set('cancelled'))).rejects.toThrow(/row-level security/);
      await as(`select enter_transition('reopen')`, set('placed'));
      await as(`select enter_transition('nonsense')`, set('paid'));
      expect(await world.sql(`select state from orders where id = '${id}'`)).toEqual([{ state: 'placed' }]);
      const begun = `insert into orders (id, number, state, business_name, name, email, mobile_no, pin, state_code, lines, taxable, cgst, sgst, utgst, igst, total, sac, tax_rate, created_at, updated_at)
        select gen_random_uuid(), 'TS-X', 'paid', business_name, name, email, mobile_no, pin, state_code, lines, taxable, cgst, sgst, utgst, igst, total, sac, tax_rate, created_at, updated_at
        from orders where shop_id = '${nil}' and id = '${id}'`;
      await expect(as(begun)).rejects.toThrow(/row-level security/);
    });
  });
});
