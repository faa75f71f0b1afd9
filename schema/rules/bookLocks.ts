import { date, longText, text } from '../kit/kinds.ts';
import {
  day,
  described,
  like,
  listOf,
  maybe,
  moment,
  named,
  object,
  oneOf,
  string,
  uuid,
  type Of,
} from '../kit/shape.ts';

/** `filed`: a return was filed and the books of its month are locked. */
export const lockKinds = ['filed', 'locked', 'unlocked'] as const;

const monthForm = /^\d{4}-(0[1-9]|1[0-2])$/;
/** The form of an acknowledgement reference number (ARN) of the GST portal. */
const acknowledgementForm = /^[A-Z]{2}[A-Z0-9]{13}$/;

const registration = () => text().label('GSTIN or shop').max(36);

export const fileInput = {
  registration: registration(),
  month: text()
    .label('Month')
    .required('Enter a month, such as 2026-11.')
    .meta({ shape: like(monthForm, '2026-10') })
    .matches(monthForm, { name: 'month', message: 'Enter a month, such as 2026-11.' }),
  filedOn: date().label('Filed on').required('Say when it was filed'),
  acknowledgement: text()
    .transform((value: unknown) => (typeof value === 'string' ? value.replace(/\s/g, '').toUpperCase() : value))
    .label('Acknowledgement number (ARN)')
    .required('Enter the acknowledgement number')
    .meta({ shape: like(acknowledgementForm, 'AA271026123456X') })
    .matches(acknowledgementForm, {
      name: 'acknowledgement',
      message: 'An acknowledgement number has 15 letters and digits, such as AA271026123456X',
    }),
};

export const lockInput = {
  registration: registration(),
  until: date().label('Locked until').required('Enter the last day that is locked'),
};

export const unlockInput = {
  registration: registration(),
  until: date().label('Still locked until'),
  reason: longText().label('Why it is unlocked').required('Say why').max(500),
};

const registrationShape = described(string, 'A GSTIN, or the id of a shop without one');

/** Up to when the books are locked, and how that came about. */
export const bookLocksShape = named(
  'bookLocks',
  object({
    lockedUntil: described(maybe(day), 'The last day that is locked in this shop; null while its books are open'),
    registration: described(registrationShape, 'Under which the shop is locked now'),
    shops: described(listOf(object({ id: uuid, name: string })), 'Those that are locked together under it'),
    locks: described(
      listOf(object({ registration: registrationShape, gstin: maybe(string), lockedUntil: day })),
      'Those in force, also under GSTINs that the shop had before',
    ),
    events: described(
      listOf(
        object({
          kind: oneOf(lockKinds),
          gstin: maybe(string),
          lockedUntil: maybe(day),
          month: maybe(string),
          filedOn: maybe(day),
          acknowledgement: maybe(string),
          reason: maybe(string),
          at: moment,
          userName: maybe(string),
          shopName: string,
        }),
      ),
      'The latest hundred, the newest first',
    ),
  }),
);
export type BookLocks = Of<typeof bookLocksShape>;
