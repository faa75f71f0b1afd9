import type { Shop } from '../authProvider/account.ts';
import { getSession, hasOwnSession, setSession, type User } from '../authProvider/session.ts';
import { isLanguage } from '../../schema/words/languages.ts';
import { keepLanguage } from '../i18n/language.ts';
import { get, post } from './call.ts';

export type Credentials = { email: string; password: string };
export type Profile = { name: string; email: string };
type SignedIn = { token: string; user: User; hasAccount: true; shops: Shop[] };
type Unknown = { hasAccount: false; profile: Profile };

/** What a sign-in with Google starts from. A demo has an issuer of its own. */
export type GoogleClient = { clientId: string; nonce: string; issuer?: string };
export type ChatMessage = {
  id: string;
  to: string;
  at: string;
  media: 'image' | 'video' | 'document' | null;
  header: string | null;
  body: string;
  footer: string | null;
  buttons: string[];
  status: 'accepted' | 'sent' | 'delivered' | 'read' | 'failed';
  reason: string | null;
};
export type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  at: string;
  attachments?: { name: string; type: string; base64: string }[];
};

export const signIn = async (credentials: Credentials) => enter(await post<SignedIn>('/account/signin', credentials));

/** The profile of a person whom nobody here knows yet; null once signed in. Refused with 409 where a password must be asked for. */
export async function signInWithGoogle(credential: string): Promise<Profile | null> {
  const reply = await post<SignedIn | Unknown>('/account/gsignin', { credential });
  if (!reply.hasAccount) return reply.profile;
  await enter(reply);
  return null;
}

export const link = async (input: { credential: string; password: string }) =>
  enter(await post<SignedIn>('/account/link', input));

/** What somebody ordered on the site before they had a shop. */
export type Ordered = { order: string; receipt: string; email: string | undefined };

export const orderInAddress = (): Ordered | null => {
  const asked = new URLSearchParams(location.search);
  const [order, receipt] = [asked.get('order'), asked.get('receipt')];
  return order && receipt ? { order, receipt, email: asked.get('email') ?? undefined } : null;
};

/** The new shop holds what was ordered for it. Where that fails, an administrator gives it. */
export const register = async (input: object, ordered: Ordered | null = null) => {
  const reply = await post<SignedIn>('/account/register', input);
  if (ordered) {
    const { order, receipt } = ordered;
    const path = `/shops/${reply.shops[0]!.id}/orders/take`;
    await post(path, { order, receipt }, reply.token).catch(() => undefined);
  }
  await enter(reply);
};

export const lookIntoSample = async () => enter(await post<SignedIn>('/public/sample-session', {}));

export const forgotPassword = (input: { email: string }) => post('/account/forgotpwd', input);
export const resetPassword = (input: { token: string; password: string }) => post('/account/resetpwd', input);
/** Whoever is signed in in this browser sees at once whether the address was theirs. */
export async function proveAddress(input: { token: string }): Promise<void> {
  await post('/account/prove', input);
  const { token } = getSession();
  if (!token || !hasOwnSession()) return;
  await get<{ user: User }>('/account/me', token).then(
    ({ user }) => setSession({ user }),
    () => undefined,
  );
}
export const googleClient = () => get<GoogleClient>('/account/nonce');
export const outbox = () => get<Mail[]>('/outbox');
export const chatOutbox = () => get<ChatMessage[]>('/chat-outbox');
export const answerChat = (id: string, text: string) =>
  post(`/chat-outbox/${encodeURIComponent(id)}/answers`, { text });

/** Stores the session in one step, so that nobody sees a person without the permissions. Of several shops the last one is kept. */
async function enter({ token, user, hasAccount, shops }: SignedIn): Promise<void> {
  const { shopId: last } = getSession();
  const chosen = shops.length === 1 ? shops[0] : shops.find(({ id }) => id === last);
  const shopId = chosen?.id ?? null;
  const permissions = shopId ? await get<string[]>(`/shops/${encodeURIComponent(shopId)}/permissions`, token) : [];
  if (isLanguage(user.language)) keepLanguage(user.language);
  setSession({ token, user, hasAccount, shopId, permissions });
}
