import { beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../../../api/operation.ts';
import { allOperations } from '../../../api/operations.ts';
import { entities } from '../../../schema/entities/index.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { fieldInfo } from '../../../schema/kit/fieldInfo.ts';
import { platformPermissions } from '../../../schema/permissions.ts';
import { changeOf } from '../../support/changeOf.ts';
import { contents } from '../../support/contents.ts';
import { onBoth, type World } from '../../support/everyEntity.ts';
import type { Shop } from '../../support/shop.ts';
import { sentArchive } from '../../database/archiveCalls.ts';
import { bodyOf } from '../../database/usualCalls.ts';
import { pngFile } from '../../support/pictures.ts';
import type { Sent } from '../../support/testApi.ts';
import { eventually } from '../../support/eventually.ts';
import { drawFor, isSoak } from '../../support/proofSize.ts';
import { updateOf } from '../../support/writers.ts';

/** What a sample of every field would get wrong: an invitation has the rights of its role, a person one business, and rates that jump are asked about. */
const made: Record<string, () => Record<string, unknown>> = {
  users: () => ({ email: `${crypto.randomUUID()}@example.test`, permissions: undefined, isActive: true }),
  commodityRates: () => ({ goldRate: 1_000, silverRate: 1_000, diamondRate: 1_000 }),
};

/** The record that a path's `:id` means. */
const recordOf = async (shop: Shop, { id, entity }: Operation): Promise<string> => {
  if (id.startsWith('imports.')) return importOf(shop);
  if (id.startsWith('exports.')) return exportOf(shop);
  if (id.startsWith('archives.')) return archiveOf(shop);
  if (id.startsWith('archiveImports.')) return archiveOf(shop, 'archive_imports');
  if (entity!.permissions.create) return (await shop.make(entity!, made[entity!.name]?.()))['id'];
  return (await shop.plant(entity!, [await shop.body(entity!)]))[0]!;
};

const exportOf = async (shop: Shop) => {
  const { id } = (await shop.send('POST', entities.groups, 'exports?format=csv')).data;
  await eventually(async () => expect((await shop.call('GET', `exports/${id}`)).data.state).toBe('completed'));
  return id as string;
};

const archiveOf = async (shop: Shop, place = 'archives') => {
  const upload = place === 'archives' ? undefined : await sentArchive(shop.call);
  const { data } = await shop.call('POST', place, { body: upload ? { upload } : {} });
  await eventually(async () => {
    const report = (await shop.call('GET', `${place}/${data.id}`)).data;
    expect([report.state === 'running', report.isClearing]).toEqual([false, false]);
  });
  return data.id as string;
};

const importOf = async (shop: Shop) => {
  const form = { file: new File(['Name\nImported\n'], 'groups.csv'), dryRun: true };
  const { id } = (await shop.send('POST', entities.groups, 'import', { form })).data;
  await eventually(async () => expect((await shop.call('GET', `imports/${id}`)).data.state).toBe('completed'));
  return id as string;
};

const remarkOn = async (shop: Shop, { entity }: Operation, record: string) =>
  (await shop.send('POST', entity!, `${record}/remarks`, { body: { text: 'Said' } })).data.id as string;

const supportAskedIn = async (world: World, { shopId, userId }: Shop) => {
  const id = crypto.randomUUID();
  await world.sql(`insert into support_accesses (id, user_id, shop_id, reason, created_at, expires_at)
    values ('${id}', '${userId}', '${shopId}', 'A question', now(), '2099-01-01')`);
  return id;
};

const fileOf = async (shop: Shop, { id, entity }: Operation, record: string) => {
  const form = { file: await pngFile() };
  const file = (await shop.send('POST', entity!, `${record}/files`, { form })).data.id as string;
  if (id.endsWith('.restoreFile')) await shop.send('DELETE', entity!, `${record}/files/${file}`);
  return file;
};

/** What a call of the kit takes beside its path, whichever entity it is of. */
const kitBodies: [RegExp, () => Promise<Sent> | Sent][] = [
  [/\.(addRemark|mendRemark)$/, () => ({ body: { text: 'Wants it by Diwali' } })],
  [/\.addFile$/, async () => ({ form: { file: await pngFile() } })],
  [/\.orderFiles$/, () => ({ body: { fileIds: [crypto.randomUUID()] } })],
  [/\.renameFile$/, () => ({ body: { name: 'PAN' } })],
  [/\.mailPaper/, () => ({ body: { to: 'asha@example.test', text: 'For you' } })],
];
/** Bodies of the calls that refuse their required fields alone, so that only the path can be at fault. */
const bodies: Record<string, (shop: Shop) => Promise<Sent>> = {
  'contacts.leaveGroups': async shop => ({ body: { GroupIds: [await shop.refer('groups')] } }),
  'groupMembers.addMany': async shop => ({ body: { contactIds: [await shop.refer('contacts')] } }),
  'groupMembers.removeMany': async shop => ({ body: { contactIds: [await shop.refer('contacts')] } }),
  'groupMembers.add': async shop => ({ body: { contactId: await shop.refer('contacts') } }),
  'groupMembers.importList': async () => ({ form: { contacts: new File(['Name,Mobile\nA,9820012345\n'], 'a.csv') } }),
  'purchases.takeIn': async shop => ({
    body: { pieces: [{ productId: await shop.refer('products'), metal: 'gold', fineness: 916, grossWeight: 10 }] },
  }),
  'karigarReceipts.takeIn': async shop => ({
    body: {
      metalRate: 6_200,
      pieces: [{ productId: await shop.refer('products'), metal: 'gold', fineness: 916, grossWeight: 10 }],
    },
  }),
  'meltingLots.collect': async shop => ({ body: { contactId: await shop.refer('contacts') } }),
  'meltingLots.refine': async () => ({
    body: { returnedOn: '2026-03-10', refinedWeight: 10, refinedFineness: 999, rate: 6_200 },
  }),
  'pieceIssues.takeBack': async shop => ({ body: { pieces: [{ pieceId: await shop.refer('pieces') }] } }),
  'pieceIssues.takeHallmarked': async shop => ({ body: { pieces: [{ pieceId: await shop.refer('pieces') }] } }),
  'savedReports.change': async () => ({ body: { name: 'Sales', subject: 'quick_bills', period: 'month' } }),
  'quickBills.credit': async () => ({ body: { lines: [{ line: 1 }] } }),
  'quickBills.debit': async () => ({ body: { lines: [{ line: 1, amount: 50 }] } }),
  'chitMembers.pay': async () => ({ body: { amount: 500 } }),
  'chitMembers.transfer': async shop => ({ body: { contactId: await shop.refer('contacts'), reason: 'By the will' } }),
  'customerSubscriptions.cancel': async () => ({ body: { cancelReason: 'Moved away' } }),
  'salesOrders.advance': async () => ({ body: { amount: 500 } }),
  'pieceArrivals.receive': async () => ({ body: { pieces: [{ tag: 'A-1' }] } }),
  'pieceArrivals.refuse': async () => ({ body: { reason: 'Not in the parcel', pieces: [{ tag: 'A-1' }] } }),
  'products.orderImages': async () => ({ body: { imageIds: [crypto.randomUUID()] } }),
  'products.addToImages': async () => ({ form: { image: await pngFile() } }),
  'users.update': async () => ({ body: { role: 'sales' } }),
  'messages.retry': async () => ({ body: { name: 'Again', to: 'failed' } }),
  'recipients.settle': async () => ({ body: { state: 'sent' } }),
  'recipients.exportListed': async shop => ({
    body: { format: 'csv', ids: await shop.plant(entities.recipients, [await shop.body(entities.recipients)]) },
  }),
  'meetingInvitations.exportListed': async shop => ({
    body: {
      format: 'csv',
      ids: await shop.plant(entities.meetingInvitations, [await shop.body(entities.meetingInvitations)]),
    },
  }),
  'licenseMachines.releaseMany': async shop => ({
    body: { ids: await shop.plant(entities.licenseMachines, [await shop.body(entities.licenseMachines)]) },
  }),
  'licenseMachines.exportListed': async shop => ({
    body: {
      format: 'csv',
      ids: await shop.plant(entities.licenseMachines, [await shop.body(entities.licenseMachines)]),
    },
  }),
  'meetings.writeTextNotes': async () => ({ body: { update: updateOf('Ten sets') } }),
  'meetings.writeTextPostNotes': async () => ({ body: { update: updateOf('Ten sets') } }),
  'enquiries.makeContact': async () => ({ body: { gender: 0, mobileNo: '9812345670' } }),
  'meetings.sendMinutes': async () => ({ body: { again: true } }),
  'meetingInvitations.attend': async () => ({ body: { attended: true } }),
  'businessDays.reopen': async () => ({ body: { reopenReason: 'One was forgotten' } }),
  'stockTakes.scan': async () => ({ body: { tags: ['A-1'] } }),
  'workOrders.noteAnswer': async () => ({ body: { answer: 'approved' } }),
  'workOrders.told': async shop => ({ body: { statusId: await shop.refer('workOrderStates') } }),
  'heldGoods.giveWork': async shop => ({ body: { typeId: await shop.refer('workOrderTypes') } }),
  'heldGoods.handOut': async () => ({ body: { handedTo: 'Meena', receiptBack: true } }),
  'salesOrders.giveWork': async shop => ({ body: { typeId: await shop.refer('workOrderTypes') } }),
  'heldGoods.orderImages': async () => ({ body: { imageIds: [crypto.randomUUID()] } }),
  'heldGoods.addToImages': async () => ({ form: { image: await pngFile() } }),
  'workOrders.orderImages': async () => ({ body: { imageIds: [crypto.randomUUID()] } }),
  'workOrders.addToImages': async () => ({ form: { image: await pngFile() } }),
  'pieces.orderImages': async () => ({ body: { imageIds: [crypto.randomUUID()] } }),
  'pieces.addToImages': async () => ({ form: { image: await pngFile() } }),
  'serviceRequests.rate': async () => ({ body: { satisfaction: 5 } }),
  'shops.allowSupport': async () => ({ body: { scope: 'read', hours: 1, showsPersonal: false } }),
  'productPrices.create': shop => shop.body(entities.productPrices).then(body => ({ body })),
  'productPrices.deleteMany': async shop => ({ body: { ids: [(await shop.make(entities.productPrices))['id']] } }),
  'productPrices.restoreMany': async shop => ({ body: { ids: [(await shop.make(entities.productPrices))['id']] } }),
  'productPrices.updateMany': async shop => ({
    body: { ids: [(await shop.make(entities.productPrices))['id']], changes: { name: 'x' } },
  }),
  'productPrices.exportListed': async shop => ({
    body: { format: 'csv', ids: [(await shop.make(entities.productPrices))['id']] },
  }),
};
/** Whose positive case takes more than a path: a picture, an address, a record in the trash, a merge, rows that failed. */
const nothingThere = [
  'serviceRequests.rate',
  'serviceRequests.attachError',
  'serviceRequests.reopen',
  'products.removeFromImages',
  'pieces.removeFromImages',
  'workOrders.removeFromImages',
  'workOrders.noteAnswer',
  'workOrders.withdrawPublicAddress',
  'workOrders.namePublicAddress',
  'heldGoods.removeFromImages',
  'heldGoods.giveWork',
  'salesOrders.giveWork',
  'pieces.putBack',
  ...Object.values<AnyEntity>(entities)
    .filter(({ publicPage }) => publicPage)
    .flatMap(({ name }) => [`${name}.withdrawPublicAddress`, `${name}.namePublicAddress`]),
  'productPrices.restoreMany',
  'contacts.unmerge',
  'imports.failed',
  'meetings.writeTextNotes',
  'meetings.writeTextPostNotes',
];

const targets: Record<string, string> = {
  productId: 'products',
  groupId: 'groups',
  messageId: 'messages',
  meetingId: 'meetings',
  licenseId: 'licenses',
};
const parametersOf = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!).filter(name => name !== 'shopId');
const ofPlatform: readonly string[] = platformPermissions;
const operations = new Map(
  allOperations(() => Promise.reject(new Error('Not here')))
    // What nobody of a shop may call is not refused by the shop.
    .filter(
      ({ access, path }) =>
        access.to === 'shop' && !ofPlatform.includes(access.permission) && parametersOf(path).length,
    )
    .map(operation => [operation.id, operation]),
);

