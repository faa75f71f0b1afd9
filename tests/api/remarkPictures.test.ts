import { beforeAll, describe, expect, it, vi } from 'vitest';
import { attachmentKey } from '../../api/attachments.ts';
import { pictureKey } from '../../api/files.ts';
import { sweep } from '../../api/sweep.ts';
import { entities } from '../../schema/entities/index.ts';
import { can } from '../../schema/permissions.ts';
import { onPostgres } from '../support/everyEntity.ts';
import { picture, pngFile } from '../support/pictures.ts';
import { openShop, type Shop } from '../support/shop.ts';
import type { Answer, Person, Sent } from '../support/testApi.ts';

type Kept = { id: string; name: string; thumbnailUrl: string };

describe('pictures of remarks', () => {
  onPostgres(world => {
    let shop: Shop;
    let looker: Person;
    let contact: string;
    beforeAll(async () => {
      shop = await openShop(world);
      looker = await world.person({ shopId: shop.shopId, permissions: [can.ContactList] });
      contact = (await shop.make(entities.contacts)).id as string;
    });
    const files = (method: string, rest = '', sent: Sent = {}): Promise<Answer> =>
      shop.call(method, `contacts/${contact}/files${rest}`, sent);
    const names = async () => (await files('GET')).data.map(({ name }: Kept) => name) as string[];
    const fetched = (url: string) => world.call('GET', url.replace('/api/', ''));
    const putAway = async (id: string) => [
      await world.ports.files.get(attachmentKey(shop.shopId, id)),
      await world.ports.files.get(pictureKey(shop.shopId, id, 'full.webp')),
      await world.ports.files.get(pictureKey(shop.shopId, id, 'thumbnail.webp')),
    ];
    const say = (pictures: unknown, more: Sent = {}) =>
      shop.call('POST', `contacts/${contact}/remarks`, { ...more, form: { text: 'Look', pictures } });
    const remarks = async () => (await shop.call('GET', `contacts/${contact}/remarks`)).data.items;

    it('come with what is said, and are no files of the record', async () => {
      const before = await names();
      const { status, data } = await say([await pngFile('1.png'), await pngFile('2.png')]);
      expect([status, data.pictures.map(({ name }: Kept) => name)]).toEqual([201, ['1.png', '2.png']]);
      expect((await remarks())[0].pictures).toHaveLength(2);
      expect((await fetched(data.pictures[1].thumbnailUrl)).status).toBe(200);
      expect(await names()).toEqual(before);
    });

    it('are neither changed nor brought back by somebody else, nor as files; they go with the remark', async () => {
      const { data } = await say(await pngFile('mine.png'), { token: looker.token });
      const [{ id }] = data.pictures;
      for (const [method, rest] of [
        ['PUT', ''],
        ['DELETE', ''],
        ['POST', '/restore'],
      ] as const)
        expect((await files(method, `/${id}${rest}`, { body: { name: 'No' } })).status).toBe(404);
      const address = `contacts/${contact}/remarks/${data.id}`;
      expect((await shop.call('DELETE', address)).status).toBe(404);
      expect((await putAway(id)).every(Boolean)).toBe(true);
      expect((await shop.call('DELETE', address, { token: looker.token })).status).toBe(200);
      await sweep(world.ports);
      expect(await putAway(id)).toEqual([null, null, null]);
    });

    it('are pictures, and five at most', async () => {
      const six = await Promise.all(Array.from({ length: 6 }, () => pngFile()));
      expect((await say(six)).body.errors).toEqual({ pictures: 'A remark carries at most 5 pictures' });
      const put = vi.spyOn(world.ports.files, 'put');
      const other = await say([await pngFile(), new File(['%PDF-1.7'], 'a.pdf')]);
      expect([other.status, Object.keys(other.body.errors)]).toEqual([415, ['pictures']]);
      const keys = put.mock.calls.map(([key]) => key);
      expect(keys).toHaveLength(3);
      for (const key of keys) expect(await world.ports.files.get(key), key).toBeNull();
      put.mockRestore();
      const nobody = {
        text: 'Look',
        mentions: [crypto.randomUUID()],
        pictures: new File([await picture('png')], 'a.png'),
      };
      const before = await world.sql('select count(*) from record_files');
      expect((await shop.call('POST', `contacts/${contact}/remarks`, { form: nobody })).status).toBe(400);
      expect(await world.sql('select count(*) from record_files')).toEqual(before);
    });
  });
});
