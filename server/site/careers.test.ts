import { describe, expect, it } from 'vitest';
import { openSite, type Asked } from '../../tests/support/site.ts';

describe('A-17 vacancies', () => {
  const listed = [{ id: 'v1', title: 'Trainer' }];
  const open1 = { vacancy: { id: 'v1', title: 'Trainer' }, form: { parts: [] } };
  const replying = (reply: unknown, status = 200) => openSite(() => Response.json(reply, { status }));

  it.each([
    ['/careers', 'en', 'public/vacancies', listed, { vacancies: listed }],
    ['/hi/careers/', 'hi', 'public/vacancies', listed, { vacancies: listed }],
    ['/careers/v1', 'en', 'public/vacancies/v1', open1, { ...open1, key: expect.any(String) }],
    ['/hi/careers/v1', 'hi', 'public/vacancies/v1', open1, open1],
  ])('%s shows what the API has, in %s', async (path, language, call, data, known) => {
    const { site, asked, visits } = replying({ data });
    expect((await site.request(path)).status).toBe(200);
    expect(asked).toEqual([{ path: call, init: { headers: { 'accept-language': language } } }]);
    expect(visits).toMatchObject([{ pathname: path.replace(/\/$/, ''), ...known }]);
  });

  it('are in the sitemap, in each language', async () => {
    const map = await (await replying({ data: listed }).site.request('/sitemap.xml')).text();
    for (const path of ['/careers/v1', '/hi/careers/v1']) expect(map).toContain(`<loc>https://shop.test${path}</loc>`);
  });

  it('leave the sitemap whole where they cannot be asked for', async () => {
    const map = await (await replying({}, 503).site.request('/sitemap.xml')).text();
    expect(map).toContain('<loc>https://shop.test/about</loc>');
  });

  it('are not said to be gone where the server is busy', async () => {
    const { site, visits } = replying({ responseMessage: 'Busy' }, 503);
    expect((await site.request('/careers/v1')).status).toBe(503);
    expect(visits).toMatchObject([{ message: 'Busy' }]);
  });

  const sent = (file: File | null = new File(['%PDF-'], 'cv.pdf')) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ key: 'k1', name: 'Meera', email: '' })) body.set(name, value);
    // As a browser sends an input for which nobody chose one.
    body.set('file', file ?? new File([], ''));
    return body;
  };
  const post = async (site: ReturnType<typeof openSite>['site'], body: FormData, path = '/careers/v1') => {
    const request = new Request(`http://localhost${path}`, { method: 'POST', body });
    const bytes = await request.arrayBuffer();
    const headers = {
      'content-type': request.headers.get('content-type')!,
      'content-length': String(bytes.byteLength),
    };
    return site.request(path, { method: 'POST', body: bytes, headers });
  };

  it.each(['/careers/v1', '/hi/careers/v1'])('are applied for at %s, with a file', async path => {
    const { site, asked } = replying({ data: true }, 201);
    const reply = await post(site, sent(), path);
    expect([reply.status, reply.headers.get('location')]).toEqual([303, `${path}?sent`]);
    const [{ path: call, init }] = asked as [Asked];
    expect([call, init!.headers]).toEqual([
      'public/vacancies/v1/applications',
      { 'accept-language': path.startsWith('/hi') ? 'hi' : 'en', 'idempotency-key': 'k1' },
    ]);
    const form = init!.body as FormData;
    expect(JSON.parse(String(form.get('fields')))).toEqual({ name: 'Meera' });
    expect((form.get('file') as File).name).toBe('cv.pdf');
  });

  it('say nothing of a file that nobody chose', async () => {
    const { site, asked } = replying({ data: true }, 201);
    await post(site, sent(null));
    expect((asked[0]!.init!.body as FormData).has('file')).toBe(false);
  });

  it('come again with all that was typed where an application is refused', async () => {
    const { site, visits } = replying({ responseMessage: 'Mend it', errors: { email: 'Email is required' } }, 400);
    expect((await post(site, sent())).status).toBe(400);
    expect(visits).toMatchObject([{ typed: { name: 'Meera' }, key: 'k1', problems: { email: 'Email is required' } }]);
  });

  it.each([
    ['no form', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json', 'content-length': '2' } }],
    [
      'one that is too large',
      { method: 'POST', body: 'x', headers: { 'content-type': 'multipart/form-data', 'content-length': '99999999' } },
    ],
    [
      'one that breaks off',
      {
        method: 'POST',
        body: '--x',
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '3' },
      },
    ],
  ])('take %s for none', async (_, init) => {
    const { site, asked } = replying({ data: true });
    expect((await site.request('/careers/v1', init)).status).toBe(400);
    expect(asked).toEqual([]);
  });
});
