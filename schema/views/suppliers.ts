import { contacts } from '../entities/contacts.ts';
import { viewOf } from '../kit/viewOf.ts';
import { can } from '../permissions.ts';

export const suppliers = viewOf(contacts, 'isSupplier', {
  name: 'suppliers',
  label: { one: 'Supplier', many: 'Suppliers' },
  path: 'shops/:shopId/suppliers',
  page: { route: 'suppliers', menu: 'customers' },
  permissions: {
    list: can.SupplierList,
    create: can.SupplierAdd,
    update: can.SupplierEdit,
    delete: can.SupplierDelete,
  },
  columns: ['name', 'mobileNo', 'organization', 'city', 'gstin'],
});
