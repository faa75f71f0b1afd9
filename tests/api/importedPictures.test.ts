import { afterAll, expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { onBoth } from '../support/everyEntity.ts';
import {
  importing,
  namedPictures,
  pictureAddress as at,
  pictureFile,
  reportIn,
  ring,
} from '../support/namedPictures.ts';
import { file } from '../support/pictureServer.ts';
import { picture } from '../support/pictures.ts';

const { products } = entities;
const { work, serve, server, change, shopOf } = await namedPictures();
afterAll(() => server.close());

onBoth(world => {
  const { shop, product, shown } = shopOf(world);

  it('are fetched by nobody who does not ask for it', async () => {
    const id = await importing(shop, ring('a.png'), { pictures: {} });
    await work();
    const report = await reportIn(shop, id);
    expect(report).toMatchObject({ created: 1, pictures: null, unread: [{ column: 'Image Src', count: 1 }] });
    expect(server.calls).toEqual([]);
  });

  it('are counted at the trial, and so is what is no address of the web', async () => {
    const rows = [
      `ring,Ring,10,gm,"${at('a.png')}, ${at('b.png')} http://127.0.0.1/c.png"`,
      `chain,Chain,10,gm,photo.jpg`,
      `coin,Coin,wrong,gm,${at('d.png')}`,
    ];
    const id = await importing(shop, pictureFile(...rows), { dryRun: true });
    await work();
    const report = await reportIn(shop, id);
    expect(report.pictures).toMatchObject({ state: null, total: 2, refused: 2, added: 0 });
    expect(report.unread).toEqual([]);
    expect(report.leftOut).toMatchObject([
      { row: 2, field: 'images', title: 'Ring', value: 'http://127.0.0.1/c.png' },
      { row: 3, field: 'images', value: 'photo.jpg', message: 'This is no address of the public web.' },
    ]);
    expect(server.calls).toEqual([]);
  });

  it('come to the record of their rows in the order of the file, encoded like an upload, and stand in its history', async () => {
    await serve('a.png', 'b.png', 'c.png');
    const id = await importing(shop, ring('a.png', 'b.png', 'a.png', 'c.png'));
    await work();
    expect(await shown('ring')).toEqual(['a.png', 'b.png', 'c.png']);
    expect((await reportIn(shop, id)).pictures).toEqual({
      state: 'done',
      total: 3,
      added: 3,
      same: 0,
      failed: 0,
      refused: 0,
      failures: [],
    });
    const [{ url }] = (await product('ring')).images;
    const served = await world.call('GET', url.replace('/api/', ''));
    expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const history = await world.sql(
      `select distinct change_id from history where shop_id = '${shop.shopId}' and entity = 'products'`,
    );
    expect(history).toEqual([{ change_id: id }]);
  });

  it('of rows without a record above are left and told of', async () => {
    const id = await importing(shop, pictureFile(`lost,,,,${at('a.png')}`, `ring,Ring,10,gm,`));
    await work();
    expect((await reportIn(shop, id)).leftOut).toMatchObject([{ row: 2, field: 'images', value: at('a.png') }]);
  });

  it('that several records show are fetched once', async () => {
    await serve('a.png');
    await importing(shop, pictureFile(`ring,Ring,10,gm,${at('a.png')}`, `chain,Chain,10,gm,${at('a.png')}`));
    await work();
    expect([await shown('ring'), await shown('chain')]).toEqual([['a.png'], ['a.png']]);
    expect(server.calls.length).toBeLessThanOrEqual(2);
  });

  it.each([
    [
      'en',
      'There is a web page at this address, not a picture.',
      'The server answered with 404.',
      'Invalid image file.',
    ],
    ['hi', 'इस पते पर फ़ोटो नहीं, वेब पेज है।', 'सर्वर ने 404 जवाब दिया।', 'तस्वीर की फ़ाइल सही नहीं है।'],
  ])('that fail are told of with their row, in %s', async (language, page, gone, broken) => {
    const html = new TextEncoder().encode('<html></html>');
    server.answers.set('/page', file(html, 'text/html; charset=utf-8'));
    server.answers.set('/broken.png', file(html));
    await serve('a.png');
    const id = await importing(shop, ring('page', 'gone.png', 'broken.png', 'a.png'));
    await work();
    const { pictures } = await reportIn(shop, id, language);
    expect(pictures).toMatchObject({ state: 'done', added: 1, failed: 3 });
    expect(pictures!.failures.map(({ row, address }) => [row, address])).toEqual([
      [2, at('page')],
      [3, at('gone.png')],
      [4, at('broken.png')],
    ]);
    expect(pictures!.failures.slice(0, 2).map(({ message }) => message)).toEqual([page, gone]);
    if (language === 'en') expect(pictures!.failures[2]!.message).toBe(broken);
    else expect(pictures!.failures[2]!.message).not.toMatch(/Invalid/);
    expect(await shown('ring')).toEqual(['a.png']);
  });

  it.each([
    [{ price: ['Image Src'] }, 'pictures.price', 'Unknown field'],
    [{ images: 'Image Src' }, 'pictures.images', 'Name the columns that hold the addresses'],
    [{ images: ['Photos'] }, 'pictures.images', "The file has no column 'Photos'"],
    ['{', 'pictures', undefined],
  ])('of %j are refused', async (pictures, field, message) => {
    const form = { file: new File([ring('a.png')], 'a.csv'), pictures };
    const answer = await shop.send('POST', products, 'import', { form });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors ?? answer.body)).toContain(answer.body.errors ? field : 'errors');
    if (message) expect(JSON.stringify(answer.body)).toContain(message);
  });

  it('stand in columns that are known by their names', async () => {
    await serve('a.png', 'b.png');
    const text = `Name,SKU,Unit,Variant Price,Image URL 1,Photo 2,Image Position\nRing,R-1,gm,10,${at('a.png')},${at('b.png')},1\n`;
    await importing(shop, text, { pictures: { images: [] } });
    await work();
    expect(await shown('R-1')).toEqual(['a.png', 'b.png']);
  });

  it('are those of an upload: too many pixels are too many', async () => {
    server.answers.set('/a.png', file(await picture('png', 9_000, 6_000)));
    const id = await importing(shop, ring('a.png'));
    await work();
    expect((await reportIn(shop, id)).pictures!.failures).toMatchObject([
      { message: 'This picture has more than 50 megapixels.' },
    ]);
  });
}, change);
