import { boolean, choice, integer, longText } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { supportScopes } from './supportAccess.ts';

const scope = () => choice(supportScopes).label('May').required().default('read');
const hours = () => integer().label('Hours').min(1).max(24).required().default(2);

/** An administrator asks, an owner answers, both end it. Whoever may change people and their rights answers for the shop. */
export const supportActions = {
  askSupport: {
    method: 'POST',
    path: 'support',
    at: 'system/shops/:shopId/support',
    permission: can.SystemAll,
    summary: 'Ask the owners of a shop to let me in; they read the reason, what I want to do and for how long',
    input: { reason: longText().label('Reason').required('Say why').min(3).max(250), scope: scope(), hours: hours() },
  },
  approveSupport: {
    method: 'POST',
    path: 'support/approve',
    at: 'system/shops/:shopId/support/:accessId/approve',
    permission: can.SystemAll,
    summary: 'Let another administrator in without an owner, in an emergency; all owners are told at once',
  },
  endSupport: {
    method: 'DELETE',
    path: 'support',
    at: 'system/shops/:shopId/support',
    permission: can.SystemAll,
    summary: 'End my support access to a shop, or take back that I asked for one',
  },
  mySupport: {
    method: 'GET',
    path: 'support',
    at: 'system/support',
    permission: can.SystemAll,
    summary: 'My newest 100 support accesses, and those of other administrators that wait for an answer',
  },
  support: {
    method: 'GET',
    path: 'support',
    permission: can.UserEdit,
    summary: 'The newest 100 support accesses to this shop: who, why, how far, from when until when',
  },
  supportChanges: {
    method: 'GET',
    path: 'support/:accessId/changes',
    permission: can.UserEdit,
    summary: 'What was changed under a support access, the newest 100 changes',
  },
  allowSupport: {
    method: 'POST',
    path: 'support/:accessId/allow',
    permission: can.UserEdit,
    summary: 'Let the administrator in, as far and as long as asked or less',
    input: { scope: scope(), hours: hours(), showsPersonal: boolean().label('Show personal data').default(false) },
  },
  refuseSupport: {
    method: 'POST',
    path: 'support/:accessId/refuse',
    permission: can.UserEdit,
    summary: 'Do not let the administrator in',
  },
  stopSupport: {
    method: 'DELETE',
    path: 'support/:accessId',
    permission: can.UserEdit,
    summary: 'End a support access to this shop at once',
  },
} as const;

export const supportButtons = {
  askSupport: {
    on: 'page',
    label: 'Ask to enter',
    title: 'Ask the owner of %{name}',
    text: 'The owners read this in the app and by mail. You can enter once one of them allows it.',
    done: 'The owners of %{name} are asked',
  },
  withdrawSupport: {
    calls: 'endSupport',
    on: 'page',
    label: 'Take back',
    title: 'Take the question back?',
    text: 'The owner of %{name} is not asked any more.',
    done: '%{name} is not asked any more',
  },
  approveSupport: {
    on: 'page',
    label: 'Approve in an emergency',
    title: 'Let %{who} into %{name} now?',
    text: 'No owner has agreed. All owners are told at once, in the app and by mail, and can end it. Personal data stays masked.',
    done: '%{who} may enter %{name}. All owners are told.',
    danger: true,
  },
  endSupport: { on: 'page', label: 'End', done: 'Support access ended' },
  allowSupport: {
    on: 'page',
    label: 'Allow',
    title: 'Let %{who} in?',
    text: 'You can allow less than is asked for. People, permissions, exports and archives stay closed in any case, and you can end it at any time.',
    done: '%{who} may enter',
  },
  refuseSupport: { on: 'page', label: 'Refuse', done: '%{who} stays out' },
  stopSupport: { on: 'page', label: 'End access', done: 'Support access ended' },
} as const;
