import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { entities } from '../../../schema/entities/index.ts';
import { fixedClock } from '../../../server/clock.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { jpegFile, picture, pngFile } from '../../support/pictures.ts';
import { openShop, type Shop } from '../../support/shop.ts';

const { products } = entities;
const clock = fixedClock('2026-11-20T10:30:00Z');
const hour = 3_600_000;
type Picture = { id: string; url: string; thumbnailUrl: string; position: number };

onPostgres(
  world => {
    let shop: Shop;
    beforeEach(async () => void (shop = await openShop(world)));
    const post = async (form: object) =>
      shop.call('POST', 'admin/products', { form: { ...(await shop.body(products)), ...form } });
    const add = (id: string, image: unknown) => shop.call('POST', `admin/products/${id}/images`, { form: { image } });
    /** Without a bearer, as an `<img>` does. */
    const fetched = (url: string) => world.call('GET', url.replace('/api/', ''));

    describe('C-06 creation', () => {
      it('takes fields as text, objects as JSON and several pictures', async () => {
        const [unit, category] = [await shop.refer('units'), await shop.refer('productCategories')];
        const made = await shop.call('POST', 'admin/products', {
          form: {
            name: ' Ring ',
            productCode: 'R-1',
            hsnCode: '711319',
            taxPercentage: '3',
            unitId: unit,
            categoryId: category,
            groupId: '',
            mrp: '120.50',
            purchasePrice: '80',
            sellingPrice: '100',
            isActive: 'false',
            subscriptionOnly: 'true',
            description: '',
            productPrice: { id: '', name: ' Plan ', price: 5, duration: 30 },
            images: [await jpegFile('a.jpg'), await pngFile('b.png')],
          },
        });
        expect(made.status, made.text).toBe(201);
        expect(made.data).toMatchObject({
          name: 'Ring',
          hsncode: '711319',
          taxPercentage: 3,
          categoryId: category,
          groupId: null,
          mrp: 120.5,
          isActive: false,
          subscriptionOnly: true,
          description: null,
          productPrice: { name: 'Plan', price: 5, duration: 30 },
        });
        expect(made.data.images.map(({ position }: Picture) => position)).toEqual([0, 1]);
      });

      it('C-06 takes pictures of another product as they are, between new ones', async () => {
        const source = await post({ images: [await jpegFile('a.jpg'), await pngFile('b.png')] });
        const [first, second] = source.data.images as Picture[];
        const form = { images: [JSON.stringify(second), await pngFile('c.png'), JSON.stringify(first)] };
        const copy = await post({ ...form, productCode: 'COPY-1' });
        expect(copy.status, copy.text).toBe(201);
        expect(copy.data.images.map(({ id }: Picture) => id)).toEqual([second!.id, expect.any(String), first!.id]);
        expect((await fetched(copy.data.images[0].url)).status).toBe(200);
        const body = { ...(await shop.body(products)), productCode: 'COPY-2', images: source.data.images };
        const plain = await shop.call('POST', 'admin/products', { body });
        expect(plain.data.images.map(({ id }: Picture) => id)).toEqual([first!.id, second!.id]);
      });

      it('C-06 takes no picture that the shop has not', async () => {
        const rival = await openShop(world);
        const made = await rival.call('POST', 'admin/products', {
          form: { ...(await rival.body(products)), images: [await pngFile('a.png')] },
        });
        const foreign = (made.data.images as Picture[])[0]!.id;
        for (const id of [foreign, '01900000-0000-7000-8000-000000000001', 'x', "'"]) {
          const refused = await post({ images: [JSON.stringify({ id }), await pngFile('b.png')] });
          expect(refused.status, id).toBe(400);
          expect(refused.body.errors).toEqual({ images: 'Invalid image file.' });
        }
      });

      it('V-07 refuses what is no picture, whatever it is called, and makes nothing', async () => {
        const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'], 'a.png', {
          type: 'image/png',
        });
        const lying = [
          new File(['plain text'], 'a.jpg', { type: 'image/jpeg' }),
          new File([(await picture('png')).slice(0, 60)], 'cut.png', { type: 'image/png' }),
          new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'nothing more'], 'a.jpg', { type: 'image/jpeg' }),
          new File([], 'empty.png', { type: 'image/png' }),
          svg,
        ];
        for (const file of lying) {
          const answer = await post({ images: [await jpegFile(), file] });
          expect([400, 415], `${file.name} ${answer.text}`).toContain(answer.status);
          expect(answer.body).toEqual({
            responseMessage: 'Invalid image file.',
            errors: { images: 'Invalid image file.' },
          });
        }
        expect((await post({ images: ['a.png'] })).body.errors).toEqual({ images: 'Invalid image file.' });
        expect((await post({ images: Array.from({ length: 21 }, () => svg) })).body.errors).toEqual({
          images: 'At most 20 pictures',
        });
        expect(await shop.count(products)).toBe(0);
      });

      it('refuses a picture of too many pixels before it is decoded', async () => {
        const huge = await sharp({ create: { width: 12_000, height: 6_000, channels: 3, background: 'white' } })
          .png()
          .toBuffer();
        const answer = await post({ images: [new File([new Uint8Array(huge)], 'huge.png')] });
        expect([answer.status, answer.body.errors]).toEqual([
          413,
          { images: 'huge.png: This picture has more than 50 megapixels.' },
        ]);
      });

      it('takes no file for a text', async () => {
        const answer = await post({ name: await pngFile(), productCode: new File(['R-1'], 'code.txt') });
        expect(answer.status).toBe(400);
        expect(answer.body.errors).toEqual({ name: expect.any(String), productCode: expect.any(String) });
      });
    });

    describe('C-09 C-10 afterwards', () => {
      it('adds one at the end and takes one away, and keeps who did it', async () => {
        const { id, images } = (await post({ images: [await jpegFile()] })).data as { id: string; images: Picture[] };
        const added = await add(id, await pngFile());
        expect(added.status, added.text).toBe(200);
        expect(added.data.map((image: Picture) => image.position)).toEqual([0, 1]);
        expect(added.data[0].id).toBe(images[0]!.id);
        const left = await shop.call('PUT', `admin/products/${id}/images/${images[0]!.id}`);
        expect(left.data, left.text).toEqual([{ ...added.data[1], position: 0 }]);
        expect((await shop.call('GET', `admin/products/${id}`)).data).toMatchObject({ images: left.data, version: 3 });
        const { items } = (await shop.call('GET', `admin/products/${id}/history`)).data;
        expect(items.map(({ action, changes }: any) => [action, Object.keys(changes ?? {})])).toEqual([
          ['update', ['images']],
          ['update', ['images']],
          ['create', []],
        ]);
        expect((await shop.call('PUT', `admin/products/${id}/images/${images[0]!.id}`)).status).toBe(404);
      });

      it.each([
        ['a text', 'x'],
        ['a file that lies', new File(['x'], 'x.png', { type: 'image/png' })],
      ])('X-11 refuses %s', async (_, image) => {
        const { id } = await shop.make(products);
        const answer = await add(id, image);
        expect([400, 415]).toContain(answer.status);
        expect(answer.body).toEqual({
          responseMessage: 'Invalid image file.',
          errors: { image: 'Invalid image file.' },
        });
        expect((await shop.call('POST', `admin/products/${id}/images`, { form: {} })).body.errors).toEqual({
          image: 'Invalid image file.',
        });
      });

      it('adds one picture for one key', async () => {
        const { id } = await shop.make(products);
        const [image, headers] = [await pngFile(), { 'idempotency-key': 'once' }];
        const send = (form: object) => shop.call('POST', `admin/products/${id}/images`, { form: { ...form }, headers });
        const answers = [await send({ image }), await send({ image })];
        expect(answers[1]!.data).toEqual(answers[0]!.data);
        expect((await send({ image: await jpegFile() })).status).toBe(422);
        expect((await shop.call('GET', `admin/products/${id}`)).data.images).toHaveLength(1);
      });
    });

    describe('their order', () => {
      const three = async () => {
        const made = await post({ images: [await jpegFile('a.jpg'), await pngFile('b.png'), await jpegFile('c.jpg')] });
        const images = made.data.images as Picture[];
        return { id: String(made.data.id), images, ids: images.map(image => image.id) };
      };
      const order = (id: string, imageIds: unknown) =>
        shop.call('PUT', `admin/products/${id}/images`, { body: { imageIds } });

      it('E-03 is kept as it was asked for, and told in the history', async () => {
        const { id, ids } = await three();
        const wanted = [ids[2], ids[0], ids[1]];
        const answer = await order(id, wanted);
        expect(answer.status, answer.text).toBe(200);
        expect(answer.data.map((image: Picture) => [image.id, image.position])).toEqual([
          [ids[2], 0],
          [ids[0], 1],
          [ids[1], 2],
        ]);
        const read = (await shop.call('GET', `admin/products/${id}`)).data;
        expect([read.images, read.version]).toEqual([answer.data, 2]);
        const { items } = (await shop.call('GET', `admin/products/${id}/history`)).data;
        expect(items[0]).toMatchObject({ action: 'update', userId: shop.userId, changes: { images: [ids, wanted] } });
        const listed = (await shop.call('GET', 'admin/products?include_inActive=true')).data.items[0];
        expect(listed.images[0].id).toBe(ids[2]);
      });

      it('is refused where it names others than there are', async () => {
        const { id, ids, images } = await three();
        const other = await three();
        for (const wanted of [ids.slice(1), [...ids, ids[0]], [ids[0], ids[0], ids[1]], [ids[0], ids[1], other.ids[0]]])
          expect((await order(id, wanted)).status, JSON.stringify(wanted)).toBe(409);
        for (const wrong of ['x', { 0: ids[0] }, [null]]) expect((await order(id, wrong)).status).toBe(400);
        expect((await order(id, undefined)).body.errors).toEqual({ imageIds: 'Name the pictures in their order' });
        expect((await order(other.id, ids)).status).toBe(409);
        expect((await order('01900000-0000-7000-8000-000000000000', ids)).status).toBe(404);
        expect((await shop.call('GET', `admin/products/${id}`)).data).toMatchObject({ images, version: 1 });
      });

      it('holds no more than twenty pictures', async () => {
        const made = await post({ images: await Promise.all(Array.from({ length: 20 }, () => pngFile())) });
        expect(made.data.images, made.text).toHaveLength(20);
        expect((await add(made.data.id, await pngFile())).body.errors).toEqual({ image: 'At most 20 pictures' });
      });
    });

    describe('signed addresses', () => {
      const shown = async () => (await post({ images: [await jpegFile()] })).data.images[0] as Picture;

      it('C-35 K-03 show the picture and its thumbnail without a bearer', async () => {
        const { url, thumbnailUrl } = await shown();
        const full = await fetched(url);
        expect(full.status).toBe(200);
        expect(Object.fromEntries(full.headers)).toMatchObject({
          'content-type': 'image/webp',
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
          'cache-control': 'private, max-age=86400, immutable',
        });
        expect(await sharp(full.bytes).metadata()).toMatchObject({ format: 'webp', width: 40, height: 30 });
        expect(await sharp((await fetched(thumbnailUrl)).bytes).metadata()).toMatchObject({ width: 200, height: 200 });
      });

      it('stay the same for an hour and are good for a day', async () => {
        const { url } = await shown();
        const id = (await shop.call('GET', 'admin/products?include_inActive=true')).data.items[0].id;
        const again = async () => (await shop.call('GET', `admin/products/${id}`)).data.images[0].url as string;
        clock.advance(hour / 3);
        expect(await again()).toBe(url);
        clock.advance(hour);
        expect(await again()).not.toBe(url);
        expect((await fetched(url)).status).toBe(200);
        clock.advance(24 * hour - hour / 3);
        expect((await fetched(url)).status).toBe(404);
        expect((await fetched(await again())).status).toBe(200);
      });

      it('are good for nothing else', async () => {
        const [{ url, thumbnailUrl, id }, other] = [await shown(), await shown()];
        const theirs = await openShop(world);
        const until = new URL(url, 'http://x').searchParams.get('until')!;
        const changed = [
          url.replace(/signature=./, found => (found.endsWith('A') ? 'signature=B' : 'signature=A')),
          url.replace(/&signature=.*/, ''),
          url.replace(`until=${until}`, `until=${Number(until) + 1}`),
          url.replace(`until=${until}`, 'until='),
          url.replace(id, other.id),
          url.replace('full.webp', 'thumbnail.webp'),
          thumbnailUrl.replace('thumbnail.webp', 'full.webp'),
          url.replace(shop.shopId, theirs.shopId),
          url.replace('full.webp', '..%2F..%2Fimports%2Fx'),
          url.replace(id, 'nonsense'),
        ];
        for (const address of changed) expect((await fetched(address)).status, address).toBe(404);
        expect((await fetched(url)).status).toBe(200);
      });
    });

    it('leaves where it was taken behind', async () => {
      const bytes = await sharp(await picture('jpeg'))
        .withExif({ IFD0: { Copyright: 'secret place' } })
        .jpeg()
        .toBuffer();
      const { images } = (await post({ images: [new File([new Uint8Array(bytes)], 'a.jpg')] })).data;
      expect(Buffer.from((await fetched(images[0].url)).bytes).includes('secret place')).toBe(false);
    });
  },
  ports => ({ ...ports, clock }),
);
