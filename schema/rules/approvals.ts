import { digits, money, ref, verbatim } from '../kit/kinds.ts';
import { listOf, maybe, number, object, oneOf, string, uuid, yesOrNo, type Of } from '../kit/shape.ts';
import type { ShopPermission } from '../permissions.ts';
import { worded } from '../kit/worded.ts';
import { concessionKeys } from './concessions.ts';

/** The same digit, or one after the other. */
const easy = /^(\d)\1+$/;
const runs = ['0123456789', '9876543210'];

/** By which an approver says yes at somebody else's screen. */
const pin = () => digits(4, 6, '4 to 6 digits').label('PIN');

/** One's own PIN, with the password where there is one: whoever finds a session open makes none of their own. */
export const approvalPinFields = worded('approvalPin', {
  pin: pin()
    .required('Enter a PIN')
    .test(
      'easy',
      'This is easy to guess',
      value => !value || !(easy.test(value) || runs.some(run => run.includes(value))),
    ),
  password: verbatim().label('Password'),
});

/** Who said yes to a price below the shop's own, and up to how much. */
export const approvalFields = () => ({
  approverId: ref('users', { embed: 'approver' }).label('Approved by'),
  approvedAmount: money().label('Approved below the shop’s price'),
});
export const approvalFieldNames = ['approverId', 'approvedAmount'] as const;

/** What a document gives away beyond what somebody may, and an approver's yes to it. */
export const approvalActions = <const L extends ShopPermission, const E extends ShopPermission>(list: L, edit: E) =>
  ({
    concessions: {
      method: 'GET',
      path: ':id/concessions',
      permission: list,
      summary: 'What is below the shop’s own prices, or above the discount that I may give, and who can approve it',
    },
    approve: {
      method: 'POST',
      path: ':id/approve',
      permission: edit,
      summary: 'An approver says yes to it, by PIN at somebody else’s screen: whoever may approve names nobody',
      input: {
        approverId: ref('users').label('Approver'),
        pin: pin(),
      },
    },
  }) as const;

/** On the page of a draft. */
export const approvalButtons = {
  approve: {
    on: 'page',
    label: 'Approve by PIN',
    title: 'Approve the price',
    done: 'Approved',
  },
  approveMyself: {
    on: 'page',
    calls: 'approve',
    sends: { approverId: null, pin: null },
    label: 'Approve',
    done: 'Approved',
  },
} as const;

/** Rupees; `line` counts from 1. `isNeeded`: an approver has to say yes before it goes on; `isApproved`: to all of it. */
export const concessionsReply = object({
  items: listOf(
    object({ key: oneOf(concessionKeys), line: maybe(number), description: maybe(string), amount: number }),
  ),
  amount: number,
  isNeeded: yesOrNo,
  isApproved: yesOrNo,
  mayApprove: yesOrNo,
  approvers: listOf(object({ id: uuid, name: string })),
});
export type ConcessionsReply = Of<typeof concessionsReply>;
