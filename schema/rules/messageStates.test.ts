import { expect, it } from 'vitest';
import { messageStatus, messageStatuses } from './messageStates.ts';

it('words each status that a message can have', () => {
  expect(messageStatuses.map(({ id }) => id)).toEqual(Object.values(messageStatus));
});
