import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, test } from 'vitest';
import { form, openSite as open, order } from '../../tests/support/site.ts';

const typed = { plan: 'tsinvoice-ratti', duration: '30', quantity: '2', name: 'Kamal' };

describe('what a shop shows visitors', () => {
  const shown = { p: { one: 'Repair' }, f: { parts: [] }, s: { record: null, form: { parts: [] } } };
  test.each([
    ['/p/AbC', 'en', 'pages', shown.p, { record: shown.p }],
    ['/hi/p/AbC/', 'hi', 'pages', shown.p, { record: shown.p }],
    ['/f/AbC', 'en', 'forms', shown.f, { form: shown.f }],
    ['/hi/s/AbC', 'hi', 'names', shown.s, { form: shown.f }],
  ])('is asked for as %s names it, in %s', async (path, language, calls, data, known) => {
    const { site, asked, visits } = open(() => Response.json({ data }));
    expect((await site.request(path)).status).toBe(200);
    expect(asked).toEqual([{ path: `public/${calls}/AbC`, init: { headers: { 'accept-language': language } } }]);
    expect(visits).toMatchObject([{ pathname: path.replace(/\/$/, ''), ...known }]);
  });

  it('is left out where nobody may see it', async () => {
    const { site, visits } = open(() => Response.json({}, { status: 404 }));
    await site.request('/p/AbC');
    expect(visits[0]).not.toHaveProperty('record');
  });

  it.each([
    ['/p/AbC', { isPersonal: true }, 'no-store', 'no-referrer'],
    ['/s/AbC', { record: { isPersonal: true }, form: null }, 'no-store', 'no-referrer'],
    ['/p/AbC', { isPersonal: false }, 'no-cache', null],
    ['/f/AbC', { parts: [] }, 'no-cache', null],
  ])('at %s as %j is kept as %s, with the referrer policy %s', async (path, data, kept, referrer) => {
    const { headers } = await open(() => Response.json({ data })).site.request(path);
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual([kept, referrer]);
  });

  it('is not said to be gone where too much is asked for', async () => {
    const { site, visits } = open(() => Response.json({ responseMessage: 'The service is busy.' }, { status: 503 }));
    expect((await site.request('/f/AbC')).status).toBe(503);
    expect(visits).toMatchObject([{ message: 'The service is busy.' }]);
  });
});

describe('a form of a shop', () => {
  const filled = { key: 'k1', name: 'Asha', email: '', notes: 'one\r\ntwo' };
  const refusing = (status: number, body: object) => open(() => Response.json(body, { status }));

  it.each(['/f/AbC', '/hi/s/AbC'])('is sent as %s, and thanked for at an address of its own', async path => {
    const { site, asked } = open(() => Response.json({ data: true }, { status: 201 }));
    const reply = await site.request(path, form(filled));
    expect([reply.status, reply.headers.get('location')]).toEqual([303, `${path}?sent`]);
    expect(JSON.parse(String(asked[0]!.init!.body))).toEqual({ fields: { name: 'Asha', notes: 'one\ntwo' } });
    expect(asked[0]!.init).toMatchObject({
      method: 'POST',
      headers: { 'idempotency-key': 'k1', 'accept-language': path.startsWith('/hi') ? 'hi' : 'en' },
    });
  });

  it.each([
    [
      400,
      { responseMessage: 'Mend it', errors: { name: 'Name is required' } },
      { problems: { name: 'Name is required' } },
    ],
    [429, { responseMessage: 'Too many' }, { message: 'Too many' }],
  ])('comes again with all that was typed where it is refused with %s', async (status, body, told) => {
    const { site, visits } = refusing(status, body);
    expect((await site.request('/f/AbC', form(filled))).status).toBe(status);
    expect(visits).toMatchObject([{ typed: filled, key: 'k1', ...told }]);
  });

  it('that was sent before with something else has a key of its own', async () => {
    const { site, visits } = refusing(422, { responseMessage: 'Used' });
    await site.request('/f/AbC', form(filled));
    expect(visits).toMatchObject([{ typed: filled, isSentBefore: true }]);
    expect(visits[0]!.key).not.toBe('k1');
  });

  it('takes no files', async () => {
    const { site, asked } = open();
    const body = new FormData();
    body.set('name', new File(['x'], 'x.txt'));
    expect((await site.request('/f/AbC', { method: 'POST', body })).status).toBe(400);
    expect(asked).toEqual([]);
  });
});

describe('a page', () => {
  test.each(['/about', '/about/', '/About'])('is sent for %s, with the address of this site', async path => {
    const reply = await open().site.request(path);
    expect([reply.status, await reply.text()]).toEqual([200, '<a href="https://shop.test/about">']);
    expect(reply.headers.get('x-frame')).toBe('none');
    expect(reply.headers.get('vary')).toBe('accept-encoding');
  });

  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, br;q=0', 'gzip', gunzipSync],
  ] as const)('is packed for who takes %s', async (taken, packed, unpack) => {
    const reply = await open().site.request('/about', { headers: { 'accept-encoding': taken } });
    expect(reply.headers.get('content-encoding')).toBe(packed);
    expect(unpack(await reply.arrayBuffer()).toString()).toContain('shop.test');
  });

  it.each([
    [true, '<html data-sample lang="en">'],
    [false, '<html lang="en">'],
  ])('says whether there is a sample shop: %s', async (hasSample, begun) => {
    const { site } = open(undefined, hasSample);
    expect(await (await site.request('/privacypolicy')).text()).toBe(begun);
  });

  it('of others is left to others', async () => {
    expect((await open().site.request('/products')).status).toBe(404);
    expect((await open().site.request('/checkout/unknown')).status).toBe(404);
  });

  it('of an order shows what the API has', async () => {
    const { site, asked, visits } = open();
    await site.request('/checkout/order?id=o1&receipt=a%26b');
    expect(asked[0]!.path).toBe('public/orders/o1?receipt=a%26b');
    expect(visits[0]!.order).toEqual(order);
  });

  it('of the checkout has a key of its own each time', async () => {
    const { site, visits } = open();
    await site.request('/checkout/tsinvoice?plan=x');
    await site.request('/checkout/tsinvoice?plan=x');
    expect(visits[0]).toMatchObject({ pathname: '/checkout/tsinvoice', search: '?plan=x' });
    expect(visits[0]!.key).not.toBe(visits[1]!.key);
  });
});

