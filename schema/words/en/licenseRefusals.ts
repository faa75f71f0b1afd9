/** Why there is no licence, or no seat of one. */
export const licenseRefusals = {
  licenseUnknown: 'No licence has this key. Please check how it is written.',
  licenseOtherApp: 'This key is of another app.',
  licenseBlocked: 'This licence is blocked. Please ask the shop that gave you the key.',
  licenseEnded: 'This licence is over. Please ask the shop that gave you the key.',
  licenseNoSeat: 'This licence is for %{seats} machines, and all are taken. Release one of them first.',
  licenseNotActivated: 'This licence is not activated here, or the machine was released. Activate it again.',
  licenseSeatsOfPlan:
    '%{plan} is for %{people} machines, and that would be %{more} more. End another licence, or ask TolaShop for a larger plan.',
  licenseSeatsUsed: '%{count} machines use it. Release those that are too many first.',
  licensePlanEnded: '%{plan} has ended for this shop: there are no new licences. Ask TolaShop to renew it.',
  licenseInUse: 'Machines use it or did. End it first, so that nobody is surprised.',
} as const;
