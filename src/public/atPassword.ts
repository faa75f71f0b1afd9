import { CallFailure } from './call.ts';

/** Wrong credentials are told at the password, which is what people mistype; nobody learns which of the two was wrong. */
export function atPassword(error: unknown): never {
  if (!(error instanceof CallFailure) || error.status !== 401) throw error;
  throw new CallFailure(401, { errors: { password: error.message } });
}
