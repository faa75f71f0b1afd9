import { aPlan } from '../support/plans.ts';
import type { Sent } from '../support/testApi.ts';
import type { World } from '../support/everyEntity.ts';

/** What is done with plans: they are made, priced, put in order, changed, shown to visitors, left out and taken up again. */
export const planCalls = async (world: World, ask: (method: string, path: string, sent?: Sent) => Promise<any>) => {
  for (const [app, more] of [
    ['tsinvoice', {}],
    ['tsmessenger', { messages: 100 }],
  ] as const) {
    const list = `system/plans/${app}`;
    const { id, prices } = await ask('POST', list, { body: { ...aPlan, code: 'calls', ...more } });
    const body = { people: 4, prices: [...prices, { duration: 7, price: 49, since: '2026-01-01' }] };
    await ask('PUT', `${list}/${id}`, { body });
    await ask('PUT', `${list}/update`, { body: { ids: [id], changes: { shownTo: 'nobody' } } });
    for (const rest of ['?query=chav&sort=name', `/${id}`, `/${id}/history`]) await ask('GET', `${list}${rest}`);
    await world.call('GET', 'public/plans');
    await ask('DELETE', `${list}/${id}`);
    await ask('GET', `${list}?deleted=only`);
    for (const way of ['restore', 'delete', 'restore']) await ask('POST', `${list}/${way}`, { body: { ids: [id] } });
  }
};
