export const planWords = {
  plans: { title: 'Plans' },
  subscriptions: {
    title: 'Subscriptions',
    none: 'This shop holds no subscription: everything works, without limits.',
    renew: 'Renew or change',
    plans: 'See the plans',
    ask: 'Ordered with your own e-mail and paid, the same plan goes on at once. For all else write to TolaShop under Help. Whatever ends, nothing is lost: all that is here stays to be read and exported.',
    span: '%{from} to %{until}',
    graceUntil: 'works until %{day} without being renewed',
    phoneHelp: 'with help by phone',
    use: { people: 'People: %{used} of %{most}', messages: 'Messages this month: %{used} of %{most}' },
    left: '%{left} left',
    credit: 'of it %{credit} from before',
    bar: {
      grace: '%{plan} ended on %{day}. All works until %{until}; renew it before.',
      tsinvoice: '%{plan} has ended: no new bills are issued. Everything stays to be read and exported.',
      tsmessenger: '%{plan} has ended: no new messages are sent. Everything stays to be read and exported.',
      see: 'Subscriptions',
    },
  },
  'resources.invoiceSubscriptions.help.renew.price': 'Left empty it costs what the plan costs today',
  'resources.invoiceSubscriptions.help.change.price': 'Left empty it costs what the plan costs today',
  'resources.messengerSubscriptions.help.renew.price': 'Left empty it costs what the plan costs today',
  'resources.messengerSubscriptions.help.change.price': 'Left empty it costs what the plan costs today',
  'resources.system/payments.empty': 'No payments yet. They come with orders that are paid on the site.',
  'resources.subscriptions/tsinvoice.empty':
    'No shop holds a plan of TS Invoice yet. Give one under its plans, or from a paid order.',
  'resources.subscriptions/tsmessenger.empty':
    'No shop holds a plan of TS Messenger yet. Give one under its plans, or from a paid order.',
  'resources.plans/tsinvoice.help.give.from': 'Today, unless another day is entered',
  'resources.plans/tsmessenger.help.give.from': 'Today, unless another day is entered',
  'resources.system/orders.help.give.from': 'Today, unless another day is entered',
};