/** Fills the required fields of a call's input. */
const requiredOf = async (shop: Shop, { method, body }: Operation): Promise<Sent> => {
  if (method !== 'POST' && method !== 'PUT') return {};
  const fields = Object.entries(body?.of === 'fields' ? body.fields : {}).filter(
    ([name, schema]) => schema.describe().meta?.kind && fieldInfo(name, schema).required,
  );
  return { body: await bodyOf(shop, Object.fromEntries(fields)) };
};

/** The call with the ids of a shop, or with some of them replaced. */
const prepared = async (world: World, { id, path, method }: Operation, shop: Shop) => {
  const idFor = async (name: string) => {
    if (targets[name]) return shop.refer(targets[name]);
    if (name === 'changeId')
      return changeOf(await shop.send('POST', entities.groups, '', { body: await shop.body(entities.groups) }));
    if (name === 'uploadId') return sentArchive(shop.call);
    if (name === 'accessId') return supportAskedIn(world, shop);
    return name === 'id' ? recordOf(shop, operations.get(id)!) : crypto.randomUUID();
  };
  const ids: Record<string, string> = Object.fromEntries(
    await Promise.all(parametersOf(path).map(async name => [name, await idFor(name)] as const)),
  );
  if (path.includes(':remarkId')) ids['remarkId'] = await remarkOn(shop, operations.get(id)!, ids['id']!);
  if (path.includes(':fileId')) ids['fileId'] = await fileOf(shop, operations.get(id)!, ids['id']!);
  const ofKit = kitBodies.find(([calls]) => calls.test(id))?.[1];
  const own = bodies[id] ?? ofKit;
  const sent = (await own?.(world.mine)) ?? (await requiredOf(world.mine, operations.get(id)!));
  const call = (changed: Record<string, string> = {}) => {
    const filled = path
      .replace(':shopId', world.mine.shopId)
      .replace(/:(\w+)/g, (_, name: string) => ({ ...ids, ...changed })[name]!);
    return world.call(method, filled + (/\.export(Later)?$/.test(id) ? '?format=csv' : ''), {
      token: world.mine.token,
      ...sent,
    });
  };
  return { ids, call };
};

