import { signInFields } from '../../schema/rules/signIn.ts';
import type { RequestContext } from '../requestContext.ts';
import { inputOf } from '../handlers/input.ts';
import type { Reply } from '../reply.ts';
import { provenBy } from './credentials.ts';
import { openSession } from './sessions.ts';
import type { SignedIn } from './shapes.ts';

export const signIn = async (context: RequestContext): Promise<Reply<SignedIn>> => {
  const { email, password } = await inputOf(context, { input: signInFields });
  const { user, also } = await provenBy(context, email, password);
  context.accessed = 'password';
  return openSession(context, user, also);
};
