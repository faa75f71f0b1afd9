import { expect, it } from 'vitest';
import { can } from '../../../schema/permissions.ts';
import { post } from '../../support/accounts.ts';
import { onPostgres } from '../../support/everyEntity.ts';

let count = 0;

onPostgres(world => {
  const registered = async (language: string) => {
    const owner = {
      name: 'Asha Rao',
      email: `work.${++count}@example.test`,
      mobileNo: '98200 11001',
      password: 'Secret@123',
      shopName: 'Asha Gold',
      pin: '400058',
    };
    const { token, shops } = (await post(world, 'register', owner, { headers: { 'accept-language': language } })).data;
    const list = async (path: string) =>
      (await world.call('GET', `shops/${shops[0].id}/${path}?pageSize=0`, { token })).data.items;
    return { types: await list('work_order_types'), states: await list('work_order_states') };
  };

  it('A-19 a new shop begins with the types and states of work that administrators propose, in its owner’s language', async () => {
    const { token } = await world.person({
      permissions: [
        can.UsualWorkTypeList,
        can.UsualWorkTypeAdd,
        can.UsualWorkTypeDelete,
        can.UsualWorkStateList,
        can.UsualWorkStateAdd,
        can.UsualWorkStateDelete,
      ],
    });
    const ask = (method: string, path: string, body?: object) =>
      world.call(method, `system/${path}`, { token, ...(body && { body }) });
    const before = await registered('en');
    const type = await ask('POST', 'work_order_types', {
      name: 'Engraving',
      nameHi: 'नक़्क़ाशी',
      days: 4,
      lossPercent: 0.5,
    });
    expect(type.status, type.text).toBe(201);
    const wrong = await ask('POST', 'work_order_states', { name: 'At the engraver', meaning: 'active' });
    expect([wrong.status, wrong.body.errors]).toEqual([400, { nameHi: 'Name is required' }]);
    const state = await ask('POST', 'work_order_states', {
      name: 'At the engraver',
      nameHi: 'नक़्क़ाश के पास',
      meaning: 'active',
      typeId: type.data.id,
    });
    expect(state.status, state.text).toBe(201);
    for (const [language, name, at] of [
      ['en', 'Engraving', 'At the engraver'],
      ['hi', 'नक़्क़ाशी', 'नक़्क़ाश के पास'],
    ] as const) {
      const { types, states } = await registered(language);
      expect(types).toHaveLength(before.types.length + 1);
      const engraving = types.at(-1);
      expect(engraving).toMatchObject({ name, days: 4, lossPercent: 0.5 });
      expect(states.at(-1)).toMatchObject({ name: at, meaning: 'active', typeId: engraving.id });
    }
    const nobody = await world.person({ permissions: [can.DownloadList] });
    expect((await world.call('GET', 'system/work_order_types', { token: nobody.token })).status).toBe(403);
    await ask('DELETE', `work_order_states/${state.data.id}`);
    await ask('DELETE', `work_order_types/${type.data.id}`);
    expect((await registered('en')).types).toHaveLength(before.types.length);
  });
});
