import type { RecordOf } from '../kit/defineEntity.ts';
import { defineLookup } from '../kit/defineLookup.ts';
import { can } from '../permissions.ts';

export const productGsts = defineLookup({
  name: 'productGsts',
  label: { one: 'GST entry', many: 'GST entries' },
  path: 'shops/:shopId/admin/products/gsts',
  page: { route: 'product-gsts', menu: 'settings' },
  permissions: {
    list: can.ProductGstList,
    create: can.ProductGstAdd,
    update: can.ProductGstEdit,
    delete: can.ProductGstDelete,
  },
});
export type ProductGst = RecordOf<typeof productGsts>;
