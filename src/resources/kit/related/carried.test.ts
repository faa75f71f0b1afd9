import { expect, test } from 'vitest';
import { entities } from '../../../../schema/entities/index.ts';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { carried } from './carried.ts';

const { enquiries, quotes, tasks } = entities as unknown as Record<string, AnyEntity>;
const enquiry = { name: 'Meera', contactId: 'c1', productId: 'p1', categoryId: 'k1', assigneeId: 'u1', statusId: 's1' };

test.each([
  ['an estimate of an enquiry is for its customer', enquiries!, enquiry, quotes!, { contactId: 'c1' }],
  [
    'a task of an enquiry is about its customer and product, and for whoever has it; its status is another',
    enquiries!,
    enquiry,
    tasks!,
    { assigneeId: 'u1', contactId: 'c1', productId: 'p1' },
  ],
  [
    'a task of an estimate is about its customer and its enquiry',
    quotes!,
    { contactId: 'c1', enquiryId: 'e1' },
    tasks!,
    { contactId: 'c1', enquiryId: 'e1' },
  ],
  ['who is not known is not carried', enquiries!, { ...enquiry, contactId: null }, quotes!, {}],
])('%s', (_, from, record, to, expected) => {
  expect(carried(from, record, to)).toEqual(expected);
});
