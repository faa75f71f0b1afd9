import { isOver, messageStatus as status } from '../../../schema/rules/messageStates.ts';
import { describe, expect, it } from 'vitest';
import { countsOf, paceOf, restsUntil, waitsUntil } from './messageStatus.ts';

const now = Date.parse('2026-11-20T08:00:00Z');
const none = { queued: 0, sending: 0, unknown: 0, sent: 0, delivered: 0, read: 0, failed: 0, canceled: 0, skipped: 0 };
const message = (more: object) => ({
  status: status.inProgress as 0 | 1 | 2 | 3 | 4,
  scheduledAt: null,
  updatedAt: '2026-11-20T07:59:30Z',
  total: 10,
  prepared: 10,
  ...none,
  ...more,
});

describe('how soon a message is looked at again', () => {
  it.each([
    ['going out', message({ sending: 4 }), 2_000],
    ['whose list is being made', message({ status: 0, prepared: 3, scheduledAt: '2026-11-20T09:00:00Z' }), 2_000],
    ['being stopped', message({ status: 3 }), 2_000],
    ['waiting for its time', message({ status: 0, scheduledAt: '2026-11-20T09:00:00Z' }), 15_000],
    ['whose time has come', message({ status: 0, scheduledAt: '2026-11-20T07:00:00Z' }), 2_000],
    ['over, while phones still tell', message({ status: 2, sent: 3 }), 5_000],
    [
      'over, of which nothing was heard for long',
      message({ status: 2, sent: 3, updatedAt: '2026-11-20T07:00:00Z' }),
      false,
    ],
    ['over and read', message({ status: 2, read: 3 }), false],
    ['stopped before it began', message({ status: 4, canceled: 3 }), false],
  ])('%s', (_, message, pace) => expect(paceOf(message, now)).toBe(pace));
});

it.each([
  [status.new, false],
  [status.inProgress, false],
  [status.completed, true],
  [status.cancelRequested, false],
  [status.canceled, true],
])('S-04 a message of status %s is over: %s', (is, over) => expect(isOver({ status: is })).toBe(over));

describe('what a message waits for', () => {
  const quiet = { from: '13:00', to: '15:00' };

  it('is its time, as long as nothing of it has begun', () => {
    const scheduledAt = '2026-11-21T04:30:00Z';
    expect(waitsUntil(message({ status: 0, scheduledAt }), now)).toEqual(new Date(scheduledAt));
    expect(waitsUntil(message({ status: 4, scheduledAt }), now)).toBeNull();
    expect(waitsUntil(message({ status: 0 }), now)).toBeNull();
  });

  it('is the end of the quiet hours, for what is still to go', () => {
    expect(restsUntil(message({ queued: 2 }), quiet, now)?.toISOString()).toBe('2026-11-20T09:30:00.000Z');
    expect(restsUntil(message({ queued: 2 }), { from: '20:00', to: '21:00' }, now)).toBeNull();
    expect(restsUntil(message({ queued: 2, sending: 1 }), quiet, now)).toBeNull();
    expect(restsUntil(message({ status: 2 }), quiet, now)).toBeNull();
  });

  it('is both, when its time lies within them', () => {
    const waiting = message({ status: 0, queued: 2, scheduledAt: '2026-11-21T08:00:00Z' });
    expect(restsUntil(waiting, quiet, now)?.toISOString()).toBe('2026-11-21T09:30:00.000Z');
  });
});

it('states without anybody are not counted up', () => {
  expect(countsOf(message({ read: 2, failed: 1, queued: 3 }))).toEqual([
    { state: 'read', count: 2 },
    { state: 'queued', count: 3 },
    { state: 'failed', count: 1 },
  ]);
});
