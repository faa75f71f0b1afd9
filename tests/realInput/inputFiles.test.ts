import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { completed } from '../support/imports.ts';
import { openShop } from '../support/shop.ts';
import { bytesOf, onRealInput } from './input.ts';

const productFiles = /^(price-|percent|hsn|units)/;
onRealInput('small files', world => {
  it.each(readdirSync(new URL('../../../shared/data/inputs/', import.meta.url)).filter(n => n !== 'README.md'))('%s', async name => {
    const entity = productFiles.test(name) ? entities.products : entities.contacts;
    const shop = await openShop(world);
    await shop.call('POST', 'units', { body: { symbol: 'pc', name: 'Piece' } } as never);
    const file = () => new File([bytesOf(`inputs/${name}`)], name);
    const look = await shop.send('POST', entity, 'import/look', { form: { file: file() } });
    const begun = await shop.send('POST', entity, 'import', {
      form: { file: file(), ...(look.data?.toConfirm && { reading: { encoding: 'windows-1252' } }) } });
    let out: object = { status: begun.status, text: begun.text };
    if (begun.status === 202) {
      const r = await completed(shop, begun) as any;
      const list = await shop.call('GET', `${entity.resource}?pageSize=100&sort=id`);
      const pick = ({ name, mobileNo, phoneNo, email, otherEmail, birthday, creditLimit, hsncode, productCode, mrp, sellingPrice, purchasePrice, gst, gender, city, address, notes }: any) =>
        Object.fromEntries(Object.entries({ name, mobileNo, phoneNo, email, otherEmail, birthday, creditLimit, hsncode, productCode, mrp, sellingPrice, purchasePrice, gst, gender, city, address, notes }).filter(([, v]) => v != null));
      out = { created: r.created, updated: r.updated, skipped: r.skipped, failed: r.failed, errors: r.errors.map((e: any) => `${e.row} ${e.field} ${e.value}: ${e.message}`), leftOut: r.leftOut.map((e: any) => `${e.row} ${e.field} ${e.value}: ${e.message}`), unread: r.unread, notes: r.notes, items: list.data.items.map(pick) };
    }
    console.log(name, JSON.stringify({ look: look.data ?? look.text, out }, null, 1));
    expect(look.status).toBeLessThan(500);
  });
});
