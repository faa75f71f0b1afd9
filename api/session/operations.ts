import {
  changePasswordFields,
  credentialFields,
  forgotFields,
  languageFields,
  linkFields,
  registerFields,
  resetFields,
} from '../../schema/rules/account.ts';
import { signInFields } from '../../schema/rules/signIn.ts';
import type { Fields } from '../../schema/kit/defineEntity.ts';
import type { Call } from '../call.ts';
import type { Operation } from '../operation.ts';
import { dataText, type Reply } from '../reply.ts';
import { googleSignIn, link, nonce } from './google.ts';
import { changePassword, forgotPassword, resetPassword } from './passwords.ts';
import { chooseLanguage } from './language.ts';
import { register } from './register.ts';
import { endOneSession, endOtherSessions, listSessions, me, signOut } from './sessions.ts';
import { signIn } from './signIn.ts';
import { heldPermissions } from './statements.ts';

type Overrides = Partial<Pick<Operation, 'access' | 'body' | 'reply'>>;
type Handle = Operation['handle'];

const call = (
  name: string,
  method: Operation['method'],
  path: string,
  summary: string,
  handle: Handle,
  overrides: Overrides,
) =>
  ({
    id: `account.${name}`,
    method,
    path,
    summary,
    tag: 'Account',
    access: { to: 'person' },
    reply: 'any',
    handle,
    ...overrides,
  }) satisfies Operation;

const anybody = { to: 'public' } as const;
const post = (name: string, summary: string, fields: Fields, handle: Handle, access: Overrides['access'] = anybody) =>
  call(name, 'POST', `account/${name}`, summary, handle, { access, body: { of: 'fields', fields } });

const myPermissions = async (shopCall: Call): Promise<Reply> => {
  const [held] = await shopCall.batch([heldPermissions]);
  return dataText(held!.rows[0]![0]!);
};

/** However busy the server is, people get in. */
const ahead = (operation: Operation): Operation => ({ ...operation, urgent: true });

export const sessionOperations: Operation[] = [
  ahead(post('signin', 'Sign in with e-mail and password', signInFields, signIn)),
  ahead(
    call('nonce', 'GET', 'account/nonce', 'What a sign-in with Google begins with', nonce, {
      access: anybody,
      reply: { nonce: 'string', clientId: 'string', issuer: 'string' },
    }),
  ),
  ahead(post('gsignin', 'Sign in with an ID token of Google', credentialFields, googleSignIn)),
  post('link', 'Connect a Google account with the account of the same e-mail', linkFields, link),
  post('register', 'A new business, its first shop and its owner', registerFields, register),
  post('forgotpwd', 'Ask for a letter with a link to set a new password', forgotFields, forgotPassword),
  post('resetpwd', 'Set a password with the token of a letter', resetFields, resetPassword),
  post('changepwd', 'Change my password; my other sessions end', changePasswordFields, changePassword, {
    to: 'person',
  }),
  call('language', 'PUT', 'account/language', 'The language in which I read', chooseLanguage, {
    body: { of: 'fields', fields: languageFields },
  }),
  call('signout', 'POST', 'account/signout', 'End this session', signOut, {}),
  call('sessions', 'GET', 'account/sessions', 'Where I am signed in', listSessions, { reply: 'list' }),
  call('endSession', 'DELETE', 'account/sessions/:id', 'End one of my sessions', endOneSession, {}),
  call('endSessions', 'DELETE', 'account/sessions', 'End all my sessions but this one', endOtherSessions, {}),
  call('me', 'GET', 'account/me', 'Who is signed in, and their shops', me, {}),
  call('permissions', 'GET', 'shops/:shopId/permissions', 'What I may do in this shop', myPermissions, {
    access: { to: 'shop', permission: '' },
    reply: 'list',
  }),
];
