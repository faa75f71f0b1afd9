import { describe, expect, it } from 'vitest';
import { ChatRefusal } from '../../../api/chat/port.ts';
import type { Ports } from '../../../api/ports.ts';
import { ownersPlatform, roles } from '../../../schema/permissions.ts';
import { csvOf } from '../../support/csv.ts';
import { onPostgres, type World } from '../../support/everyEntity.ts';
import { entities } from '../../../schema/entities/index.ts';
import { completed } from '../../support/imports.ts';
import { openMessenger } from '../../support/messenger.ts';
import { scriptedChat } from '../../support/scriptedChat.ts';
import { openShop, type Shop } from '../../support/shop.ts';
import type { Person } from '../../support/testApi.ts';
import { eventually } from '../../support/eventually.ts';
import { say, storedSaid } from '../../../schema/words/said.ts';

const chat = scriptedChat();
const withChat = (ports: Ports): Ports => ({ ...ports, chat });

type Told = { kind: string; payload: Record<string, unknown>; subject: string };

const toldTo = async (world: World, { shopId, token }: Pick<Person, 'shopId' | 'token'>): Promise<Told[]> =>
  (await world.call('GET', `shops/${shopId}/notifications`, { token })).data.items;

const owner = async (world: World, shop: Person) => {
  await world.sql(
    `update memberships set role = 'owner' where user_id = '${shop.userId}' and shop_id = '${shop.shopId}'`,
  );
};

describe('what brings a notification', () => {
  onPostgres(world => {
    it('an import that ended, to whoever started it', async () => {
      const { mine } = world;
      const file = await csvOf(entities.units, [async ({ name }) => (name === 'symbol' ? 'notified' : 'Unit')]);
      const report = await completed(mine, await mine.send('POST', entities.units, 'import', { form: { file } }));
      const [told] = await eventually(async () => {
        const all = await toldTo(world, mine);
        expect(all).toHaveLength(1);
        return all;
      });
      expect(told).toMatchObject({ kind: 'importDone', subject: report.id });
      expect(told!.payload).toMatchObject({ entity: 'units', created: 1, updated: 0, skipped: 0, failed: 0 });
    });

    it('no import that was only tried', async () => {
      const shop = await openShop(world);
      const file = await csvOf(entities.units, [async () => 'tried']);
      await completed(shop, await shop.send('POST', entities.units, 'import', { form: { file, dryRun: true } }));
      expect(await toldTo(world, shop)).toEqual([]);
    });

    it('a shop that is approved or suspended, to its owners, in a shop that is open to them', async () => {
      const shop = await openShop(world, { permissions: [...roles.owner, ...ownersPlatform] });
      await owner(world, shop);
      const admin = await world.person({ permissions: ['system/all'] });
      const set = (status: string) =>
        world.call('POST', `system/shops/${shop.shopId}/status`, { token: admin.token, body: { status } });
      await world.sql(`update shops set status = 'Pending' where id = '${shop.shopId}'`);
      expect((await set('Approved')).status).toBe(200);
      expect((await set('Approved')).status).toBe(200);
      expect(await toldTo(world, shop)).toMatchObject([{ kind: 'shopApproved', subject: shop.shopId }]);

      const second = (await world.call('POST', 'shops', { token: shop.token, body: newShop })).data.id as string;
      await set('Suspended');
      const elsewhere = await toldTo(world, { shopId: second, token: shop.token });
      expect(elsewhere).toMatchObject([{ kind: 'shopSuspended', subject: shop.shopId, payload: { name: 'Shop' } }]);
    });

    it('a support access, to the owners', async () => {
      const shop = await openShop(world);
      await owner(world, shop);
      const staff = await world.person({ shopId: shop.shopId });
      const admin = await world.person({ permissions: ['system/all'] });
      const body = { reason: 'A bill is wrong', hours: 2 };
      const path = `shops/${shop.shopId}/support`;
      const asked = await world.call('POST', `system/${path}`, { token: admin.token, body });
      expect(asked.status, asked.text).toBe(201);
      const allowed = await world.call('POST', `${path}/${asked.data.id}/allow`, { token: shop.token, body: {} });
      expect(allowed.status, allowed.text).toBe(200);
      expect(await toldTo(world, shop)).toMatchObject([
        { kind: 'supportOpened', payload: { name: 'Person', reason: 'A bill is wrong', until: expect.any(String) } },
        { kind: 'supportAsked', payload: { name: 'Person', reason: 'A bill is wrong', scope: 'read', hours: 2 } },
      ]);
      expect(await toldTo(world, { ...staff, shopId: shop.shopId })).toEqual([]);
    });

    it('a message that ended, with how many got it', async () => {
      const shop = await openMessenger(world);
      const contacts = await shop.people(3);
      chat.script = ({ to }) => {
        if (to.endsWith('0')) throw new ChatRefusal(say('whatsApp131026'), 131_026, 'never');
      };
      const id = await shop.sent({ name: 'Diwali', contacts });
      await shop.ended(id);
      expect(await toldTo(world, shop)).toMatchObject([
        { kind: 'messageDone', subject: id, payload: { name: 'Diwali', sent: 2, failed: 1, skipped: 0, unknown: 0 } },
      ]);
    });

    it('a message of which nobody could be sent anything, with the reason', async () => {
      const shop = await openMessenger(world);
      const contacts = await shop.people(2);
      chat.script = () => {
        throw new ChatRefusal(say('whatsApp131031'), 131_031, 'never');
      };
      const id = await shop.sent({ name: 'Pongal', contacts });
      await shop.ended(id);
      expect(await toldTo(world, shop)).toMatchObject([
        {
          kind: 'messageStopped',
          subject: id,
          payload: { name: 'Pongal', problem: storedSaid(say('whatsApp131031')) },
        },
      ]);
    });

    it('somebody who came by my invitation', async () => {
      const shop = await openShop(world, { permissions: roles.owner });
      expect(await invited(world, shop)).toBe(200);
      expect(await toldTo(world, shop)).toMatchObject([{ kind: 'personJoined', payload: { name: 'Meera' } }]);
    });
  }, withChat);
});

const newShop = { name: 'Second', pin: '400058', stateCode: '27' };

/** Invites somebody, who sets a password with the link of the letter. */
const invited = async (world: World, shop: Shop): Promise<number> => {
  const body = { name: 'Meera', email: `meera-${shop.userId}@example.test`, role: 'sales', isActive: true };
  const made = await shop.call('POST', 'users', { body });
  expect(made.status, made.text).toBe(201);
  const letter = await eventually(async () => {
    const found = (await world.letters()).find(({ to }) => to === body.email);
    expect(found).toBeTruthy();
    return found!;
  });
  const token = /token=([\w-]+)/.exec(letter.text)![1];
  return (await world.call('POST', 'account/resetpwd', { body: { token, password: 'Better@456' } })).status;
};
