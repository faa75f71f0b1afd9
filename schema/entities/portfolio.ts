import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { image, integer, ref, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';

/** Pictures of the shop's work, in the order in which its business cards show them. */
export const portfolio = defineEntity({
  name: 'portfolio',
  label: { one: 'Portfolio picture', many: 'Portfolio' },
  path: 'shops/:shopId/portfolio',
  page: { route: 'portfolio', menu: 'online' },
  title: 'caption',
  fields: {
    caption: text().label('Caption').required('Say what it shows').max(80),
    picture: image().label('Picture'),
    categoryId: ref('productCategories').label('Product category'),
    position: integer().label('Position'),
  },
  search: ['caption'],
  permissions: {
    list: can.PortfolioList,
    create: can.PortfolioAdd,
    update: can.PortfolioEdit,
    delete: can.PortfolioDelete,
  },
  list: { columns: ['picture', 'caption', 'categoryId'], filters: ['categoryId'], ordered: 'position', pageSize: 100 },
});
export type PortfolioPicture = RecordOf<typeof portfolio>;
