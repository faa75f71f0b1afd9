import { described, oneOf, yes } from '../../schema/kit/shape.ts';
import { replying, sending } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { countTap, saveContact, showCard, shownCardShape, writeTo } from './calls.ts';
import { contactType } from './contact.ts';

const common = { tag: 'Public', access: { to: 'public' } } as const;
const path = 'public/biz_cards/:shopId/:cardId';

/** What visitors see of business cards, and do with them. */
export const bizCardOperations: Operation[] = [
  {
    ...common,
    id: 'publicCards.show',
    method: 'GET',
    path,
    summary: 'A business card that is published, and what whoever writes is asked for, in the words of their language',
    query: [
      {
        name: 'seen',
        shape: described(oneOf(['view', 'scan']), 'Somebody looks at it, or has come by its QR code: it is counted'),
      },
    ],
    handle: replying(shownCardShape, showCard),
  },
  {
    ...common,
    id: 'publicCards.contact',
    method: 'GET',
    path: `${path}/contact`,
    summary: 'The same as a vCard, to be saved as a contact',
    handle: sending([contactType], saveContact),
  },
  {
    ...common,
    id: 'publicCards.tap',
    method: 'POST',
    path: `${path}/taps/:tap`,
    summary: 'Count that somebody has tapped on it, without anything about whoever it was',
    handle: replying(yes, countTap),
  },
  {
    ...common,
    id: 'publicCards.write',
    method: 'POST',
    path: `${path}/enquiries`,
    summary: 'Write to whose card it is: it becomes an enquiry of the shop',
    body: { of: 'visitor' },
    handle: replying(yes, writeTo, { status: 201, once: true }),
  },
];
