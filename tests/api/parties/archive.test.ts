import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureKey } from '../../../api/files.ts';
import { entities } from '../../../schema/entities/index.ts';
import { broughtIn, takenOut } from '../../support/archives.ts';
import { bothEngines } from '../../support/drawnEngines.ts';
import { openIsolated, type IsolatedApi } from '../../support/isolatedApi.ts';
import { inkPicture } from '../../support/papers.ts';
import { openShop, type Shop } from '../../support/shop.ts';
import { furnishedWith } from '../../isolation/furnished.ts';

const [oldLogo, newLogo] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002'] as const;

describe.each(bothEngines())('a shop that goes out and in again on the %s database', engine => {
  let api: IsolatedApi;
  let shop: Shop;
  let madeShopId: string;

  beforeAll(async () => {
    api = await openIsolated(engine);
    shop = await openShop(api, { permissions: [...furnishedWith] });
    for (const logo of [oldLogo, newLogo])
      await api.ports.files.put(pictureKey(shop.shopId, logo, 'full.webp'), await inkPicture());
    await api.sql(`update shops set name = 'Soni', logo = '${oldLogo}' where id = '${shop.shopId}'`);
    const { id: partyId } = await shop.make(entities.contacts, { name: 'Meera' });
    await shop.make(entities.heldGoods, { partyId });
    await api.sql(`update shops set name = 'Soni and Sons', logo = '${newLogo}' where id = '${shop.shopId}'`);
    await api.sql(`update contacts set name = 'Meera Rao' where id = '${String(partyId)}'`);
    const report = await broughtIn(api, shop, await takenOut(api, shop));
    expect(report).toMatchObject({ state: 'completed', problem: null });
    madeShopId = report.madeShopId!;
  }, 300_000);
  afterAll(() => api?.close());

  it('keeps the parties of its documents, with the logo that they show', async () => {
    const [kept] = await api.sql(`select p.name as other, v.name, v.logo from document_parties p
      join supplier_versions v on v.shop_id = p.shop_id and v.id = p.supplier_version_id
      join held_goods t on t.shop_id = p.shop_id and t.id = p.record_id where p.shop_id = '${madeShopId}'`);
    expect(kept).toMatchObject({ other: 'Meera', name: 'Soni' });
    expect(await api.ports.files.get(pictureKey(madeShopId, String(kept!['logo']), 'full.webp'))).toBeTruthy();
  });

  it('has the name and the logo of today for its next document', async () => {
    const [made] = await api.sql(`select name, logo from shops where id = '${madeShopId}'`);
    expect(made!['name']).toBe('Soni and Sons');
    expect(await api.ports.files.get(pictureKey(madeShopId, String(made!['logo']), 'full.webp'))).toBeTruthy();
  });
});
