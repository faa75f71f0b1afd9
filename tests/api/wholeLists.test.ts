import { expect, it } from 'vitest';
import { maxPage } from '../../api/crud/listQuery.ts';
import { mostCollected } from '../../api/db/select.ts';
import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { openShop, type Shop } from '../support/shop.ts';

const { contacts, units, messages, recipients } = entities;

/** So many records, which differ by their titles. */
const plant = async (shop: Shop, entity: AnyEntity, from: number, to: number) => {
  const body = await shop.body(entity);
  const named = (n: number) => ({ ...body, [entity.title]: `Some ${n}` });
  await shop.plant(
    entity,
    Array.from({ length: to - from + 1 }, (_, n) => named(from + n)),
  );
};

onPostgres(world => {
  it.each<AnyEntity>([contacts, units, messages])(
    'contract 3: $name: a page size of 0 that leaves some out says so',
    async entity => {
      const shop = await openShop(world);
      const list = async (pageSize: number) => {
        const { data, headers } = await shop.send('GET', entity, `?pageSize=${pageSize}`);
        return [(Array.isArray(data) ? data : data.items).length, headers.get('x-truncated')];
      };
      await plant(shop, entity, 1, maxPage);
      expect(await list(0)).toEqual([maxPage, null]);
      await plant(shop, entity, maxPage + 1, maxPage + 1);
      expect(await list(0)).toEqual([maxPage, 'true']);
      expect(await list(maxPage)).toEqual([maxPage, null]);
    },
  );

  it('C-33 contract 4: messages are a plain list, and a page for a call that asks for one', async () => {
    const shop = await openShop(world);
    await plant(shop, messages, 1, maxPage + 1);
    const whole = await shop.send('GET', messages);
    expect([whole.data.length, whole.headers.get('x-truncated')]).toEqual([maxPage, 'true']);
    expect(whole.data[0].name).toBe(`Some ${maxPage + 1}`);
    const found = await shop.send('GET', messages, '?query=Some 7');
    expect([found.data.length, found.headers.get('x-truncated')]).toEqual([111, null]);
    for (const [search, pageIndex, pageSize] of [
      ['?pageNumber=2', 2, 20],
      ['?pageSize=5', 1, 5],
    ] as const) {
      const { data, headers } = await shop.send('GET', messages, search);
      expect(data).toMatchObject({ totalCount: maxPage + 1, pageIndex, pageSize });
      expect([data.items.length, headers.get('x-truncated')]).toEqual([pageSize, null]);
    }
  });

  it('E-12 one message names a thousand of its contacts at most', async () => {
    const shop = await openShop(world);
    const messageId = await shop.refer('messages');
    const person = { ...(await shop.body(recipients)), messageId };
    const ids = Array.from({ length: mostCollected + 1 }, () => world.ports.ids.next());
    await shop.plant(
      recipients,
      ['', ...ids].map(contactId => ({ ...person, contactId })),
    );
    const { data } = await shop.call('GET', `whatsapp/messages/${messageId}`);
    expect(data.contacts).toEqual(ids.slice(0, mostCollected));
  });
});
