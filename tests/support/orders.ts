/** What somebody in Mumbai orders. */
export const anOrder = {
  lines: [{ plan: 'tsinvoice-masha', duration: 365, quantity: 2 }],
  businessName: 'Kamal Jewellers',
  name: 'Kamal Shah',
  mobileNo: '+91 98200 11001',
  pin: '400 002',
  email: 'kamal@shop.example',
};
