import type { RecordOf } from '../kit/defineEntity.ts';
import { defineStatuses } from '../kit/defineStatuses.ts';
import { can } from '../permissions.ts';

export const enquiryStatuses = defineStatuses({
  name: 'enquiryStatuses',
  label: { one: 'Enquiry status', many: 'Enquiry statuses' },
  path: 'shops/:shopId/enquiry_statuses',
  page: { route: 'enquiry_statuses', menu: 'settings' },
  permissions: {
    list: can.EnquiryStatusList,
    create: can.EnquiryStatusAdd,
    update: can.EnquiryStatusEdit,
    delete: can.EnquiryStatusDelete,
  },
});
export type EnquiryStatus = RecordOf<typeof enquiryStatuses>;
