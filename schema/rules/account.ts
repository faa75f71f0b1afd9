import { choice, email, mobile, pin, text, verbatim } from '../kit/kinds.ts';
import { worded } from '../kit/worded.ts';
import { languageTags, languages } from '../words/languages.ts';
import { stateOfPin, stateOptions } from './states.ts';

/** Joiners shape some letters of Indian scripts, as marks do. */
const letters = /^[\p{L}\p{M}\p{Join_Control} ]+$/u;

/** A person's name, of any script. */
export const personName = () =>
  text()
    .label('Name')
    .required('Name is required')
    .max(24)
    .matches(letters, { name: 'letters', message: 'Letters and spaces only', excludeEmptyString: true });

/** Plain ASCII: letters of other scripts that look like these would be somebody else's address. */
export const accountEmail = () =>
  email('Invalid Email')
    .label('Email')
    .required('Email is required')
    .matches(/^[\x21-\x7e]*$/, 'Invalid Email');

/** A password as it is chosen: kept as it was typed, spaces and all. */
export const chosenPassword = (label = 'Password') =>
  verbatim()
    .transform((value: unknown) => (value === '' ? undefined : value))
    .label(label)
    .min(8)
    .max(128);

/** A PIN that lies in a state, also written `400 001`. */
export const statePin = () =>
  pin()
    .transform((value: unknown) => (typeof value === 'string' ? value.replace(/\s/g, '') : value))
    .label('PIN')
    .required('PIN is required')
    .test('state', 'No state has this PIN', value => !value || value.length !== 6 || stateOfPin(value).length > 0);

/** One of the states that the PIN beside it may lie in; needed only where there are two. */
const stateOfThatPin = () =>
  choice(stateOptions)
    .label('State')
    .test('shared', 'Choose the state', (code, { parent }: { parent: { pin?: unknown } }) => {
      const possible = stateOfPin(String(parent.pin));
      return code ? possible.some(state => state.code === code) : possible.length < 2;
    });

const languageOptions = languageTags.map(id => ({ id, name: languages[id] }));

/** Google's word for who somebody is, as a signed token. */
const credential = () => verbatim().label('Credential');
const knownPassword = () => verbatim().label('Password').required('Password is required');

/** A business, its first shop and their owner. Whoever comes with a credential needs no password. */
export const registerFields = worded('register', {
  name: personName(),
  email: accountEmail(),
  mobileNo: mobile('Please enter a 10 digit mobile number')
    .label('Mobile Number')
    .required('Mobile number is required'),
  password: chosenPassword().when('credential', {
    is: (given: unknown) => !given,
    then: password => password.required('Password is required'),
  }),
  credential: credential(),
  shopName: text().label('Shop name').required('Shop name is required').max(128),
  pin: statePin(),
  stateCode: stateOfThatPin(),
});

export const credentialFields = { credential: credential().required() };
export const linkFields = worded('link', { credential: credential().required(), password: knownPassword() });
export const forgotFields = worded('forgot', { email: accountEmail() });
export const resetFields = worded('reset', {
  token: verbatim().label('Token').required('This link is incomplete. Open it from the mail again.'),
  password: chosenPassword().required('Password is required'),
});
export const proveFields = worded('prove', {
  token: verbatim().label('Token').required('This link is incomplete. Open it from the mail again.'),
});
/** In which language somebody reads. */
export const languageFields = worded('language', {
  language: choice(languageOptions).label('Language').required('Choose a language'),
});

/** By which number somebody is reached. */
export const mobileFields = worded('mobile', {
  mobileNo: mobile('Please enter a 10 digit mobile number')
    .label('Mobile Number')
    .required('Mobile number is required'),
});

/** The address by which a person signs in and gets letters. */
export const emailFields = worded('email', { email: accountEmail(), password: knownPassword() });

/** Whoever erases the own account proves once more who it is. */
export const eraseAccountFields = worded('eraseAccount', { password: knownPassword() });

export const changePasswordFields = worded('changePassword', {
  password: knownPassword(),
  newPassword: chosenPassword('New password').required('New password is required'),
});
