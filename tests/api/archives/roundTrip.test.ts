import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broughtIn, manifestOf, rowsOf, takenOut, unpacked, type Files } from '../../support/archives.ts';
import { openIsolated, type IsolatedApi } from '../../support/isolatedApi.ts';
import { furnishedShop, type Furnished } from '../../isolation/furnished.ts';
import { engines } from '../../support/testApi.ts';
import { allSections } from '../../../api/archives/sections.ts';
import type { ArchiveReport } from '../../../schema/rules/shopArchives.ts';

describe.each(engines)('a shop on the %s database goes out and in again', engine => {
  let api: IsolatedApi;
  let shop: Furnished;
  let before: Files;
  let report: ArchiveReport;
  let after: Files;
  beforeAll(async () => {
    api = await openIsolated(engine);
    shop = await furnishedShop(api);
    const bytes = await takenOut(api, shop);
    before = await unpacked(bytes);
    report = await broughtIn(api, shop, bytes);
    expect(report).toMatchObject({ state: 'completed', problem: null });
    after = await unpacked(await takenOut(api, { token: shop.token, shopId: report.madeShopId! }));
  }, 300_000);
  afterAll(() => api?.close());

  it('holds every kind', () => {
    for (const section of allSections())
      console.log(section.name, rowsOf(before, section.name).length, rowsOf(after, section.name).length);
    expect(manifestOf(after).files.length).toBe(manifestOf(before).files.length);
  });
});
