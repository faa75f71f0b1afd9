import type { Page } from '@playwright/test';
import { registerOwner } from './support.ts';

type Made = { id: string; version: number };

/** A shop of its own with rates, a customer called Meera Jain, and pieces by these tags, in their order. */
export async function stocked(page: Page, tags: readonly string[]) {
  const owner = await registerOwner(page);
  const { call, shopId } = owner;
  const make = (path: string, body: object) => call<Made>('POST', `/shops/${shopId}/${path}`, body);
  await make('admin/commodities', { goldRate: 6_200, silverRate: 92.5, diamondRate: 50_000, confirmed: true });
  const { id: unitId } = await make('units', { symbol: 'pcs' });
  const product = { name: 'Kolhapuri Saaj', productCode: 'KS-1', unitId, mrp: 9, purchasePrice: 7, sellingPrice: 8 };
  const { id: productId } = await make('admin/products', product);
  await make('contacts', { name: 'Meera Jain', mobileNo: '9820011003', gender: 1 });
  const pieces: Made[] = [];
  for (const tag of tags)
    pieces.push(await make('pieces', { productId, tag, grossWeight: 10, fineness: 916, makingRate: 450 }));
  return { ...owner, make, pieces };
}
