import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { broken as en } from '../schema/words/en/broken.ts';
import { broken as hi } from '../schema/words/hi/broken.ts';
import { setPageLanguage } from './i18n/language.ts';
import { showBroken } from './public/broken.ts';

const offline = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
vi.mock('./admin.tsx', () => ({ start: offline }));
vi.mock('./public/packs/index.ts', () => ({ packs: { en: offline, hi: offline } }));

const at = (path: string, language: string) => {
  setPageLanguage(null);
  localStorage.setItem('ts.language', language);
  history.replaceState(null, '', path);
};

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  document.body.innerHTML = '';
  setPageLanguage('en');
});

it.each([
  ['the admin', '/products', 'en', en],
  ['the admin in Hindi', '/products', 'hi', hi],
  ['a visitor’s page', '/accounts/signin', 'en', en],
  ['a visitor’s page in Hindi', '/accounts/signin', 'hi', hi],
])('says where %s does not come, and how to try again', async (_, path, language, words) => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  at(path, language);
  const { begin } = await import('./main.tsx');
  document.getElementById('root')!.replaceChildren();
  await begin().catch(showBroken);
  expect(await screen.findByRole('alert')).toHaveTextContent(words.hint);
  expect(screen.getByRole('heading', { name: words.title })).toBeVisible();
  expect(screen.getByRole('button', { name: words.reload })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveAttribute('lang', expect.stringMatching(`^${language}`));
  log.mockClear();
});

it('leaves a page alone that the server wrote', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  document.getElementById('root')!.innerHTML = '<h1>Prices</h1>';
  showBroken(new Error('offline'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Prices' })).toBeVisible();
  log.mockClear();
});
