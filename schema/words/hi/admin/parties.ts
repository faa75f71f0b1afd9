/** Contacts as customers, suppliers and karigars. */
export const partyWords = {
  views: {
    customers: { one: 'ग्राहक', many: 'ग्राहक' },
    suppliers: { one: 'सप्लायर', many: 'सप्लायर' },
    karigars: { one: 'कारीगर', many: 'कारीगर' },
  },
  'resources.customers.empty': 'अभी कोई ग्राहक नहीं है। पहला ग्राहक जोड़ें, या किसी संपर्क के पेज पर उसे ग्राहक बनाएँ।',
  'resources.suppliers.empty': 'अभी कोई सप्लायर नहीं है। पहला सप्लायर जोड़ें, या किसी संपर्क के पेज पर उसे सप्लायर बनाएँ।',
  'resources.karigars.empty': 'अभी कोई कारीगर नहीं है। पहला कारीगर जोड़ें, या किसी संपर्क के पेज पर उसे कारीगर बनाएँ।',
  'resources.contacts.roles.title': 'भूमिकाएँ',
  'resources.contacts.roles.yes': 'हाँ',
  'resources.contacts.roles.no': 'नहीं',
  'resources.contacts.roles.give': 'जोड़ें',
  'resources.contacts.roles.take': 'हटाएँ',
  'resources.contacts.roles.give_one': '%{one}: यह भूमिका जोड़ें',
  'resources.contacts.roles.take_one': '%{one}: यह भूमिका हटाएँ',
  'resources.contacts.roles.given': '%{one}: भूमिका जोड़ दी',
  'resources.contacts.roles.taken': '%{one}: भूमिका हटा दी',
};
