import { asciiDigits } from '../kit/asciiDigits.ts';
import { text } from '../kit/kinds.ts';
import { like } from '../kit/shape.ts';
import { shared } from '../words/en/shared.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const gstinForm = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

export const panForm = /^[A-Z]{5}\d{4}[A-Z]$/;
const upiForm = /^[\w.-]{2,}@[A-Za-z][A-Za-z0-9.-]+$/;

export const inCapitals = (value: unknown) =>
  typeof value === 'string' ? asciiDigits(value).replace(/\s/g, '').toUpperCase() : value;

/** A GST number: state code, PAN, entity, 'Z', check digit (Luhn's scheme over 36 signs). Kept in capitals. It fits the `stateCode` beside it. */
export const gstin = () =>
  text()
    .transform(inCapitals)
    .meta({ shape: like(gstinForm, '27AAPFU0939F1ZV') })
    .label('GSTIN')
    .matches(gstinForm, { name: 'gstin', message: 'A GSTIN looks like 27ABCDE1234F1Z5', excludeEmptyString: true })
    .test(
      'check-digit',
      'This GSTIN is mistyped: its last character does not fit the others',
      value => !value || !gstinForm.test(value) || isGstin(value),
    )
    .test('otherState', shared.otherState, (value, { parent }: { parent?: { stateCode?: unknown } }) => {
      const state = parent?.stateCode;
      return !value || typeof state !== 'string' || !/^\d{2}$/.test(state) || value.startsWith(state);
    });

export const pan = () =>
  text()
    .transform(inCapitals)
    .meta({ shape: like(panForm, 'AAPFU0939F') })
    .label('PAN')
    .matches(panForm, { name: 'pan', message: 'A PAN looks like ABCDE1234F', excludeEmptyString: true });

export const isPan = (value: string | null | undefined): boolean => panForm.test(String(inCapitals(value)));

/** Where payments by UPI go. */
export const upiId = () =>
  text()
    .meta({ shape: like(upiForm, 'shop@bank') })
    .label('UPI ID')
    .max(100)
    .matches(upiForm, {
      name: 'upi',
      message: 'A UPI ID looks like shop@bank',
      excludeEmptyString: true,
    });

/** Whether it has the form of a GSTIN, and its check digit fits. */
export const isGstin = (value: string): boolean =>
  gstinForm.test(value) && value.at(-1) === checkDigit(value.slice(0, 14));

/** Of the first fourteen characters of a GSTIN. */
export const checkDigit = (start: string): string => {
  const sum = start.split('').reduce((total, sign, i) => {
    const product = alphabet.indexOf(sign) * (i % 2 ? 2 : 1);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return alphabet[(36 - (sum % 36)) % 36]!;
};
