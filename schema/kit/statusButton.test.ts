import { expect, it } from 'vitest';
import { enquiries } from '../entities/enquiries.ts';
import { tasks } from '../entities/tasks.ts';
import { can } from '../permissions.ts';
import { statusButton } from './statusButton.ts';

const lost = statusButton(enquiries, { id: 's1', name: 'Lost', meaning: 'failed' });
const answered = statusButton(enquiries, { id: 's2', name: 'Answered', meaning: 'active' });

it('asks for what a status of its meaning needs, and for nothing else', () => {
  expect([lost.asks, Object.keys(lost.input)]).toEqual([true, ['lostReason', 'outcome']]);
  expect([answered.asks, Object.keys(answered.input)]).toEqual([false, []]);
});

it('begins with what the record says already', () => {
  const record = { id: 'e1', lostReason: 'price', outcome: null, name: 'Asha' };
  expect(lost.initial!(record)).toEqual({ lostReason: 'price', outcome: null });
  expect(answered.initial!(record)).toEqual({});
});

it('changes the status of the record by an update', () => {
  expect(statusButton(tasks, { id: 's3', name: 'Done', meaning: 'done' })).toMatchObject({
    label: 'Done',
    permission: can.TaskEdit,
    sends: { statusId: 's3' },
    method: 'PUT',
    path: 'shops/:shopId/tasks/:id',
    to: 's3',
  });
});

it.each([
  [answered, 's1', true],
  [answered, 's2', false],
  [lost, 's1', true],
])('%#: to a record with status %s it is shown: %s', (button, statusId, isShown) =>
  expect(button.isShown({ statusId }, 'me')).toBe(isShown),
);
