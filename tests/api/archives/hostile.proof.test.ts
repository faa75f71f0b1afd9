import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ArchiveReport } from '../../../schema/rules/shopArchives.ts';
import { furnishedShop, type Furnished } from '../../isolation/furnished.ts';
import { broughtIn, forged, packed, rowsOf, takenOut, textOf, unpacked, type Files } from '../../support/archives.ts';
import { isolationEngine, openIsolated, type IsolatedApi } from '../../support/isolatedApi.ts';
import { first, stranger, tampered } from './tampered.ts';

describe('an archive that somebody made otherwise', () => {
  let api: IsolatedApi;
  let shop: Furnished;
  let files: Files;
  beforeAll(async () => {
    api = await openIsolated(isolationEngine);
    shop = await furnishedShop(api);
    files = await unpacked(await takenOut(api, shop));
  }, 120_000);
  afterAll(() => api.close());

  /** Every row there is of any shop, and every file that was put away, but for the archives' own. */
  const standing = async () => {
    const [row] = await api.sql(`select (select count(*) from shops) + (select count(*) from shop_people) as shops,
      (select count(*) from history) as history, (select count(*) from units) as units, (select count(*) from uploads) as uploads`);
    return row;
  };

  it.each(tampered)('%s is refused, and leaves nothing', async (_, make, problem) => {
    const before = await standing();
    const report = await broughtIn(api, shop, make(files));
    expect(report.problem).toMatch(problem);
    expect(report).toMatchObject({ state: 'failed', madeShopId: null });
    expect(await standing()).toEqual(before);
  });

  it('scripts in rich texts come in without them, in records and in their history', async () => {
    const script = '<p>Gold</p><script>alert(1)</script><img src=x onerror=alert(1)>';
    const product = rowsOf(files, 'products')[0]!;
    const made = forged(
      forged(
        files,
        'products',
        first(() => ({ description: script })),
      ),
      'history',
      rows => [
        ...rows,
        {
          ...rows[0],
          id: stranger,
          entity: 'products',
          recordId: product['id'] as string,
          action: 'update',
          changes: { description: ['', script] },
        },
      ],
    );
    const report = await broughtIn(api, shop, packed(made));
    expect(report).toMatchObject({ state: 'completed' });
    const after = await unpacked(await takenOut(api, { token: shop.token, shopId: report.madeShopId! }));
    for (const [name, bytes] of after) expect(textOf(bytes).includes('<script'), name).toBe(false);
    expect(textOf(after.get('products.jsonl'))).toContain('<p>Gold</p>');
  });

  it('control characters in a record come in without them', async () => {
    const made = forged(
      files,
      'products',
      first(() => ({ name: '\0Ban\u0007gle\u200b' })),
    );
    const report = await broughtIn(api, shop, packed(made));
    expect(report).toMatchObject({ state: 'completed' });
    const after = await unpacked(await takenOut(api, { token: shop.token, shopId: report.madeShopId! }));
    expect(rowsOf(after, 'products').map(product => product['name'])).toContain('Bangle');
  });

  it('no secret is in an archive', async () => {
    const secrets = await api.sql(`select token_digest as secret from sessions union all
      select password_hash from users where password_hash is not null union all
      select token from public_addresses union all select address from meeting_addresses union all
      select joining_url from meetings where joining_url is not null union all
      select token_digest from calendar_addresses union all select phone_number_id from chat_accounts union all
      select provider_id from recipients where provider_id is not null union all
      select media_id from messages where media_id is not null`);
    expect(secrets.length).toBeGreaterThan(8);
    const all = [...files.values()].map(textOf).join('\n');
    for (const { secret } of secrets) expect(all.includes(String(secret)), String(secret)).toBe(false);
  });

  it('nobody takes out a shop, or sees the archives of another, without leave', async () => {
    const staff = await api.person({ permissions: ['shop/contacts/list', 'system/shop/add'], shopId: shop.shopId });
    const rival = await api.person();
    const [own] = (await api.call('GET', `shops/${shop.shopId}/archives`, { token: shop.token }))
      .data as ArchiveReport[];
    for (const { token } of [staff, rival]) {
      expect((await api.call('POST', `shops/${shop.shopId}/archives`, { token })).status).toBe(403);
      expect((await api.call('GET', `shops/${shop.shopId}/archives/${own!.id}/file`, { token })).status).toBe(403);
    }
    const other = await api.person({ permissions: ['shop/archive/export'], shopId: shop.shopId });
    const { status, data } = await api.call('GET', `shops/${shop.shopId}/archives`, { token: other.token });
    expect([status, data]).toEqual([200, []]);
    const theirs = await api.call('GET', `shops/${shop.shopId}/archives/${own!.id}/file`, { token: other.token });
    expect(theirs.status).toBe(404);
  });
});