const malformed = ['nonsense', "'; drop table products; --", '%00', '%F0%9F'];

/** What is no id is refused before the call looks at it: one of them for each, in a soak all. */
const draw = drawFor('malformed ids');
const drawnMalformed = () => (isSoak ? malformed : [malformed[draw.below(malformed.length)]!]);

onBoth((world, drawn) => {
  // Whoever brings a shop in may open shops.
  beforeAll(() => world.sql(`update users set permissions = permissions || '{system/shop/add}'`));

  describe.each(drawn([...operations]))('%s', (_, operation) => {
    it.each(parametersOf(operation.path))(
      'finds no foreign, unknown or malformed %s and changes nothing',
      async name => {
        const { ids: rivals } = await prepared(world, operation, world.rival);
        const { call } = await prepared(world, operation, world.mine);
        const before = [await contents(world, world.mine.shopId), await contents(world, world.rival.shopId)];
        for (const wrong of [rivals[name]!, crypto.randomUUID(), ...drawnMalformed()]) {
          const answer = await call({ [name]: wrong });
          expect(answer.status, `${wrong} ${answer.text}`).toBe(404);
          expect(answer.body).toEqual({ responseMessage: expect.stringMatching(/ not found\.$/) });
        }
        expect([await contents(world, world.mine.shopId), await contents(world, world.rival.shopId)]).toEqual(before);
      },
    );
  });

  it.each(drawn([...operations].filter(([id]) => !nothingThere.includes(id))))(
    '%s finds what is mine',
    async (_, operation) => {
      const { call } = await prepared(world, operation, world.mine);
      const answer = await call();
      expect(answer.status, answer.text).not.toBe(404);
    },
  );

  it.each(drawn([...operations].filter(([, { path }]) => path.includes(':productId') && path.includes(':id'))))(
    '%s finds no record of another parent',
    async (_, operation) => {
      const { call } = await prepared(world, operation, world.mine);
      const { id: productId } = await world.mine.make(entities.products);
      expect((await call({ productId })).status).toBe(404);
    },
  );
});
