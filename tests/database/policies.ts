import { inOpenBooks } from '../../api/db/settings.ts';
import { stateConditions } from '../../api/db/statesDdl.ts';
import type { Table } from '../../api/db/table.ts';

export type FoundPolicy = {
  name: string;
  command: string;
  permissive: boolean;
  /** Those that it is for; 'public' for all. */
  role: string;
  using: string | null;
  check: string | null;
};

const shopOnly = `(shop_id = (NULLIF(current_setting('app.shop_id'::text, true), ''::text))::uuid)`;

export type Rules = Pick<
  Table,
  'scope' | 'across' | 'personal' | 'states' | 'desk' | 'clearable' | 'appendOnly' | 'takesEffectOn'
>;

type Policy = Omit<FoundPolicy, 'permissive' | 'role'> & { permissive?: false; role?: string };

/** The policies of a table: its own, and for what they are there. */
const policies: Record<string, Policy> = {
  shop: { name: 'shop', command: '*', using: shopOnly, check: shopOnly },
  platform: { name: 'platform', command: '*', using: `(CURRENT_USER <> 'app'::name)`, check: null },
  across: { name: 'across', command: 'r', using: `(CURRENT_USER = 'overseer'::name)`, check: null },
  backup: {
    name: 'backup',
    command: 'r',
    role: 'backup_reader',
    using: `(CURRENT_USER = 'backup_reader'::name)`,
    check: null,
  },
};
const person = `current_setting('app.user_id'::text, true)`;
const oneOfThem = `(${shopOnly} AND ((${person} = ''::text) OR (${person} = (user_id)::text)))`;
const personal: (typeof policies)[string][] = [
  { name: 'shop', command: '*', using: oneOfThem, check: oneOfThem },
  { name: 'told', command: 'a', using: null, check: shopOnly },
];
/** One person's, or all of the shop's for whoever may see them. */
const oneOrAll = (permission: string) => {
  const all = `( SELECT (my_permissions() && ARRAY['${permission}'::text, 'system/all'::text]))`;
  return `(${shopOnly} AND ((${person} = ''::text) OR (${person} = (user_id)::text) OR ${all}))`;
};
const personalPolicies = (whose: NonNullable<Rules['personal']>): Policy[] =>
  typeof whose === 'object'
    ? [{ name: 'shop', command: '*', using: oneOrAll(whose.unless), check: oneOrAll(whose.unless) }]
    : personal.filter(({ name }) => whose !== 'alone' || name !== 'told');

/** Before one record, and what that role alone sees. */
const deskPolicies = ({ rows, alone }: NonNullable<Rules['desk']>): Policy[] => {
  const seen = `((NOT ${alone}) OR (${person} = ''::text))`;
  const internal = {
    name: 'internal',
    command: '*',
    role: 'app',
    permissive: false as const,
    using: seen,
    check: seen,
  };
  return [
    { name: 'desk', command: '*', role: 'desk', permissive: false, using: rows, check: rows },
    ...(alone ? [internal] : []),
  ];
};

const policiesOf = ({ scope, across, personal: whose, states, desk, appendOnly, takesEffectOn }: Rules): Policy[] => [
  policies['backup']!,
  ...(whose ? personalPolicies(whose) : [policies['shop']!]),
  ...(scope === 'shared' ? [policies['platform']!] : []),
  ...(scope === 'shop' && across ? [policies['across']!] : []),
  ...(states ? statePolicies(states) : []),
  ...(desk ? deskPolicies(desk) : []),
  ...(appendOnly ? appendOnlyPolicies(appendOnly) : []),
  ...(takesEffectOn
    ? [{ name: 'open_books', command: 'a', permissive: false as const, using: null, check: inOpenBooks(takesEffectOn) }]
    : []),
];

const appendOnlyPolicies = ({ added, released }: NonNullable<Rules['appendOnly']>): Policy[] => [
  ...(added ? [{ name: 'added', command: 'a', permissive: false as const, using: null, check: added }] : []),
  ...(released
    ? [
        {
          name: 'released',
          command: 'w',
          role: 'transition',
          permissive: false as const,
          using: null,
          check: `${released} is null`,
        },
      ]
    : []),
];

/** Those that restrict what the others allow. */
const statePolicies = (states: NonNullable<Rules['states']>): Policy[] => {
  const { initial, using, check } = stateConditions(states);
  return [
    { name: 'initial_state', command: 'a', permissive: false, using: null, check: initial },
    { name: 'transitions', command: 'w', role: 'transition', permissive: false, using, check },
  ];
};

/** PostgreSQL writes an expression with brackets, casts and line breaks of its own. */
const bare = (expression: string | null) =>
  expression
    ?.replace(/::\w+/g, '')
    .replace(/[()\s]/g, '')
    .toLowerCase() ?? null;

/** What is wrong with the policies of a table. */
export const policyProblems = (policies: readonly FoundPolicy[], rules: Rules): string[] => {
  const right = policiesOf(rules);
  if (policies.length !== right.length) return [`has ${policies.length} policies`];
  const stray = policies.filter(
    ({ name, command, permissive, role, using, check }) =>
      !right.some(
        each =>
          each.name === name &&
          each.command === command &&
          (each.permissive ?? true) === permissive &&
          (each.role ?? 'public') === role &&
          bare(each.using) === bare(using) &&
          bare(each.check) === bare(check),
      ),
  );
  return stray.map(({ name }) =>
    name === 'shop' ? 'its policy is not the one of the shop' : `its policy ${name} is strange`,
  );
};
