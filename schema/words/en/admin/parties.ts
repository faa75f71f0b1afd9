/** Contacts as customers, suppliers and karigars. */
export const partyWords = {
  views: {
    customers: { one: 'Customer', many: 'Customers' },
    suppliers: { one: 'Supplier', many: 'Suppliers' },
    karigars: { one: 'Karigar', many: 'Karigars' },
  },
  'resources.customers.empty':
    'No customers yet. Add the first one, or make a contact a customer on the contact’s page.',
  'resources.suppliers.empty':
    'No suppliers yet. Add the first one, or make a contact a supplier on the contact’s page.',
  'resources.karigars.empty': 'No karigars yet. Add the first one, or make a contact a karigar on the contact’s page.',
  'resources.contacts.roles.title': 'Roles',
  'resources.contacts.roles.yes': 'Yes',
  'resources.contacts.roles.no': 'No',
  'resources.contacts.roles.give': 'Set',
  'resources.contacts.roles.take': 'Remove',
  'resources.contacts.roles.give_one': '%{one}: set this role',
  'resources.contacts.roles.take_one': '%{one}: remove this role',
  'resources.contacts.roles.given': '%{one}: role set',
  'resources.contacts.roles.taken': '%{one}: role removed',
};
