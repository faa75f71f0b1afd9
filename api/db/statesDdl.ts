import { currentShop, inOpenBooks } from './settings.ts';
import type { Table, TableStates } from './table.ts';

type Guarded = { name: string; states: TableStates };

/** What a role that writes may do. The column of states is out of its reach: the role `transition` alone changes it. */
export const writerGrants = ({ name, states, columns }: Pick<Table, 'name' | 'states' | 'columns'>, role: string) =>
  states
    ? [
        `grant select, insert, delete on ${name} to ${role};`,
        `grant update (${columns
          .filter(column => !column.generated && column.name !== states.column)
          .map(column => column.name)
          .join(', ')}) on ${name} to ${role};`,
      ]
    : [`grant select, insert, update, delete on ${name} to ${role};`];

/** New rows begin in the first state, and a change is one of the transitions, by the name that `enter_transition` was given. */
export const statesDdl = ({ name, states }: Guarded): string[] => [
  `grant select, update on ${name} to transition;`,
  ...statesPolicies({ name, states }),
];

export const statesPolicies = ({ name, states }: Guarded): string[] => {
  const { initial, using, check } = stateConditions(states);
  return [
    `create policy initial_state on ${name} as restrictive for insert with check (${initial});`,
    `create policy transitions on ${name} as restrictive for update to transition\n  using (${using})\n  with check (${check});`,
  ];
};

/** What must be true of a new row, and of a row before and after a transition. */
export const stateConditions = ({ column, initial, transitions }: TableStates) => {
  const all = Object.entries(transitions);
  const from = all.map(
    ([key, { from }]) => `when ${quoted(key)} then ${column} = any (array[${from.map(quoted).join(', ')}])`,
  );
  const to = all.map(
    ([key, { to, effectOn }]) =>
      `when ${quoted(key)} then ${column} = ${quoted(to)}${effectOn ? ` and ${inOpenBooks(effectOn)}` : ''}`,
  );
  return { initial: `${column} = ${quoted(initial)}`, using: chosen(from), check: chosen(to) };
};

export const dropStatesPolicies = (name: string): string[] => [
  `drop policy initial_state on ${name};`,
  `drop policy transitions on ${name};`,
];

const chosen = (cases: readonly string[]) =>
  `shop_id = ${currentShop} and case current_setting('app.transition', true) ${cases.join(' ')} else false end`;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
