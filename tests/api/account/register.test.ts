import { describe, expect, it } from 'vitest';
import { standardGstRates } from '../../../schema/standardGstRates.ts';
import { standardHsnCodes } from '../../../schema/standardHsnCodes.ts';
import { standardUnits } from '../../../schema/rules/units.ts';
import { ownersPlatform, shopPermissions } from '../../../schema/permissions.ts';
import { account, accountPorts, credential, me, post, signIn, work } from '../../support/accounts.ts';
import { onPostgres, type World } from '../../support/everyEntity.ts';

let count = 0;
const form = (more: Record<string, unknown> = {}) => ({
  name: 'Asha Rao',
  email: `owner.${++count}@example.test`,
  mobileNo: '98200 11001',
  password: 'Secret@123',
  shopName: 'Asha Gold',
  pin: '400058',
  ...more,
});
const register = (world: World, body: unknown) => post(world, 'register', body);
const rows = async (world: World) => {
  const tables = ['tenants', 'shops', 'users', 'memberships', 'identities', 'sessions'];
  const counts = tables.map(name => `(select count(*) from ${name}) as ${name}`).join();
  return JSON.stringify(await world.sql(`select ${counts}`));
};

onPostgres(world => {
  it('R-46 makes a business, a pending shop and its owner, who is signed in', async () => {
    const body = form();
    const answer = await register(world, body);
    expect(answer.status, answer.text).toBe(200);
    const { token, hasAccount, user, shops } = answer.data;
    expect([hasAccount, user]).toEqual([
      true,
      {
        id: expect.any(String),
        name: 'Asha Rao',
        email: body.email,
        mobileNo: '9820011001',
        tenantId: expect.any(String),
        language: 'en',
        permissions: [...ownersPlatform],
        readsOnly: false,
        isEmailProved: false,
      },
    ]);
    expect(shops).toEqual([{ id: expect.any(String), name: 'Asha Gold' }]);
    const [shop] = await world.sql(`select status, pin, state_code, tenant_id from shops where id = '${shops[0].id}'`);
    expect(shop).toEqual({ status: 'Pending', pin: '400058', state_code: '27', tenant_id: user.tenantId });
    const [tenant] = await world.sql(`select name, status from tenants where id = '${user.tenantId}'`);
    expect(tenant).toEqual({ name: 'Asha Gold', status: 'Active' });
    expect((await me(world, token)).data).toEqual({ user, shops });
    const past = await world.sql(
      `select entity, action, user_name, record_id::text = shop_id::text as itself from history where shop_id = '${shops[0].id}' and entity = 'shops'`,
    );
    expect(past).toEqual([{ entity: 'shops', action: 'create', user_name: 'Asha Rao', itself: true }]);
    const units = await world.call('GET', `shops/${shops[0].id}/units`, { token });
    expect(units.data).toHaveLength(standardUnits.length);
    const begun = async (list: string) =>
      (await world.call('GET', `shops/${shops[0].id}/${list}?pageSize=1`, { token })).data.totalCount as number;
    expect(await begun('hsn_codes')).toBe(standardHsnCodes.length);
    expect(await begun('gst_rates')).toBe(standardGstRates.length);
    const held = await world.call('GET', `shops/${shops[0].id}/permissions`, { token });
    expect(held.data.toSorted()).toEqual(shopPermissions.toSorted());
    expect((await signIn(world, body.email.toUpperCase())).data.user.id).toBe(user.id);
  });

  it('may begin at once to set up the shop', async () => {
    const { token, shops } = (await register(world, form())).data;
    const made = await world.call('POST', `shops/${shops[0].id}/contacts/groups`, {
      token,
      body: { name: 'Regulars' },
    });
    expect(made.status, made.text).toBe(201);
    expect((await world.call('GET', `shops/${world.mine.shopId}/contacts`, { token })).status).toBe(403);
  });

  describe('with Google', () => {
    it('needs no password, and the next sign-in is Google again', async () => {
      const body = form({ password: undefined });
      const given = { sub: `r-${count}`, email: body.email };
      const answer = await register(world, { ...body, credential: await credential(world, given) });
      expect(answer.status, answer.text).toBe(200);
      const again = await post(world, 'gsignin', { credential: await credential(world, given) });
      expect(again.data.user.id).toBe(answer.data.user.id);
      expect((await signIn(world, body.email, '')).status).toBe(400);
      expect((await signIn(world, body.email, 'Secret@123')).status).toBe(401);
    });

    it('takes the credential that told the page that there is no account, once', async () => {
      const body = form({ password: undefined });
      const given = await credential(world, { sub: `r-${count}`, email: body.email });
      expect((await post(world, 'gsignin', { credential: given })).data.hasAccount).toBe(false);
      expect((await register(world, { ...body, credential: given })).status).toBe(200);
      expect((await post(world, 'gsignin', { credential: given })).status).toBe(401);
    });

    it('takes no other e-mail than the credential speaks of', async () => {
      const given = await credential(world, { sub: 'other', email: 'other@example.test' });
      const answer = await register(world, form({ credential: given }));
      expect([answer.status, answer.body.errors]).toEqual([
        400,
        { email: 'This is not the e-mail address of your Google account' },
      ]);
    });

    it('leaves nothing behind when the credential was used meanwhile', async () => {
      const body = form({ email: `twice.${++count}@example.test` });
      const given = await credential(world, { sub: `r-${count}`, email: body.email });
      const answers = await Promise.all([1, 2, 3].map(() => register(world, { ...body, credential: given })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const [left] = await world.sql(`select count(*)::int as count from tenants where email = '${body.email}'`);
      expect(left).toEqual({ count: 1 });
    });
  });

  describe('an e-mail that is registered', () => {
    it.each([
      ['as it is', (email: string) => email],
      ['in capitals', (email: string) => email.toUpperCase()],
      ['with spaces round it', (email: string) => `  ${email} `],
      ['with an invisible character', (email: string) => `${email}\u200b`],
    ])('is refused at its field: %s', async (_, written) => {
      const { email } = await account(world);
      const before = await rows(world);
      work.forget();
      const answer = await register(world, form({ email: written(email) }));
      expect([answer.status, answer.body.errors]).toEqual([
        400,
        { email: 'This e-mail address is registered already. Sign in instead.' },
      ]);
      expect([work.hashed, await rows(world)]).toEqual([0, before]);
    });

    it('is registered once, however many register it at once', async () => {
      const body = form();
      const answers = await Promise.all(Array.from({ length: 6 }, () => register(world, body)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
      expect(answers.filter(({ status }) => status === 400).map(({ body: { errors } }) => Object.keys(errors))).toEqual(
        Array(5).fill(['email']),
      );
    });
  });

  it('lets no letter of another script pass for the owner of an account', async () => {
    const { email } = await account(world);
    for (const lookalike of [email.replace('e', 'е'), email.replace('a', 'а'), email.replace('m', 'ｍ')]) {
      const answer = await register(world, form({ email: lookalike }));
      expect([lookalike, answer.status, answer.body.errors]).toEqual([lookalike, 400, { email: 'Invalid Email' }]);
    }
  });

  it.each<[string, Record<string, unknown>, string[]]>([
    [
      'nothing',
      { name: '', email: '', mobileNo: '', password: '', shopName: '', pin: '' },
      ['email', 'mobileNo', 'name', 'password', 'pin', 'shopName'],
    ],
    ['a short password', { password: 'Short@1' }, ['password']],
    ['a password of 10,000 characters', { password: 'x'.repeat(10_000) }, ['password']],
    ['a PIN of no state', { pin: '999999' }, ['pin']],
    ['a PIN of two states without a choice', { pin: '160001' }, ['stateCode']],
    ['a state where the PIN is not', { stateCode: '33' }, ['stateCode']],
    ['a permission to take along', { permissions: ['system/all'] }, ['permissions']],
    ['a tenant to join', { tenantId: '00000000-0000-0000-0000-000000000001' }, ['tenantId']],
    ['a status to begin with', { status: 'Approved' }, ['status']],
  ])('refuses %s, computes no password and keeps nothing', async (_, more, fields) => {
    const before = await rows(world);
    work.forget();
    const answer = await register(world, form(more));
    expect([answer.status, Object.keys(answer.body.errors).toSorted()]).toEqual([400, fields]);
    expect([work.hashed, await rows(world)]).toEqual([0, before]);
  });

  it('keeps the state that was chosen where a PIN lies in two', async () => {
    const answer = await register(world, form({ pin: '160001', stateCode: '04' }));
    expect(answer.status, answer.text).toBe(200);
    const [shop] = await world.sql(`select state_code from shops where id = '${answer.data.shops[0].id}'`);
    expect(shop).toEqual({ state_code: '04' });
  });
}, accountPorts);
