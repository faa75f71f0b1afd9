import { signInFields } from '../../schema/rules/signIn.ts';
import type { Call } from '../call.ts';
import { inputOf } from '../handlers/input.ts';
import type { Reply } from '../reply.ts';
import { provenBy } from './credentials.ts';
import { openSession } from './sessions.ts';
import type { SignedIn } from './shapes.ts';

export const signIn = async (call: Call): Promise<Reply<SignedIn>> => {
  const { email, password } = await inputOf(call, { input: signInFields });
  const { user, also } = await provenBy(call, email, password);
  return openSession(call, user, also);
};
