import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { ref } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { priceFields } from '../rules/priceFields.ts';

export const productPrices = defineEntity({
  name: 'productPrices',
  label: { one: 'Price', many: 'Prices' },
  path: 'shops/:shopId/admin/products/:productId/prices',
  title: 'name',
  fields: { productId: ref('products').label('Product').required(), ...priceFields },
  search: ['name'],
  permissions: { list: can.ProductRead, create: can.ProductEdit, update: can.ProductEdit, delete: can.ProductEdit },
  writing: { createOnly: ['productId'] },
});
export type ProductPrice = RecordOf<typeof productPrices>;
