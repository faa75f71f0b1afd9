/** Who may call what, said a second time and in other words than the database says it. */

/** What a call asks for, as `api/access.ts` declares it, and whether a support access reaches it at all. */
export type Asked = { to: string; permission?: string; system?: boolean; isSupported?: boolean };

export type Grants = {
  signedIn: boolean;
  /** Strings on the person. */
  platform: readonly string[];
  /** Strings on each membership, by shop. */
  shops: Readonly<Record<string, readonly string[]>>;
  /** Shops to which a support access is open that writes and shows personal data. */
  support?: readonly string[];
};

export const mayCall = ({ to, permission = '', system, isSupported }: Asked, shop: string, who: Grants): boolean => {
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
      return Boolean(isSupported) && everywhere && (who.support ?? []).includes(shop);
    }
    default:
      throw new Error(`Nobody said who may call where access is to '${to}'`);
  }
};
