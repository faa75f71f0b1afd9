import { contacts } from '../entities/contacts.ts';
import { viewOf } from '../kit/viewOf.ts';
import { can } from '../permissions.ts';

export const karigars = viewOf(contacts, 'isKarigar', {
  name: 'karigars',
  label: { one: 'Karigar', many: 'Karigars' },
  path: 'shops/:shopId/karigars',
  page: { route: 'karigars', menu: 'customers' },
  permissions: { list: can.KarigarList, create: can.KarigarAdd, update: can.KarigarEdit, delete: can.KarigarDelete },
  columns: ['name', 'mobileNo', 'organization', 'city', 'gstin'],
});
