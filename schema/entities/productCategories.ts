import type { RecordOf } from '../kit/defineEntity.ts';
import { defineLookup } from '../kit/defineLookup.ts';
import { can } from '../permissions.ts';

export const productCategories = defineLookup({
  name: 'productCategories',
  label: { one: 'Product category', many: 'Product categories' },
  path: 'shops/:shopId/admin/products/categories',
  page: { route: 'product-categories', menu: 'settings' },
  permissions: {
    list: can.ProductCategoryList,
    create: can.ProductCategoryAdd,
    update: can.ProductCategoryEdit,
    delete: can.ProductCategoryDelete,
  },
});
export type ProductCategory = RecordOf<typeof productCategories>;
