import { createECDH, randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { enterAccount } from '../../api/db/transactionContext.ts';
import type { Push } from '../../api/push/port.ts';
import { newGuest } from '../../api/session/sample.ts';
import { ownersPlatform, roles } from '../../schema/permissions.ts';
import { account, credential, letterTo, newAddress, password, post, signIn, tokenOf } from '../support/accounts.ts';
import { eventually } from '../support/eventually.ts';
import type { World } from '../support/everyEntity.ts';
import { anOrder } from '../support/orders.ts';
import { pngFile } from '../support/pictures.ts';
import { applicantOf, aVacancy } from '../support/vacancies.ts';
import { queueDigests } from '../../api/notifications/pending/queueDigests.ts';
import { tellSales } from '../../api/notifications/pending/tellSales.ts';
import { tell, testEvent } from '../support/telling.ts';
import type { Sent } from '../support/testApi.ts';
import { proofCalls } from './proofCalls.ts';
import { adCalls } from './adCalls.ts';
import { paymentCalls } from './paymentCalls.ts';
import { planCalls } from './planCalls.ts';
import { supportCalls } from './supportCalls.ts';
import { usualWorkCalls } from './usualWorkCalls.ts';
import { downloadCalls } from './downloadCalls.ts';

/** Takes every address and says which of them nobody listens at any more. */
export const someDevices: Push = {
  publicKey: 'public',
  accepts: () => true,
  send: ({ endpoint }) => Promise.resolve(endpoint.endsWith('/gone') ? 'gone' : 'sent'),
};

const fine = async (answer: ReturnType<World['call']>) => {
  const { status, text, data } = await answer;
  expect(status, text).toBeLessThan(300);
  return data;
};

/** What people do with their own accounts. */
export const accountCalls = async (world: World) => {
  const ask =
    (token: string) =>
    (method: string, path: string, sent: Sent = {}) =>
      fine(world.call(method, path, { token, ...sent }));
  const email = `new.${world.mine.userId}@shop.test`;
  const place = { mobileNo: '9820011001', shopName: 'Asha Gold', pin: '400058' };
  await fine(post(world, 'register', { name: 'Asha Rao', email, password, ...place }));
  const google = { sub: world.mine.userId, email: `google.${email}` };
  const asOwner = { name: 'Asha Rao', email: google.email, ...place };
  await fine(post(world, 'register', { ...asOwner, credential: await credential(world, google) }));
  await fine(post(world, 'gsignin', { credential: await credential(world, google) }));
  await proofCalls(world, email);
  const linked = { sub: `linked ${google.sub}`, email };
  await fine(post(world, 'link', { credential: await credential(world, linked), password }));
  await lookIntoSample(world);
  const { token } = await fine(signIn(world, email));
  const my = ask(token);
  await my('PUT', 'account/language', { body: { language: 'hi' } });
  await my('PUT', 'account/mobile', { body: { mobileNo: '9820011001' } });
  await my('PUT', 'account/approval_pin', { body: { pin: '4826', password } });
  await my('POST', 'account/changepwd', { body: { password, newPassword: password } });
  const { shops } = await my('GET', 'account/me');
  await my('GET', `shops/${shops[0].id}/permissions`);
  await my('GET', `shops/${shops[0].id}/users/colleagues`);
  await fine(signIn(world, email));
  const other = await fine(signIn(world, email));
  const sessions: { id: string; current: boolean }[] = await my('GET', 'account/sessions');
  await my('DELETE', `account/sessions/${sessions.find(({ current }) => !current)!.id}`);
  await my('DELETE', 'account/sessions');
  expect((await world.call('GET', 'account/me', { token: other.token })).status).toBe(401);
  await deviceCalls(world);
  await fine(world.call('POST', 'account/signout', { token: (await fine(signIn(world, email))).token }));
  const leaving = await account(world);
  await fine(world.call('GET', 'account/data', { token: leaving.token }));
  await fine(world.call('POST', 'account/erase', { token: leaving.token, body: { password } }));
};

const deviceCalls = async (world: World) => {
  const me = await account(world);
  const my = (method: string, rest: string, body?: unknown) =>
    fine(world.call(method, `account/notices${rest}`, { token: me.token, body }));
  const ecdh = createECDH('prime256v1');
  const keys = { p256dh: ecdh.generateKeys().toString('base64url'), auth: randomBytes(16).toString('base64url') };
  const device = (name: string) => ({ endpoint: `https://push.test/${me.userId}/${name}`, ...keys });
  await my('GET', '');
  await my('PUT', '/mail', { topics: ['shop'] });
  await my('PUT', '/app', { topics: ['shop'] });
  await my('PUT', '/chat', { topics: ['shop'] });
  await my('PUT', '/digest', { isWanted: true });
  await tellSales(world.ports, me.shopId, '2031-03-03');
  await queueDigests(world.ports, me.shopId, '2031-03-03');
  const told = async (name: string, n: number) => {
    await my('PUT', '/device', { ...device(name), topics: ['shop'] });
    await my('PUT', '/device', device(name));
    await tell(world.ports, [me], testEvent(n));
    await eventually(async () =>
      expect(
        await world.sql(`select 1 from push_deliveries d join notifications n on n.id = d.notification_id
          where n.user_id = '${me.userId}' and n.event = 'test ${n}' and d.state in ('sent', 'gone')`),
      ).toHaveLength(2),
    );
  };
  await told('there', 1);
  await told('gone', 2);
  await my('DELETE', '/device');
  const { items } = await fine(world.call('GET', `shops/${me.shopId}/notifications`, { token: me.token }));
  const send = (method: string, path: string, body?: unknown) =>
    fine(world.call(method, `shops/${me.shopId}/notifications${path}`, { token: me.token, body }));
  await send('GET', '/unread');
  await send('POST', `/${items[0].id}/read`);
  await send('POST', '/read', {});
};

/** What the platform does with businesses, and owners with their people. */
export const platformCalls = async (world: World) => {
  await fine(world.call('GET', 'outbox'));
  await fine(world.call('GET', 'webhooks/whatsapp?hub.mode=subscribe&hub.verify_token=word&hub.challenge=1'));
  const { token } = await account(world, { permissions: ['system/all'] });
  const ask = (method: string, path: string, sent: Sent = {}) => fine(world.call(method, path, { token, ...sent }));
  const tenant = await ask('POST', 'system/tenants', { body: { name: 'Sona' } });
  const ownerEmail = `owner.${tenant.id}@shop.test`;
  const shop = await ask('POST', `system/tenants/${tenant.id}/shops`, {
    body: { shopName: 'Sona', pin: '400058', ownerName: 'Asha Rao', ownerEmail },
  });
  await letterTo(world, ownerEmail);
  const [found] = await world.sql(`select id from users where email = '${ownerEmail}'`);
  const user = String(found!['id']);
  for (const rest of ['', `/${tenant.id}`, `/${tenant.id}/shops`, `/${tenant.id}/users`, `/${tenant.id}/history`])
    await ask('GET', `system/tenants${rest}`);
  await ask('GET', 'system/tenants?query=sona&sort=name');
  await ask('GET', 'system/users?query=asha');
  for (const query of ['sona', 's']) await ask('GET', `system/search?query=${query}`);
  await ask('PUT', `system/users/${user}/permissions`, { body: { permissions: [...ownersPlatform, 'tenant/list'] } });
  for (const how of ['disable', 'enable']) await ask('POST', `system/users/${user}/${how}`);
  for (const status of ['Suspended', 'Approved'])
    await ask('POST', `system/shops/${shop.id}/status`, { body: { status } });
  const account1 = {
    phoneNumberId: '1234567',
    businessAccountId: '7654321',
    marketingPrice: 1,
    utilityPrice: 1,
    authenticationPrice: 1,
  };
  await ask('PUT', `system/shops/${shop.id}/whatsapp/account`, { body: account1 });
  await ask('PUT', `system/shops/${shop.id}/whatsapp/account`, {
    body: { ...account1, phoneNumberId: '2345678' },
  });
  await ask('GET', `system/shops/${shop.id}/whatsapp/account`);
  for (const amount of [100, -10])
    await ask('POST', `system/shops/${shop.id}/whatsapp/credits`, { body: { amount, note: 'A test' } });
  await ask('GET', `system/shops/${shop.id}/whatsapp/credits`);
  await supportCalls(world, ask, shop.id);
  await ask('GET', 'system/server_figures');
  await ask('GET', 'system/support');
  await ask('DELETE', `system/shops/${shop.id}/support`);
  await ask('GET', 'system/shops?query=a');
  await shopCalls(world, ask, shop.id);
  for (const status of ['Suspended', 'Active']) await ask('PUT', `system/tenants/${tenant.id}`, { body: { status } });
  for (const status of ['Suspended', 'Active'])
    await ask('PUT', 'system/tenants/update', { body: { ids: [tenant.id], changes: { status } } });
  await orderCalls(world, ask);
  await vacancyCalls(world, ask);
  await downloadCalls(world, ask);
  await adCalls(world, ask);
  await usualWorkCalls(ask);
  await planCalls(world, ask);
  const lists = [
    'orders',
    'payments',
    'tenants',
    'jobs',
    'applications',
    'downloads',
    'ads',
    'ad_counts',
    'plans/tsinvoice',
    'plans/tsmessenger',
    'work_order_types',
    'work_order_states',
  ];
  for (const list of lists.map(name => `system/${name}`)) await exported(list, ask);
};

const vacancyCalls = async (world: World, ask: Ask) => {
  const { id } = await ask('POST', 'system/jobs', { body: aVacancy });
  await ask('PUT', `system/jobs/${id}`, { body: { isOpen: false } });
  await ask('PUT', 'system/jobs/update', { body: { ids: [id], changes: { isOpen: true } } });
  for (const rest of ['?query=field&sort=title', `/${id}`, `/${id}/history`]) await ask('GET', `system/jobs${rest}`);
  await fine(world.call('GET', 'public/vacancies'));
  await fine(world.call('GET', `public/vacancies/${id}`));
  for (const name of ['Meera', 'Asha']) {
    const address = newAddress();
    await fine(applicantOf(world, id)({ name }, { address, headers: { 'idempotency-key': name } }));
  }
  const list = 'system/applications';
  const { items } = await ask('GET', `${list}?vacancyId=${id}&query=meera`);
  const one = items[0].id;
  await ask('GET', `${list}/states`);
  for (const rest of ['', '/history', '/files', '/remarks']) await ask('GET', `${list}/${one}${rest}`);
  for (const way of ['invite', 'reject', 'reopen', 'hire']) {
    await ask('POST', `${list}/${one}/${way}`, { body: {} });
    await ask('POST', `${list}/${way}`, { body: { ids: [one] } });
  }
  await ask('PUT', `${list}/${one}`, { body: { name: 'Meera S' } });
  await ask('PUT', `${list}/update`, { body: { ids: [one], changes: { name: 'Meera' } } });
  await applicationFiles(ask, `${list}/${one}/files`);
  const remark = await ask('POST', `${list}/${one}/remarks`, { body: { text: 'Called' } });
  await ask('PUT', `${list}/${one}/remarks/${remark.id}`, { body: { text: 'Called her' } });
  await ask('DELETE', `${list}/${one}/remarks/${remark.id}`);
  const other = await ask('POST', 'system/jobs', { body: aVacancy });
  for (const [place, record] of [
    [list, one],
    ['system/jobs', other.id],
  ]) {
    await ask('DELETE', `${place}/${record}`);
    await ask('GET', `${place}?deleted=only`);
    for (const way of ['restore', 'delete']) await ask('POST', `${place}/${way}`, { body: { ids: [record] } });
  }
  await ask('DELETE', `${list}/${one}?permanent=true`);
  await world.sql(`update vacancies set open_until = '2020-01-01' where id = '${id}'`);
};

const applicationFiles = async (ask: Ask, files: string) => {
  const { id } = await ask('POST', files, { form: { file: await pngFile() } });
  const all = (await ask('GET', files)) as { id: string }[];
  await ask('PUT', files, { body: { fileIds: all.map(file => file.id) } });
  await ask('PUT', `${files}/${id}`, { body: { name: 'Certificate' } });
  await ask('DELETE', `${files}/${id}`);
  await ask('POST', `${files}/${id}/restore`);
};

const exported = async (list: string, ask: Ask) => {
  await ask('GET', `${list}/export?format=csv`);
  const { items } = await ask('GET', list);
  await ask('POST', `${list}/export`, { body: { format: 'csv', ids: [items[0].id] } });
};

type Ask = (method: string, path: string, sent?: Sent) => Promise<any>;

const shopCalls = async (world: World, ask: Ask, _shop: string) => {
  const owner = await account(world, { permissions: [...roles.owner, ...ownersPlatform] });
  await world.sql(`update memberships set role = 'owner' where user_id = '${owner.userId}'`);
  const my: Ask = (method, path, sent = {}) => fine(world.call(method, path, { token: owner.token, ...sent }));
  const opened = await my('POST', 'shops', { body: { name: 'Second', pin: '400058' } });
  await my('GET', `shops/${opened.id}`);
  await my('PUT', `shops/${opened.id}`, {
    form: { name: `Second ${opened.id}`, gstin: '', logo: await pngFile(), version: 1 },
  });
  await ask('PUT', `system/shops/${opened.id}`, { body: { name: `Third ${opened.id}`, stateCode: '27' } });
  await my('GET', `shops/${opened.id}/history`);
  for (const rest of ['', '/history']) await ask('GET', `system/shops/${opened.id}${rest}`);
  const people = `shops/${owner.shopId}/users`;
  const email = `sales.${owner.userId}@shop.test`;
  const invited = await my('POST', people, { body: { name: 'Ravi', email, mobileNo: '9820011002', role: 'sales' } });
  await letterTo(world, email);
  await world.sql(
    `update account_links set created_at = created_at - interval '1 hour' where user_id = '${invited.id}'`,
  );
  await my('POST', `${people}/${invited.id}/invite`);
  const letter = await letterTo(world, email, 2);
  await fine(post(world, 'resetpwd', { token: tokenOf(letter), password }));
  await my('GET', `${people}?query=ravi&sort=name&role=sales&isActive=true`);
  for (const rest of ['', '/history']) await my('GET', `${people}/${invited.id}${rest}`);
  for (const body of [{ role: 'manager' }, { isActive: false }, { isActive: true }])
    await my('PUT', `${people}/${invited.id}`, { body });
  await my('POST', `shops/${opened.id}/users`, {
    body: { name: 'Ravi', email, mobileNo: '9820011002', role: 'sales' },
  });
  await my('DELETE', `${people}/${invited.id}`);
  await exported(people, my);
  const { url } = await my('POST', 'tickets', {
    body: { address: `shops/${owner.shopId}/contacts/export?format=csv` },
  });
  expect((await world.call('GET', url.replace('/api/', ''))).status).toBe(200);
};

const orderCalls = async (world: World, ask: Ask) => {
  const placed = await fine(world.call('POST', 'public/orders', { body: anOrder, address: newAddress() }));
  await fine(world.call('GET', `public/orders/${placed.id}?receipt=${placed.receipt}`));
  for (const rest of ['?query=kamal', '/sums?query=kamal', '/states']) await ask('GET', `system/orders${rest}`);
  await ask('PUT', 'system/orders/update', { body: { ids: [placed.id], changes: { notes: 'Called' } } });
  for (const rest of ['', '/history']) await ask('GET', `system/orders/${placed.id}${rest}`);
  await ask('PUT', `system/orders/${placed.id}`, { body: { notes: 'Called again', version: 2 } });
  const cancelReason = 'Ordered twice';
  await ask('POST', `system/orders/${placed.id}/cancel`, { body: { cancelReason, version: 3 } });
  await ask('POST', `system/orders/${placed.id}/reopen`, { body: {} });
  await ask('POST', 'system/orders/cancel', { body: { cancelReason, ids: [placed.id] } });
  await ask('POST', 'system/orders/reopen', { body: { ids: [placed.id] } });
  await paymentCalls(world, ask);
  await ask('POST', `system/orders/${placed.id}/pay`, { body: {} });
  await ask('POST', 'system/orders/pay', { body: { ids: [placed.id] } });
  for (const shopId of [world.mine.shopId, world.rival.shopId])
    await ask('POST', `system/orders/${placed.id}/give`, { body: { shopId } });
};

const lookIntoSample = async (world: World) => {
  const { ids, database, clock } = world.ports;
  await database.batch([enterAccount, ...newGuest(ids.next(), world.mine.shopId, clock.now())]);
  await fine(world.call('POST', 'public/sample-session', { address: newAddress() }));
};
