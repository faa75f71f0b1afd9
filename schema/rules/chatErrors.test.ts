import { expect, it, test } from 'vitest';
import { wordings } from '../words/wordings.ts';
import { chatErrorSaid, chatErrorWait, isChatError } from './chatErrors.ts';

const inEnglish = (code: number) => wordings.en.say(chatErrorSaid(code));

test.each([131047, 131049, 131050, 368, 131026, 131048, 131031, 131042, 132000, 132001, 132015, 132018, 190, 100, 10])(
  'a message refused with %i is never tried again',
  code => {
    expect(isChatError(code)).toBe(true);
    expect(chatErrorWait(code)).toBeNull();
  },
);

test.each([
  [2, 60_000],
  [4, 300_000],
  [80007, 300_000],
  [130429, 1_000],
  [131000, 30_000],
  [131016, 60_000],
  [131056, 6_000],
  [131057, 300_000],
  [133004, 60_000],
])('a message refused with %i may be tried again after %i ms', (code, wait) => expect(chatErrorWait(code)).toBe(wait));

test.each([1, 999_999, -1, Number.NaN])('%d is not known, and so is never tried again', code => {
  expect(isChatError(code)).toBe(false);
  expect(chatErrorWait(code)).toBeNull();
  expect(inEnglish(code)).toContain('WhatsApp refused this message');
});

test.each([200, 250, 299])('%i is a missing permission', code => {
  expect(isChatError(code)).toBe(true);
  expect(chatErrorSaid(code)).toEqual(chatErrorSaid(10));
});

it('says what is not known with its number, so that somebody can look it up', () => {
  expect(inEnglish(131_999)).toBe('WhatsApp refused this message (131999).');
  expect(wordings.hi.say(chatErrorSaid(131_999))).toBe('WhatsApp ने यह संदेश नहीं लिया (131999)।');
});
