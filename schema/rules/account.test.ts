import { describe, expect, it, test } from 'vitest';
import { validateFields, type Checked } from '../kit/validate.ts';
import { wordings } from '../words/wordings.ts';
import {
  changePasswordFields,
  eraseAccountFields,
  forgotFields,
  languageFields,
  linkFields,
  mobileFields,
  registerFields,
  resetFields,
} from './account.ts';

const asha = {
  name: 'Asha Kulkarni',
  email: 'asha@demo.test',
  mobileNo: '98200 11001',
  password: 'Demo@1234',
  shopName: 'Kulkarni Jewels',
  pin: '400058',
};
const english = ({ problems = {} }: Checked) => wordings.en.sayAll(problems);
const register = (change: object) => validateFields(registerFields, { ...asha, ...change });

describe('V-19 registering', () => {
  it('takes what is right and tidies it', () => {
    expect(register({ pin: '400 058', name: ' Asha  ' }).values).toMatchObject({
      name: 'Asha',
      mobileNo: '9820011001',
      pin: '400058',
    });
  });

  test.each([
    ['name', '', 'Name is required'],
    ['name', 'Asha2', 'Letters and spaces only'],
    ['name', 'A'.repeat(25), 'Maximum 24 characters exceeded'],
    ['email', null, 'Email is required'],
    ['email', 'asha@demo', 'Invalid Email'],
    ['email', 'ashа@demo.test', 'Invalid Email'],
    ['email', 'ash\u0131@demo.test', 'Invalid Email'],
    ['password', undefined, 'Password is required'],
    ['password', '', 'Password is required'],
    ['password', '1234567', 'Minimum 8 characters required'],
    ['password', 'x'.repeat(129), 'Maximum 128 characters exceeded'],
    ['mobileNo', '982001100', 'Please enter a 10 digit mobile number'],
    ['mobileNo', '', 'Mobile number is required'],
    ['pin', '40005', 'PIN must be 6 digits'],
    ['pin', '999999', 'No state has this PIN'],
    ['pin', '', 'PIN is required'],
    ['shopName', ' ', 'Shop name is required'],
    ['stateCode', '29', 'Choose the state'],
    ['role', 'admin', 'Unknown field'],
  ])('%s %j: %s', (field, value, message) => {
    expect(english(register({ [field]: value }))).toEqual({ [field]: message });
  });

  test.each(['आशा कुलकर्णी', 'அஷா', 'José', 'ക്‍ഷ'])('a name may be %s', name => {
    expect(register({ name }).values).toMatchObject({ name });
  });

  test.each(['x'.repeat(128), ' spaces kept ', 'पासवर्ड शब्द'])('a password may be %j', password => {
    expect(register({ password }).values).toMatchObject({ password });
  });

  it('needs no password beside a credential', () => {
    expect(register({ password: undefined, credential: 'signed' }).problems).toBeUndefined();
  });

  it('asks which state where two share a PIN', () => {
    expect(english(register({ pin: '160017' }))).toEqual({ stateCode: 'Choose the state' });
    expect(register({ pin: '160017', stateCode: '04' }).values).toMatchObject({ stateCode: '04' });
    expect(english(register({ pin: '160017', stateCode: '27' }))).toEqual({ stateCode: 'Choose the state' });
  });
});

test.each([
  [forgotFields, {}, { email: 'Email is required' }],
  [resetFields, { token: 't', password: 'short' }, { password: 'Minimum 8 characters required' }],
  [resetFields, { password: 'Demo@1234' }, { token: 'This link is incomplete. Open it from the mail again.' }],
  [linkFields, { credential: 'c' }, { password: 'Password is required' }],
  [changePasswordFields, { password: 'x', newPassword: '1' }, { newPassword: 'Minimum 8 characters required' }],
  [changePasswordFields, {}, { password: 'Password is required', newPassword: 'New password is required' }],
  [resetFields, { token: 't' }, { password: 'Password is required' }],
  [linkFields, { password: 'x' }, { credential: 'Credential is required' }],
  [eraseAccountFields, { password: '' }, { password: 'Password is required' }],
  [mobileFields, { mobileNo: '' }, { mobileNo: 'Mobile number is required' }],
  [mobileFields, { mobileNo: '12345' }, { mobileNo: 'Please enter a 10 digit mobile number' }],
  [languageFields, {}, { language: 'Choose a language' }],
  [languageFields, { language: 'tlh' }, { language: 'Choose one of the list' }],
])('V-19 %#', (fields, body, problems) => expect(english(validateFields(fields, body))).toEqual(problems));
