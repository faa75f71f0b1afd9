import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { date, digits, percent, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { otherGstReason } from '../rules/lineTax.ts';
import { gstBegan } from '../standardGstRates.ts';

/**
 * What GST is due on what, from a day on. When the law changes a row is added and the old one stays, so that what was sold before
 * keeps its rate; `gstRateOn` tells which one holds.
 */
export const gstRates = defineEntity({
  name: 'gstRates',
  label: { one: 'GST rate', many: 'GST rates' },
  path: 'shops/:shopId/gst_rates',
  page: { route: 'gst_rates', menu: 'settings' },
  title: 'hsn',
  fields: {
    hsn: digits(2, 8, 'HSN must be 2 to 8 digits').label('HSN').required('HSN is required'),
    rate: percent()
      .label('GST (%)')
      .required('Rate is required')
      .min(0, 'Rate cannot be negative')
      .max(100, 'Rate cannot exceed 100'),
    since: date()
      .label('From')
      .required('Day is required')
      .test(
        'beforeGst',
        'GST began on 1 July 2017: enter that day or a later one',
        (day, { options }) => Boolean(options.context?.['isArchived']) || !day || day >= gstBegan,
      ),
    note: text().label('Source or note').max(500),
    reason: otherGstReason(),
  },
  search: ['hsn', 'note'],
  permissions: {
    list: can.ProductGstList,
    create: can.ProductGstAdd,
    update: can.ProductGstEdit,
    delete: can.ProductGstDelete,
  },
  list: { filters: ['hsn', 'rate', 'since'] },
  identity: { unique: [['hsn', 'since']], naturalKey: ['hsn', 'since'] },
  dated: { since: 'since', of: ['hsn'] },
  exchange: {
    import: {
      columns: {
        hsn: ['HSN', 'HSN Code', 'HSN/SAC', 'SAC'],
        rate: ['GST', 'Rate', 'Tax Rate', 'GST %', 'IGST'],
        since: ['Since', 'Effective from', 'Valid from', 'Date'],
        note: ['Source', 'Note', 'Remarks', 'Notification'],
        reason: ['Reason'],
      },
    },
  },
});
export type GstRateRow = RecordOf<typeof gstRates>;
