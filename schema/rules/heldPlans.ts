import { day, choiceOf, listOf, maybe, object, oneOf, string, whole, yesOrNo, type Of } from '../kit/shape.ts';
import { appIds, planDurations } from './plans.ts';
import { subscriptionStates } from './subscriptions.ts';

const held = {
  app: oneOf(appIds),
  /** As orders name it. */
  plan: string,
  name: string,
  people: whole,
  messages: maybe(whole),
  phoneHelp: yesOrNo,
  duration: oneOf(planDurations),
  state: choiceOf(subscriptionStates),
  startsOn: day,
  endsOn: day,
  graceUntil: day,
};
const heldPlan = object(held);
/** What a shop holds of an app, with what its plan allows. */
export type HeldPlan = Of<typeof heldPlan>;

/** The same beside what is used of it. */
export const heldPlans = listOf(object({ ...held, peopleNow: whole, messagesSent: whole }));
export type ShownHeldPlan = Of<typeof heldPlans>[number];
