// @vitest-environment node
import { afterEach, expect, it, vi } from 'vitest';
import type * as tabsModule from './unsavedTabs.ts';

/** As in a tab of its own: modules of one tab share nothing with those of another. */
const openTab = async (): Promise<typeof tabsModule> => {
  vi.resetModules();
  return import('./unsavedTabs.ts');
};
vi.stubGlobal('document', { title: 'New contact' });
const releases: (() => void)[] = [];
afterEach(() => releases.splice(0).forEach(release => release()));

it('finds the pages of all tabs that hold text, and of no other', async () => {
  const [here, there] = [await openTab(), await openTab()];
  expect(await here.unsavedPages()).toEqual([]);
  releases.push(there.holdText());
  expect(await here.unsavedPages()).toEqual([{ title: 'New contact', isHere: false }]);
  releases.push(here.holdText());
  expect((await here.unsavedPages()).map(({ isHere }) => isHere).toSorted()).toEqual([false, true]);
  releases.splice(0).forEach(release => release());
  expect(await here.unsavedPages()).toEqual([]);
});