it('tells search engines where the pages are', async () => {
  const { site } = open(() => Response.json({ data: [] }));
  expect(await (await site.request('/robots.txt')).text()).toContain('Sitemap: https://shop.test/sitemap.xml');
  expect(await (await site.request('/sitemap.xml')).text()).toContain('<loc>https://shop.test/about</loc>');
});

describe('A-13 a page that tells prices', () => {
  const plans = (price: number) => [{ id: 'tsinvoice-ratti', prices: [{ duration: 30, price }] }];

  test.each([
    ['/', 'en'],
    ['/hi', 'hi'],
    ['/PricingDetail/', 'en'],
    ['/hi/tsinvoice', 'hi'],
    ['/tsmessenger', 'en'],
    ['/tsinvoice/cart', 'en'],
    ['/hi/checkout/tsinvoice', 'hi'],
  ])('%s is told what is sold, in its language', async (path, language) => {
    const { site, asked, visits } = open(() => Response.json({ data: plans(399) }));
    expect((await site.request(path)).status).toBe(200);
    expect(asked).toEqual([{ path: 'public/plans', init: { headers: { 'accept-language': language } } }]);
    expect(visits[0]!.plans).toEqual(plans(399));
  });

  it('is written anew when a price has changed, and only then', async () => {
    let price = 399;
    const { site, visits } = open(() => Response.json({ data: plans(price) }));
    for (price of [399, 399, 449, 449]) await site.request('/pricingDetail');
    expect(visits.map(({ plans }) => plans![0]!.prices[0]!.price)).toEqual([399, 449]);
  });

  it('that could not be written is written for the next visitor', async () => {
    let fails = 1;
    const { site } = open(
      () => Response.json({ data: plans(399) }),
      false,
      () => {
        if ((fails -= 1) >= 0) throw new Error('broken');
      },
    );
    expect((await site.request('/pricingDetail')).status).toBe(500);
    expect((await site.request('/pricingDetail')).status).toBe(200);
  });

  it('says while there is too much to do what was said last, and what is the matter where nothing was', async () => {
    let isBusy = true;
    const busy = () => Response.json({ responseMessage: 'The service is busy.' }, { status: 503 });
    const { site, visits } = open(() => (isBusy ? busy() : Response.json({ data: plans(399) })));
    expect((await site.request('/')).status).toBe(200);
    expect(visits[0]).toMatchObject({ message: 'The service is busy.' });
    isBusy = false;
    await site.request('/');
    isBusy = true;
    await site.request('/pricingDetail');
    expect(visits[2]!.plans).toEqual(plans(399));
  });
});

describe('R-47 a form that is sent without script', () => {
  it('is placed as the page itself would, and leads to its receipt', async () => {
    const { site, asked } = open();
    const reply = await site.request('/checkout/tsinvoice', form({ ...typed, key: 'k1' }));
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/checkout/order?id=o1&receipt=r1']);
    const body = JSON.parse(String(asked[0]!.init!.body)) as object;
    expect(body).toEqual({ name: 'Kamal', lines: [{ plan: 'tsinvoice-ratti', duration: 30, quantity: 2 }] });
  });

  it('is placed in Hindi from a page in Hindi, and leads to a receipt in Hindi', async () => {
    const { site, asked } = open();
    const reply = await site.request('/hi/checkout/tsinvoice', form({ ...typed, key: 'k1' }));
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/hi/checkout/order?id=o1&receipt=r1']);
    expect(new Headers(asked[0]!.init!.headers).get('accept-language')).toBe('hi');
  });

  it('has one key for the same wish, and another for another', async () => {
    const { site, asked } = open();
    const send = (name: string) => site.request('/checkout/tsinvoice', form({ ...typed, name, key: 'k1' }));
    for (const name of ['Kamal', 'Kamal', 'Asha']) await send(name);
    const keys = asked.map(({ init }) => new Headers(init!.headers).get('idempotency-key'));
    expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([true, false]);
  });

  it('comes back with what is wrong and what was typed', async () => {
    const refusal = { responseMessage: 'Name is required', errors: { name: 'Name is required' } };
    const { site, visits } = open(() => Response.json(refusal, { status: 400 }));
    const reply = await site.request('/checkout/tsinvoice', form(typed));
    expect(reply.status).toBe(400);
    expect(visits[0]).toMatchObject({ typed, problems: refusal.errors });
  });

  it('comes back with what else went wrong', async () => {
    const { site, visits } = open(() => Response.json({ responseMessage: 'Too many' }, { status: 429 }));
    expect((await site.request('/checkout/tsinvoice', form(typed))).status).toBe(429);
    expect(visits[0]).toMatchObject({ typed, message: 'Too many' });
  });

  test.each([
    ['of another type', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }],
    ['of an unknown length', { ...form(typed), headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['too long', form({ name: 'x'.repeat(70_000) })],
  ])('%s is refused', async (_, sent) => {
    const { site, asked } = open();
    expect((await site.request('/checkout/tsinvoice', sent)).status).toBe(400);
    expect(asked).toEqual([]);
  });
});
