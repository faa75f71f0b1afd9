import { expect, it } from 'vitest';
import { entities } from '../../schema/entities/index.ts';
import { completed } from '../support/imports.ts';
import { openShop } from '../support/shop.ts';
import { bytesOf, onRealInput } from './input.ts';

const { contacts } = entities;

onRealInput('a file with invisible characters', world => {
  it('comes in without them, and is recognised when it comes again', async () => {
    const shop = await openShop(world);
    const bring = async () => {
      const file = new File([bytesOf('inputs/zero-width.csv')], 'zero-width.csv');
      return completed(shop, await shop.send('POST', contacts, 'import', { form: { file } }));
    };
    expect(await bring()).toMatchObject({ created: 3, updated: 0, failed: 0, errors: [] });
    expect(await bring()).toMatchObject({ created: 0, failed: 0, errors: [] });
    const { items } = (await shop.call('GET', 'contacts?sort=name')).data;
    expect(items.map(({ name, mobileNo }: Record<string, string>) => [name, mobileNo])).toEqual([
      ['Zw A', '9871200001'],
      ['Zw B', '9871200002'],
      ['Zw C', '9871200003'],
    ]);
  });
});
