import { expect, it } from 'vitest';
import { maskedPerson } from './maskedPerson.ts';

it.each([
  [{ mobileNo: '9845012377' }, '98••••••77'],
  [{ email: 'asha@example.in' }, 'a•••@example.in'],
  [{ mobileNo: '9845012377', email: 'a@b@c.in' }, '98••••••77, a•••@c.in'],
  [{ mobileNo: null, email: null }, ''],
])('%j is told as %s', (person, told) => {
  expect(maskedPerson(person)).toBe(told);
});
