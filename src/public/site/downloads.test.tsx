import { describe, expect, it, test } from 'vitest';
import type { ShownDownload } from '../../../schema/rules/downloads.ts';
import { visitorsWords as english } from '../../../schema/words/en/visitors.ts';
import { visitorsWords as hindi } from '../../../schema/words/hi/visitors.ts';
import { render } from './render.tsx';

const still = { css: '', arrive: '/a.js', ads: '/assets/ads.js', fonts: [], scripts: [] };
const assets = { '': still, '/downloads': { ...still, scripts: ['/index.js'] } };
const of = (id: string, more: Partial<ShownDownload> = {}): ShownDownload => ({
  id,
  name: 'Desk',
  version: '1.0',
  platform: { id: 'windows', name: 'Windows' },
  notes: null,
  releasedOn: '2026-01-02',
  fileName: `${id}.exe`,
  size: 5_200_000,
  sha256: id.repeat(32),
  url: `/api/public/downloads/${id}/${id}.exe`,
  ...more,
});
const pageOf = async (downloads: ShownDownload[], more: object = {}) => {
  const visit = { pathname: '/downloads', search: '', day: '2026-11-22', downloads, ...more };
  const { status, html } = (await render(visit, assets))!;
  return { status, page: new DOMParser().parseFromString(html, 'text/html') };
};

describe('R-22 the page of downloads', () => {
  it('has what runs on the visitor’s own device first, and older versions folded away', async () => {
    const all = [
      of('d1'),
      of('d2', { version: '1.10', notes: 'Quick </script><b>x</b>' }),
      of('d3', { name: 'Scanner', platform: { id: 'android', name: 'Android' } }),
    ];
    const { status, page } = await pageOf(all, { own: 'android' });
    expect(status).toBe(200);
    expect([...page.querySelectorAll('.downloads h2')].map(it => it.textContent)).toEqual([
      `Android ${english.downloads.own}`,
      'Windows ',
    ]);
    const [, windows] = page.querySelectorAll('.platform');
    expect(windows!.querySelector('header a')!.getAttribute('href')).toBe('/api/public/downloads/d2/d2.exe');
    expect(windows!.querySelector('header')!.textContent).toContain('Version 1.10 · 2 Jan 2026 · 5.2 MB');
    expect(windows!.querySelector('.notes')!.textContent).toBe('Quick </script><b>x</b>');
    const older = windows!.querySelector('details')!;
    expect([older.open, older.querySelector('a')!.getAttribute('href')]).toEqual([false, of('d1').url]);
    expect(page.querySelector('.checksum code')!.textContent).toBe('d3'.repeat(32));
  });

  test.each([
    ['/downloads', english],
    ['/hi/downloads', hindi],
  ])('%s says that there is nothing yet', async (pathname, words) => {
    const { page } = await pageOf([], { pathname });
    expect(page.querySelector('.lead')!.textContent).toBe(words.downloads.none);
    expect(page.querySelector('h1')!.textContent).toBe(words.page.downloads);
  });

  it('says what the server said where it was too busy, and not that there is nothing', async () => {
    const { page } = await pageOf([], { downloads: undefined, message: 'Busy' });
    expect(page.querySelector('.lead')!.textContent).toBe('Busy');
  });
});
