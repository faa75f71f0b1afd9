import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { integer, ref, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';

/** Where products belong, from the coarse to the fine: Gold › Bridal › Necklaces. */
export const productCategories = defineEntity({
  name: 'productCategories',
  label: { one: 'Product category', many: 'Product categories' },
  path: 'shops/:shopId/admin/products/categories',
  page: { route: 'product-categories', menu: 'settings' },
  title: 'name',
  fields: {
    name: text().label('Name').required('Name is required').max(128),
    parentId: ref('productCategories').label('Below'),
    position: integer().label('Position'),
  },
  search: ['name'],
  permissions: {
    list: can.ProductCategoryList,
    create: can.ProductCategoryAdd,
    update: can.ProductCategoryEdit,
    delete: can.ProductCategoryDelete,
  },
  list: {
    columns: ['name', 'parentId'],
    filters: ['parentId'],
    tree: {
      parent: 'parentId',
      position: 'position',
      counts: { productCount: { of: 'products', by: 'categoryId' } },
      path: 'shops/:shopId/categories',
      permissions: {
        list: can.CategoryList,
        create: can.CategoryAdd,
        update: can.CategoryEdit,
        delete: can.CategoryDelete,
      },
    },
  },
  identity: { unique: [['parentId', 'name']], naturalKey: ['name', 'parentId'] },
  exchange: {
    import: { columns: { parentId: ['Parent', 'Parent category', 'Above'] }, makes: ['parentId'] },
  },
});
export type ProductCategory = RecordOf<typeof productCategories>;
