import { email, verbatim } from '../kit/kinds.ts';
import { worded } from '../kit/worded.ts';

/** What signing in takes. A password is compared as it was typed, spaces and all; one too long to be any is just wrong. */
export const signInFields = worded('signIn', {
  email: email('Invalid Email').label('Email').required('Email is required'),
  password: verbatim().label('Password').required('Password is required'),
});
