import type { Sent } from '../support/testApi.ts';

/** What new shops begin with is proposed, put in order, changed, left out and taken up again. */
export const usualWorkCalls = async (ask: (method: string, path: string, sent?: Sent) => Promise<any>) => {
  for (const [list, more] of [
    ['system/work_order_types', {}],
    ['system/work_order_states', { meaning: 'waiting' }],
  ] as const) {
    const body = { name: 'Enamel', nameHi: 'मीना', ...more };
    const { id } = await ask('POST', list, { body });
    await ask('PUT', `${list}/${id}`, { body: { name: 'Enamelling' } });
    await ask('PUT', `${list}/update`, { body: { ids: [id], changes: { nameHi: 'मीनाकारी' } } });
    await ask('PUT', `${list}/order`, { body: { ids: [id] } });
    for (const rest of ['?query=enam&sort=name', `/${id}`, `/${id}/history`]) await ask('GET', `${list}${rest}`);
    await ask('DELETE', `${list}/${id}`);
    await ask('GET', `${list}?deleted=only`);
    for (const way of ['restore', 'delete', 'restore']) await ask('POST', `${list}/${way}`, { body: { ids: [id] } });
  }
};
