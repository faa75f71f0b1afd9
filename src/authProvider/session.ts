/** What this browser keeps of a signed-in person. One copy in memory answers everybody; storage makes it last and tells the other tabs. */
export type User = {
  id: string;
  name: string;
  email: string;
  mobileNo?: string | null;
  tenantId?: string | null;
  /** Null until one was chosen. */
  language?: string | null;
  /** Looks into the sample shop, and changes nothing. */
  readsOnly?: boolean;
  /** Whether the e-mail address is proved; unknown in sessions of former versions. */
  isEmailProved?: boolean;
  /** Those of the platform. What the person may do in a shop is in the session's own list. */
  permissions: string[];
};

export type Session = {
  token: string | null;
  user: User | null;
  hasAccount: boolean;
  shopId: string | null;
  /** What the person may do in the chosen shop. */
  permissions: string[];
};

const prefix = 'ts.';
const tabKey = 'ts.tab';
/** For which session this device has been told where its news go. */
export const renewedKey = 'ts.pushSession';
const signedOut: Session = { token: null, user: null, hasAccount: false, shopId: null, permissions: [] };
const listeners = new Set<() => void>();
let current: Session | null = null;

export function getSession(): Session {
  current ??= keepInTab(read());
  return current;
}

export function setSession(change: Partial<Session>): void {
  current = keepInTab({ ...getSession(), ...change });
  for (const [name, value] of Object.entries(change)) keep(prefix + name, value);
  listeners.forEach(tell => tell());
}

export function clearSession(): void {
  current = signedOut;
  for (const name of Object.keys(signedOut)) localStorage.removeItem(prefix + name);
  localStorage.removeItem(renewedKey);
  sessionStorage.removeItem(tabKey);
  listeners.forEach(tell => tell());
}

export function isSignedIn(session = getSession()): boolean {
  return Boolean(session.token && session.hasAccount);
}

/** As oneself, and not as the guest of the sample shop. */
export function hasOwnSession(): boolean {
  return isSignedIn() && !getSession().user?.readsOnly;
}

/** Told after every change, those made in another tab included. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

/** Another tab may sign out or renew the session. Its choice of a shop is its own: a form here must not be saved there. */
function onStorage({ key }: StorageEvent): void {
  if (key !== null && !isOurs(key)) return;
  const stored = readStored();
  const { user, shopId, permissions } = getSession();
  current = stored.user && stored.user.id === user?.id ? { ...stored, shopId, permissions } : stored;
  listeners.forEach(tell => tell());
}

function isOurs(key: string): boolean {
  return key.startsWith(prefix) && key.slice(prefix.length) in signedOut;
}

/** A tab that is loaded again stays in its shop; a new one begins in the shop that was chosen last. */
function read(): Session {
  const stored = readStored();
  const { userId, ...tab } = (parsed(sessionStorage.getItem(tabKey)) ?? {}) as Partial<InTab>;
  return stored.user && stored.user.id === userId ? { ...stored, ...tab } : stored;
}

type InTab = Pick<Session, 'shopId' | 'permissions'> & { userId: string };

function keepInTab(session: Session): Session {
  const { user, shopId, permissions } = session;
  if (user && shopId) {
    const inTab = { userId: user.id, shopId, permissions } satisfies InTab;
    sessionStorage.setItem(tabKey, JSON.stringify(inTab));
  } else sessionStorage.removeItem(tabKey);
  return session;
}

function readStored(): Session {
  const kept = Object.keys(signedOut).map(name => [name, parsed(localStorage.getItem(prefix + name))] as const);
  return { ...signedOut, ...Object.fromEntries(kept.filter(([, value]) => value !== null)) };
}

function keep(key: string, value: unknown): void {
  if (value === null || value === undefined) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(value));
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
