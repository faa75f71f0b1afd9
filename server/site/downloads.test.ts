import { describe, expect, it } from 'vitest';
import { openSite } from '../../tests/support/site.ts';

describe('R-22 downloads', () => {
  const listed = [{ id: 'd1', name: 'Desk' }];
  const replying = (reply: unknown, status = 200) => openSite(() => Response.json(reply, { status }));
  const windows = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0' };

  it.each([
    ['/downloads', 'en'],
    ['/Downloads/', 'en'],
    ['/hi/downloads', 'hi'],
  ])('%s shows what the API has, in %s, and knows on what it is read', async (path, language) => {
    const { site, asked, visits } = replying({ data: listed });
    expect((await site.request(path, { headers: windows })).status).toBe(200);
    expect(asked).toEqual([{ path: 'public/downloads', init: { headers: { 'accept-language': language } } }]);
    expect(visits).toMatchObject([{ downloads: listed, own: 'windows' }]);
  });

  it('are not said to be none where the server is busy', async () => {
    const { site, visits } = replying({ responseMessage: 'Busy' }, 503);
    expect((await site.request('/downloads')).status).toBe(503);
    expect(visits).toMatchObject([{ message: 'Busy' }]);
  });

  it('take no form', async () =>
    expect((await replying({ data: listed }).site.request('/downloads', { method: 'POST' })).status).toBe(404));
});
