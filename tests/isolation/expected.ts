/** Who may call what, said a second time and in other words than the database says it. */

/** What a call asks for, as `api/access.ts` declares it, and how far a support access reaches it. */
export type Asked = {
  to: string;
  permission?: string;
  system?: boolean;
  proved?: boolean;
  reach?: string;
  writes?: boolean;
};

type Support = { shop: string; writes: boolean; showsPersonal: boolean };

export type Grants = {
  signedIn: boolean;
  /** Strings on the person. */
  platform: readonly string[];
  /** Strings on each membership, by shop. */
  shops: Readonly<Record<string, readonly string[]>>;
  /** The support access that is open. */
  support?: Support;
};

export const mayCall = (
  { to, permission = '', system, reach = 'never', writes }: Asked,
  shop: string,
  who: Grants,
): boolean => {
  if (to === 'public') return true;
  if (!who.signedIn) return false;
  const onPerson = who.platform.includes(permission);
  const everywhere = who.platform.includes('system/all');
  switch (to) {
    case 'person':
      return permission === '' || onPerson || everywhere;
    case 'platform':
    case 'across':
    case 'desk':
      return onPerson || everywhere;
    case 'shop': {
      const held = who.shops[shop];
      if (held && (permission === '' || onPerson || held.includes(permission))) return true;
      if (system && (everywhere || onPerson)) return true;
      return everywhere && who.support?.shop === shop && supports(who.support, reach, writes);
    }
    default:
      throw new Error(`Nobody said who may call where access is to '${to}'`);
  }
};

const supports = (support: Support, reach: string, writes = false): boolean =>
  reach !== 'never' && (support.writes || !writes) && (support.showsPersonal || reach !== 'whole');
