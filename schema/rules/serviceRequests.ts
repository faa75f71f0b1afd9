import { say, type Sentence } from '../words/said.ts';

/** What a shop asks the platform's administrators for. */
export const requestKinds = [
  { id: 'question', name: 'Question' },
  { id: 'fault', name: 'Fault' },
  { id: 'wish', name: 'Wish' },
  { id: 'account', name: 'Account or bill' },
] as const;

export const priorities = [
  { id: 'low', name: 'Low' },
  { id: 'normal', name: 'Normal' },
  { id: 'urgent', name: 'Urgent' },
] as const;

export const requestStates = [
  { id: 'open', name: 'Open' },
  { id: 'waiting', name: 'Waiting for the shop' },
  { id: 'solved', name: 'Solved' },
  { id: 'closed', name: 'Closed' },
] as const;

/** In which an administrator's answer may leave it. */
export const deskStates = requestStates.filter(({ id }) => id === 'waiting' || id === 'solved');

/** Days after which a solved request closes by itself, unless the shop replies. */
export const daysUntilClosed = 14;

export const mostSatisfied = 5;

/** Why a request takes no reply any more; null while it does. Pure: the browser asks it too. */
export const whyNoReply = ({ state }: { state?: unknown }): Sentence | null =>
  state === 'closed' ? say('requestClosed') : null;
