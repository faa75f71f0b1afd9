import { integer, text } from '../kit/kinds.ts';
import { notShown } from '../kit/asked.ts';
import { backDatedReason } from '../kit/series.ts';
import { can } from '../permissions.ts';

/** Days by which a shop back-dates its documents freely, unless it chose another number. */
export const usualBackDating = 3;

export const backDatingDays = () =>
  integer().label('Days of free back-dating').min(0, 'Cannot be negative').max(366, 'At most ${max}');

/** Further back a document needs this permission, and the reason that stays on it. */
export const backDatingPermission = can.BackDatingApprove;

export const backDatedFields = () => ({
  [backDatedReason]: text()
    .label('Reason for the earlier day')
    .max(200)
    .when('day', { is: (day: unknown) => Boolean(day), otherwise: notShown }),
});
