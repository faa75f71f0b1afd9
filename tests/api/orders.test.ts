import { describe, expect, it } from 'vitest';
import { receiptOf } from '../../api/orders/order.ts';
import { limits } from '../../api/session/limits.ts';
import { newAddress } from '../support/accounts.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { anOrder } from '../support/orders.ts';
import { eventually } from '../support/eventually.ts';

const [yearly] = anOrder.lines;

onPostgres(world => {
  const place = (more: object = {}, sent: { address?: string; headers?: Record<string, string> } = {}) =>
    world.call('POST', 'public/orders', {
      body: { ...anOrder, email: `${world.ports.ids.next()}@shop.example`, ...more },
      address: newAddress(),
      ...sent,
    });
  const admin = async () => (await world.person({ permissions: ['system/all'] })).token;

  describe('R-47 an order', () => {
    it('keeps the plan and the price of its day, with the GST of the buyer’s state', async () => {
      const { status, data } = await place();
      expect(status).toBe(201);
      expect(data).toMatchObject({
        state: 'placed',
        mobileNo: '9820011001',
        pin: '400002',
        stateCode: '27',
        lines: [{ ...yearly, name: 'TS Invoice Masha', price: 7_990, amount: 15_980 }],
        taxable: 15_980,
        cgst: 1_438.2,
        sgst: 1_438.2,
        utgst: 0,
        igst: 0,
        total: 18_856,
        sac: '997331',
        taxRate: 18,
      });
      expect(data.number).toMatch(/^TS-\d{6}-[2-9A-Z]{6}$/);
      expect(data).not.toHaveProperty('notes');
      const elsewhere = (await place({ pin: '380001', gstin: '24AAACC1206D1ZM' })).data;
      expect([elsewhere.stateCode, elsewhere.cgst, elsewhere.igst, elsewhere.total]).toEqual([
        '24',
        0,
        2_876.4,
        18_856,
      ]);
    });

    it('takes the state of a PIN on a border from the buyer', async () => {
      expect((await place({ pin: '160017' })).body.errors).toEqual({ stateCode: 'Choose the state' });
      expect((await place({ pin: '160017', stateCode: '04' })).data.stateCode).toBe('04');
    });

    it('is shown to whoever has its receipt, and to nobody else', async () => {
      const { data } = await place();
      const read = (id: string, receipt?: string) =>
        world.call('GET', `public/orders/${id}${receipt ? `?receipt=${receipt}` : ''}`);
      expect((await read(data.id, data.receipt)).data).toEqual(data);
      const other = (await place()).data;
      for (const receipt of [undefined, 'x', other.receipt]) expect((await read(data.id, receipt)).status).toBe(404);
      const unknown = world.ports.ids.next();
      expect((await read(unknown, receiptOf(world.ports.secrets, unknown))).status).toBe(404);
      expect((await read('nonsense', data.receipt)).status).toBe(404);
    });

    it('sends a letter with its receipt', async () => {
      const email = `letter.${world.ports.ids.next()}@shop.example`;
      const { data } = await place({ email });
      const letter = await eventually(async () => {
        const found = (await world.letters()).find(({ to }) => to === email);
        expect(found).toBeDefined();
        return found!;
      });
      expect(letter.subject).toContain(data.number);
      expect(letter.text).toContain('TS Invoice Masha, Yearly, 2 shops');
      expect(letter.text).toContain('₹18,856.00');
      expect(letter.text).toContain(`https://shop.test/checkout/order?id=${data.id}&receipt=${data.receipt}`);
    });

    it('is placed once, however often it is sent', async () => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const email = 'once@shop.example';
      const answers = await Promise.all(Array.from({ length: 3 }, () => place({ email }, { headers })));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect((await place({ email, businessName: 'Another' }, { headers })).status).toBe(422);
      const [row] = await world.sql(
        `select count(*)::int as count from orders where number = '${answers[0]!.data.number}'`,
      );
      expect(row).toEqual({ count: 1 });
    });
  });

  it.each([
    [{ lines: [] }, { lines: 'Choose a plan' }],
    [{ lines: 'tsinvoice-masha' }, { lines: 'Must be an object or a list' }],
    [{ lines: [null] }, { lines: 'A value in it is of the wrong kind' }],
    [{ lines: [{ ...yearly, plan: 'tsinvoice-gold' }] }, { lines: 'Choose a plan' }],
    [{ lines: [{ ...yearly, duration: 31 }] }, { lines: 'Choose for how long' }],
    [{ lines: [{ ...yearly, quantity: 0 }] }, { lines: 'Choose 1 to 50 shops' }],
    [{ lines: [{ ...yearly, quantity: 1.5 }] }, { lines: 'A value in it is of the wrong kind' }],
    [{ lines: [{ ...yearly, quantity: 1e9 }] }, { lines: 'Choose 1 to 50 shops' }],
    [{ lines: Array.from({ length: 11 }, () => yearly) }, { lines: 'At most 10 plans in one order' }],
    [{ businessName: ' ' }, { businessName: 'Business name is required' }],
    [{ email: 'kamal' }, { email: 'Invalid Email' }],
    [{ mobileNo: '123' }, { mobileNo: 'Please enter a 10 digit mobile number' }],
    [{ pin: '000001' }, { pin: 'PIN must be 6 digits' }],
    [{ gstin: '27AAACC1206D1ZX' }, { gstin: 'This GSTIN is mistyped: its last character does not fit the others' }],
    [{ gstin: '24AAACC1206D1ZM' }, { gstin: 'This GSTIN belongs to another state' }],
    [{ total: 1 }, { total: 'Unknown field' }],
  ])('of %j is refused at its field', async (wrong, errors) => {
    const answer = await place(wrong);
    expect([answer.status, answer.body.errors]).toEqual([400, errors]);
  });

  it('costs what the plans cost, whatever a caller says', async () => {
    const { data } = await place({ lines: [{ ...yearly, price: 1, amount: 1, name: 'Free' }] });
    expect(data.lines[0]).toMatchObject({ name: 'TS Invoice Masha', price: 7_990, amount: 15_980 });
  });

  it('is refused after too many from one address, and to one e-mail', async () => {
    const before = { ...limits };
    Object.assign(limits, { order: { most: 2, window: 60_000 }, orderMail: { most: 3, window: 60_000 } });
    try {
      const address = newAddress();
      const email = () => `${world.ports.ids.next()}@shop.example`;
      for (const expected of [201, 201, 429])
        expect((await place({ email: email() }, { address })).status).toBe(expected);
      const same = email();
      for (const expected of [201, 201, 201, 429]) expect((await place({ email: same })).status).toBe(expected);
    } finally {
      Object.assign(limits, before);
    }
  });

  describe('system administrators', () => {
    it('see the orders, find them and note what they hear', async () => {
      const [token, { data }] = [await admin(), await place({ businessName: 'Findable Gems' })];
      const list = await world.call('GET', 'system/orders?query=findable', { token });
      expect(list.data.items).toMatchObject([
        { id: data.id, plans: 'TS Invoice Masha, Yearly, 2 shops', total: 18_856 },
      ]);
      const inHindi = { token, headers: { 'accept-language': 'hi' } };
      const [order] = (await world.call('GET', 'system/orders?query=findable', inHindi)).data.items;
      expect(order.plans).toBe('TS Invoice Masha, 1 साल, 2 दुकानें');
      const path = `system/orders/${data.id}`;
      const noted = await world.call('PUT', path, { token, body: { notes: 'By UPI', total: 1 } });
      expect(noted.data).toMatchObject({ state: 'placed', notes: 'By UPI', total: 18_856 });
      const [change, made] = (await world.call('GET', `${path}/history`, { token })).data.items;
      expect([change.action, made.action, made.userName]).toEqual(['update', 'create', null]);
    });

    it('and nobody else does', async () => {
      const { token } = await world.person();
      expect((await world.call('GET', 'system/orders', { token })).status).toBe(403);
      expect((await world.call('GET', 'system/orders')).status).toBe(401);
      expect((await world.call('POST', 'system/orders', { token: await admin(), body: {} })).status).toBe(405);
    });
  });
});
