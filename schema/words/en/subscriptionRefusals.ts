/** Why a plan or a subscription stops something, and why it is not given. */
export const subscriptionRefusals = {
  subscriptionEndedBills:
    '%{plan} has ended for this shop: no new bills are issued. Everything stays to be read and exported. Ask TolaShop to renew it.',
  subscriptionEndedMessages:
    '%{plan} has ended for this shop: no new messages are sent. Everything stays to be read and exported. Ask TolaShop to renew it.',
  planPeople:
    '%{plan} is for %{people} people, and %{count} work here. Take somebody out of the shop, or ask TolaShop for a larger plan.',
  planMessages:
    '%{plan} has %{messages} messages a month, of which %{left} are left. Choose fewer people, wait for the next month, or ask TolaShop for a larger plan.',
  subscriptionRuns: 'The shop holds %{plan} already, until %{day}. Renew it or change its plan.',
  subscriptionOver: 'It does not run. Give the shop a plan anew.',
  planHasNoTrial: 'There are no days on trial in this plan.',
  planHasNoPrice: 'This plan has no price for as long: enter one, or choose another duration.',
  orderNeedsSettings:
    'The order takes these from the settings of the shop, where they are missing or not right: %{fields}.',
  orderOfOtherShop: 'The order is for another shop.',
  subscriptionNoCustomer: '%{product} is a subscription: choose the customer who holds it.',
  subscriptionNoPrice: '%{product} is a subscription without an active price: enter one at the product.',
  subscriptionWholeTerms: '%{product} is billed in whole terms: enter a whole number from 1 to %{most}.',
  notSubscription: '%{product} is not sold by subscription.',
  noPriceForAsLong: 'The product has no price for as long: enter one, or choose another duration.',
  orderNotPaid: 'The order is not paid.',
  orderPlanGone: 'One of its plans is no longer there: give another plan by hand.',
  orderGivenHere: 'This shop has what was ordered already.',
  orderGivenOut: 'As many shops as were ordered have it already.',
} as const;
