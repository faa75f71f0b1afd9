import { approvalPinFields } from '../../schema/rules/approvals.ts';
import {
  changePasswordFields,
  credentialFields,
  emailFields,
  eraseAccountFields,
  forgotFields,
  languageFields,
  linkFields,
  mobileFields,
  proveFields,
  registerFields,
  resetFields,
} from '../../schema/rules/account.ts';
import { signInFields } from '../../schema/rules/signIn.ts';
import { supportPermissions } from '../../schema/rules/supportAccess.ts';
import type { Fields } from '../../schema/kit/defineEntity.ts';
import { either, listOf, oneOf, yes } from '../../schema/kit/shape.ts';
import { permissions, type Permission } from '../../schema/permissions.ts';
import type { RequestContext } from '../requestContext.ts';
import { replying, type Handler } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { data, type Reply } from '../reply.ts';
import { googleSignIn, link, nonce } from './google.ts';
import { changePassword, forgotPassword, resetPassword } from './passwords.ts';
import { chooseLanguage, chosenLanguage } from './language.ts';
import { ownPin, setApprovalPin } from './approvalPin.ts';
import { ownEmail, setOwnEmail } from './ownEmail.ts';
import { ownNumber, setOwnNumber } from './ownNumber.ts';
import { eraseAccount } from './eraseAccount.ts';
import { ownData, readOwnData } from './ownData.ts';
import { prove, sendProof } from './addressProof.ts';
import { register } from './register.ts';
import { lookIntoSample } from './sample.ts';
import { endOneSession, endOtherSessions, listSessions, signOut, whoAmI } from './sessions.ts';
import { ended, googleClient, me, sessionLine, signedIn, unknownPerson } from './shapes.ts';
import { signIn } from './signIn.ts';
import { heldPermissions } from './statements.ts';

type Overrides = Partial<Pick<Operation, 'access' | 'body' | 'support'>>;

const call = (
  name: string,
  method: Operation['method'],
  path: string,
  summary: string,
  handle: Handler,
  overrides?: Overrides,
) =>
  ({
    id: `account.${name}`,
    method,
    path,
    summary,
    tag: 'Account',
    access: { to: 'person' },
    handle,
    ...overrides,
  }) satisfies Operation;

const anybody = { to: 'public' } as const;
const post = (name: string, summary: string, fields: Fields, handle: Handler, access: Overrides['access'] = anybody) =>
  call(name, 'POST', `account/${name}`, summary, handle, { access, body: { of: 'fields', fields } });

/** Without those that a later version no longer has. A support access tells what it reaches. */
const myPermissions = async (context: RequestContext): Promise<Reply<Permission[]>> => {
  const [held] = await context.batch([heldPermissions]);
  if (context.sight) return data(supportPermissions(context.sight.scope));
  const names = JSON.parse(held!.rows[0]![0]!) as string[];
  return data(permissions.filter(name => names.includes(name)));
};

const heldHere = listOf(oneOf(permissions));

/** However busy the server is, people get in. */
const ahead = (operation: Operation): Operation => ({ ...operation, urgent: true });

export const sessionOperations: Operation[] = [
  ahead(post('signin', 'Sign in with e-mail and password', signInFields, replying(signedIn, signIn))),
  ahead(
    call('nonce', 'GET', 'account/nonce', 'What a sign-in with Google begins with', replying(googleClient, nonce), {
      access: anybody,
    }),
  ),
  ahead(
    post(
      'gsignin',
      'Sign in with an ID token of Google',
      credentialFields,
      replying(either(signedIn, unknownPerson), googleSignIn),
    ),
  ),
  post('link', 'Connect a Google account with the account of the same e-mail', linkFields, replying(signedIn, link)),
  post('register', 'A new business, its first shop and its owner', registerFields, replying(signedIn, register)),
  post('forgotpwd', 'Ask for a letter with a link to set a new password', forgotFields, replying(yes, forgotPassword)),
  post('resetpwd', 'Set a password with the token of a letter', resetFields, replying(yes, resetPassword)),
  post('prove', 'Prove an e-mail address with the token of a letter', proveFields, replying(yes, prove)),
  call(
    'sendProof',
    'POST',
    'account/proof_letter',
    'Another letter to prove my e-mail address',
    replying(yes, sendProof),
  ),
  post('changepwd', 'Change my password; my other sessions end', changePasswordFields, replying(yes, changePassword), {
    to: 'person',
  }),
  call(
    'sample',
    'POST',
    'public/sample-session',
    'Look into the sample shop without an account: a session that changes nothing, for two hours',
    replying(signedIn, lookIntoSample),
    { access: anybody },
  ),
  call(
    'language',
    'PUT',
    'account/language',
    'The language in which I read',
    replying(chosenLanguage, chooseLanguage),
    {
      body: { of: 'fields', fields: languageFields },
    },
  ),
  call(
    'mobile',
    'PUT',
    'account/mobile',
    'The number by which I am reached, also by WhatsApp',
    replying(ownNumber, setOwnNumber),
    {
      body: { of: 'fields', fields: mobileFields },
    },
  ),
  call(
    'email',
    'PUT',
    'account/email',
    'The address by which I sign in; it has to be proved again, and my other sessions end',
    replying(ownEmail, setOwnEmail),
    {
      body: { of: 'fields', fields: emailFields },
    },
  ),
  call(
    'approvalPin',
    'PUT',
    'account/approval_pin',
    'The PIN by which I approve at somebody else’s screen',
    replying(ownPin, setApprovalPin),
    {
      body: { of: 'fields', fields: approvalPinFields },
    },
  ),
  call('data', 'GET', 'account/data', 'All that is kept about me as one who signs in', replying(ownData, readOwnData)),
  post(
    'erase',
    'Erase my account for good; what shops have written down of what I did there stays theirs',
    eraseAccountFields,
    replying(yes, eraseAccount),
    { to: 'person' },
  ),
  call('signout', 'POST', 'account/signout', 'End this session', replying(yes, signOut)),
  call('sessions', 'GET', 'account/sessions', 'Where I am signed in', replying(listOf(sessionLine), listSessions)),
  call('endSession', 'DELETE', 'account/sessions/:id', 'End one of my sessions', replying(ended, endOneSession)),
  call(
    'endSessions',
    'DELETE',
    'account/sessions',
    'End all my sessions but this one',
    replying(ended, endOtherSessions),
  ),
  call('me', 'GET', 'account/me', 'Who is signed in, and their shops', replying(me, whoAmI)),
  call(
    'permissions',
    'GET',
    'shops/:shopId/permissions',
    'What I may do in this shop',
    replying(heldHere, myPermissions),
    {
      access: { to: 'shop', permission: '' },
      support: 'masked',
    },
  ),
];
