import { contacts } from '../entities/contacts.ts';
import { viewOf } from '../kit/viewOf.ts';
import { can } from '../permissions.ts';

export const customers = viewOf(contacts, 'isCustomer', {
  name: 'customers',
  label: { one: 'Customer', many: 'Customers' },
  path: 'shops/:shopId/customers',
  page: { route: 'customers', menu: 'customers' },
  permissions: {
    list: can.ShopCustomersList,
    create: can.ShopCustomersAdd,
    update: can.ShopCustomersEdit,
    delete: can.ShopCustomersAdmin,
  },
  columns: ['name', 'mobileNo', 'city', 'tags', 'creditLimit'],
});
