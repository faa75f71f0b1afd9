/** A statement of a transaction, and the tables that it writes. */
export type Step = { text: string; writes: readonly string[] };

/** As whom what follows is done. */
const roleBehind = (text: string): string | null => {
  const context = /^\s*select (enter\w*)\(/i.exec(text)?.[1];
  return context ? (roles[context] ?? null) : null;
};

const roles: Record<string, string> = {
  enter_shop: 'app',
  enter_job: 'app',
  enter_platform: 'app',
  enter_account: 'account',
  enter_person: 'account',
  enter_transition: 'transition',
};

/**
 * A role has a connection of its own to each node, and a write to a reference table keeps out all others until the end: two roles
 * that write such tables in one transaction wait for each other for ever.
 */
export const writersIn = (steps: readonly Step[], reference: readonly string[]): string[] => {
  let role = '';
  const written = new Map<string, string>();
  for (const { text, writes } of steps) {
    role = roleBehind(text) ?? role;
    for (const table of writes) if (reference.includes(table)) written.set(role, table);
  }
  return written.size > 1 ? [`writes ${[...written].map(([as, table]) => `${table} as ${as}`).join(', ')}`] : [];
};
