import { expect, it } from 'vitest';
import { notificationKinds, notificationTopics } from './notifications.ts';

it('puts each kind of notification under one topic, by which a person switches it off', () => {
  const kinds = notificationKinds.map(({ id }) => id);
  expect(Object.values(notificationTopics).flat().toSorted()).toEqual(kinds.toSorted());
});
