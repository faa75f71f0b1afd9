import { describe, expect, it } from 'vitest';
import { runImport } from '../../api/crud/import/run.ts';
import { sweep } from '../../api/sweep.ts';
import type { Ports } from '../../api/ports.ts';
import { entities } from '../../schema/entities/index.ts';
import { onBoth } from '../support/everyEntity.ts';
import { reportOf } from '../support/imports.ts';
import { openShop, type Shop } from '../support/shop.ts';

const never = new AbortController().signal;
const asleep = (ports: Ports): Ports => ({ ...ports, jobs: { ...ports.jobs, work: () => Promise.resolve() } });

onBoth(world => {
  const imported = async (
    shop: Shop,
    text: string,
    { path = 'contacts/import', name = 'Meine Leute (2).csv' } = {},
  ) => {
    const begun = await shop.call('POST', path, { form: { file: new File([text], name) } });
    expect(begun.status, begun.text).toBe(202);
    await runImport(world.ports, shop.shopId, begun.data.id, never);
    return begun.data.id as string;
  };
  const failed = (shop: Shop, id: string) => shop.call('GET', `imports/${id}/failed`);

  describe('the rows that failed', () => {
    it('come in the columns of their file, with what is wrong, and with no formula', async () => {
      const shop = await openShop(world);
      const text =
        'Notiz;Name;Mobile;Personal Email\n=1+1;Asha;9820000001;a@b.test\n=SUM(A1);Ravi;12;x\n"eins; ""zwei""";;9820000003;\n';
      const id = await imported(shop, text);
      expect(await reportOf(shop, id)).toMatchObject({ created: 1, failed: 2, hasFailedRows: true });
      const file = await failed(shop, id);
      expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(file.headers.get('content-disposition')).toBe('attachment; filename="Meine-Leute-2-failed.csv"');
      expect(file.text).toBe(
        `${[
          'Notiz,Name,Mobile,Personal Email,What is wrong',
          `'=SUM(A1),Ravi,12,x,"Personal Email: Invalid email; Mobile Number: Please enter a 10 digit mobile number"`,
          '"eins; ""zwei""",,9820000003,,Name: Name is required',
        ].join('\r\n')}\r\n`,
      );
    });

    it('are mended and sent again, and those that are still wrong come back once more', async () => {
      const shop = await openShop(world);
      const first = await failed(shop, await imported(shop, 'Name,Mobile\nA,1\nB,2\nC,9820000003\n'));
      const mended = first.text.replace('A,1,', 'A,9820000001,');
      const id = await imported(shop, mended, { name: 'again.csv' });
      expect(await reportOf(shop, id)).toMatchObject({ created: 1, failed: 1 });
      const wrong = 'Mobile Number: Please enter a 10 digit mobile number';
      expect((await failed(shop, id)).text).toBe(`Name,Mobile,What is wrong\r\nB,2,${wrong}\r\n`);
      expect(await shop.count(entities.contacts)).toBe(2);
    });

    it('are all there, also more than a report shows', async () => {
      const shop = await openShop(world);
      const rows = Array.from({ length: 2_345 }, (_, n) => `P ${n},${n % 5 ? 12 : 9_820_000_000 + n}\n`);
      const id = await imported(shop, `Name,Mobile\n${rows.join('')}`);
      const report = await reportOf(shop, id);
      expect([report.failed, report.errors.length]).toEqual([1_876, 1_000]);
      const names = (await failed(shop, id)).text
        .split('\r\n')
        .slice(1, -1)
        .map(line => line.split(',')[0]);
      expect(names).toEqual(
        Array.from({ length: 2_345 }, (_, n) => n)
          .filter(n => n % 5)
          .map(n => `P ${n}`),
      );
    });

    it('stand by themselves, where a row went on with the one above', async () => {
      const shop = await openShop(world);
      const unit = (await shop.make(entities.units))['symbol'];
      const text =
        'Handle,Title,Option1 Value,Variant Price,Cost per item,MRP,Unit\n' +
        `ring,Ring,S,10,8,12,${unit}\nring,,M,wrong,8,12,${unit}\n`;
      const id = await imported(shop, text, { path: 'admin/products/import' });
      expect(await reportOf(shop, id)).toMatchObject({ created: 1, failed: 1 });
      expect((await failed(shop, id)).text).toContain('ring,Ring,M,wrong,8,12,');
    });

    it('are kept for thirty days', async () => {
      const shop = await openShop(world);
      const id = await imported(shop, 'Name,Mobile\nA,1\n');
      const older = (by: string) =>
        world.sql(`update imports set created_at = created_at - interval '${by}' where id = '${id}'`);
      await older('29 days');
      await sweep(world.ports);
      expect((await failed(shop, id)).status).toBe(200);
      await older('2 days');
      await sweep(world.ports);
      expect((await failed(shop, id)).status).toBe(404);
      expect((await reportOf(shop, id)).errors).toHaveLength(1);
    });
  });

  it('of a trial and of an import without faults there is no such file', async () => {
    const shop = await openShop(world);
    const file = new File(['Name,Mobile\nA,1\n'], 'a.csv');
    const { id } = (await shop.call('POST', 'contacts/import', { form: { file, dryRun: 'true' } })).data;
    await runImport(world.ports, shop.shopId, id, never);
    for (const each of [id, await imported(shop, 'Name,Mobile\nA,9820000001\n')]) {
      expect((await failed(shop, each)).status).toBe(404);
      expect(await reportOf(shop, each)).toMatchObject({ hasFailedRows: false });
    }
  });

  it('an import that stops the process again and again is given up', async () => {
    const shop = await openShop(world);
    const file = new File(['Name,Mobile\nA,9820000001\n'], 'a.csv');
    const { id } = (await shop.call('POST', 'contacts/import', { form: { file } })).data;
    for (let start = 0; start < 20; start++) await runImport(world.ports, shop.shopId, id, AbortSignal.abort());
    expect((await reportOf(shop, id)).state).toBe('running');
    await runImport(world.ports, shop.shopId, id, never);
    expect(await reportOf(shop, id)).toMatchObject({
      state: 'failed',
      problem: 'The import stopped again and again after 0 rows.',
    });
  });
}, asleep);
