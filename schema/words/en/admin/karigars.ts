/** Work orders, and what goes to karigars and comes back. */
export const karigarsWords = {
  karigars: {
    steps: {
      title: 'Customers to tell',
      hint: 'What is to be told is sent by WhatsApp by whoever presses the button, and is done when you say so.',
      none: 'Nobody is to be told anything. Customers who hear of each step stand here when the state of their work order changes.',
    },
    holdings: {
      title: 'With karigars tonight',
      none: 'No karigar has anything of the shop’s. What goes out by an issue to a karigar stands here until it is back.',
      karigar: 'Karigar',
      gold: 'Fine gold',
      silver: 'Fine silver',
      platinum: 'Fine platinum',
      carats: 'Stones',
      rupees: 'Rupees',
      settle: 'Settle',
      money: 'Rupees',
      money_of: 'Settle rupees with %{name}',
      metal: 'Metal',
      metal_of: 'Settle metal with %{name}',
      keeping: 'Days and losses, of the last 90 days',
      open: 'Open work',
      late: 'Late',
      done: 'Done',
      inTime: '%{done}, %{inTime} in time',
      agreedLoss: 'Agreed loss of gold',
      beyond: 'Loss beyond that',
    },
  },
  'resources.admin/work_order_types.empty':
    'Nothing is proposed: a shop that opens now begins without types of work. Add the first one.',
  'resources.admin/work_order_states.empty':
    'Nothing is proposed: a shop that opens now begins without states of work. Add the first one.',
  'resources.admin/work_order_types.help.name':
    'A shop that opens begins with it; those that exist keep what they have',
  'resources.admin/work_order_states.help.name':
    'A shop that opens begins with it; those that exist keep what they have',
  'resources.work_orders.empty': 'No work orders yet. Write down the first piece that is to be made or mended.',
  'resources.work_orders.help.contactId': 'Empty: it is made for stock',
  'resources.work_orders.help.lossPercent': 'Empty: as usual for this type of work',
  'resources.work_orders.help.dueOn': 'Empty: after the days that this type of work takes',
  'resources.work_order_types.empty': 'No types of work yet. Add the first one: a new piece, a repair.',
  'resources.work_order_states.empty': 'No states of work yet. Add them in the order in which work goes through them.',
  'resources.work_order_states.help.typeId': 'Empty: for all types of work',
  'resources.karigar_issues.empty': 'Nothing is given to karigars yet. Write the challan for the first metal.',
  'resources.karigar_issues.help.value': 'As the challan tells it',
  'resources.karigar_receipts.empty': 'Nothing has come back from karigars yet.',
  'resources.karigar_receipts.help.lines':
    'Work, scrap and unused metal one line each. What is missing beyond the agreed loss stays with the karigar, until a line settles it: with a rate in rupees, without one it is written off.',
};
