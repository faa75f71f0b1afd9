import type { RecordOf } from '../kit/defineEntity.ts';
import { defineLookup } from '../kit/defineLookup.ts';
import { can } from '../permissions.ts';

export const productGroups = defineLookup({
  name: 'productGroups',
  label: { one: 'Product group', many: 'Product groups' },
  path: 'shops/:shopId/admin/products/groups',
  page: { route: 'product-groups', menu: 'settings' },
  permissions: {
    list: can.ProductGroupList,
    create: can.ProductGroupAdd,
    update: can.ProductGroupEdit,
    delete: can.ProductGroupDelete,
  },
});
export type ProductGroup = RecordOf<typeof productGroups>;
