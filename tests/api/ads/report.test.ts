import { beforeEach, describe, expect, it } from 'vitest';
import { can } from '../../../schema/permissions.ts';
import { anAd } from '../../support/ads.ts';
import { onPostgres } from '../../support/everyEntity.ts';

const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };

/** What whoever advertises is told, by an address that nobody guesses. */
onPostgres(world => {
  let admin: string;
  const ask = (method: string, path: string, body?: unknown) =>
    world.call(method, `system/${path}`, { token: admin, ...(body !== undefined && { body }) });
  const make = async (more: object = {}) => (await ask('POST', 'ads', { ...anAd, ...more })).data as { id: string };
  beforeEach(async () => void (admin = (await world.person({ permissions: [can.SystemAll] })).token));

  describe('A-16 the report', () => {
    const read = (address: string) => world.call('GET', `public/ad_reports/${address}`);

    it('is read by whoever has its address, until another is made or it is withdrawn', async () => {
      const { id } = await make();
      await world.call('POST', `public/ads/landing/${id}/views`, { headers });
      const first = (await ask('POST', `ads/${id}/report_address`)).data.reportAddress as string;
      expect(first).toMatch(/^[\w-]{40,}$/);
      expect((await read(first)).data).toMatchObject({ advertiser: anAd.advertiser, total: { views: 1, clicks: 0 } });
      const second = (await ask('POST', `ads/${id}/report_address`)).data.reportAddress as string;
      expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
      expect((await ask('DELETE', `ads/${id}/report_address`)).data.reportAddress).toBeNull();
      expect((await read(second)).status).toBe(404);
    });

    it('tells nothing of whoever else advertises, and nobody writes its address', async () => {
      const { id } = await make({ advertiserEmail: 'tara@tara-tools.com' });
      const { reportAddress } = (await ask('POST', `ads/${id}/report_address`)).data;
      expect((await read(reportAddress)).text).not.toMatch(/tara@|reportAddress/);
      expect((await ask('PUT', `ads/${id}`, { reportAddress: 'mine' })).data.reportAddress).toBe(reportAddress);
      for (const wrong of ['x', 'null', id, '%25']) expect((await read(wrong)).status).toBe(404);
    });

    it('is shown no more when its ad lies in the trash', async () => {
      const { id } = await make();
      const { reportAddress } = (await ask('POST', `ads/${id}/report_address`)).data;
      await ask('DELETE', `ads/${id}`);
      expect((await read(reportAddress)).status).toBe(404);
    });
  });
});
