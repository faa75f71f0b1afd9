import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { digits, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';

/** What the tax office calls goods (HSN) and services (SAC). A shop begins with a jeweller's, and may import the whole list. */
export const hsnCodes = defineEntity({
  name: 'hsnCodes',
  label: { one: 'HSN code', many: 'HSN codes' },
  path: 'shops/:shopId/hsn_codes',
  page: { route: 'hsn_codes', menu: 'settings' },
  title: 'code',
  fields: {
    code: digits(2, 8, 'HSN code must be 2 to 8 digits').label('HSN Code').required('HSN code is required'),
    description: text().label('Description').required('Description is required').max(1_000),
  },
  search: ['code', 'description'],
  permissions: {
    list: can.ProductGstList,
    create: can.ProductGstAdd,
    update: can.ProductGstEdit,
    delete: can.ProductGstDelete,
  },
  identity: { unique: [['code']], naturalKey: ['code'] },
  exchange: {
    import: {
      columns: { code: ['HSN', 'HSN/SAC', 'SAC', 'hsn_code'], description: ['Name', 'HSN Description'] },
    },
  },
});
export type HsnCode = RecordOf<typeof hsnCodes>;
