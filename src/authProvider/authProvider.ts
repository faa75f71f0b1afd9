import type { AuthProvider } from 'react-admin';
import { statusOf } from '../dataProvider/errors.ts';
import { signOut } from './account.ts';
import { mayAct } from './permissions.ts';
import { samplePath, signInPath, signInUrl } from './returnUrl.ts';
import { getSession, isSignedIn } from './session.ts';

/** react-admin's questions, answered from memory. Its own toasts are silenced: where it goes tells enough. */
export const authProvider = {
  /** Signing in is a page of its own, without the admin. */
  async login() {},

  async logout() {
    signOut();
    return signInPath;
  },

  async checkAuth() {
    if (!isSignedIn()) throw goTo(wayIn());
  },

  /** Only 401 ends a session; what is merely forbidden is told and nothing more. */
  async checkError(error: unknown) {
    if (statusOf(error) === 401) throw goTo(wayIn());
  },

  async getIdentity() {
    const { user } = getSession();
    return { id: user?.id ?? '', fullName: user?.name, email: user?.email };
  },

  async getPermissions() {
    return getSession().permissions;
  },

  async canAccess({ resource, action }: { resource: string; action: string }) {
    return mayAct(resource, action, getSession());
  },
} satisfies AuthProvider;

/** How react-admin is told where to go, and to say nothing. */
function goTo(redirectTo: string): Error {
  return Object.assign(new Error(), { redirectTo, message: false });
}

/** The guest of the sample shop goes in again as they came. */
function wayIn(): string {
  return getSession().user?.readsOnly ? samplePath : signInUrl(here());
}

function here(): string {
  return location.pathname + location.search;
}
