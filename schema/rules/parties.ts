/** What a person is to a shop, and what is kept of them for that. */
import { choice, pin, text } from '../kit/kinds.ts';
import { shared } from '../words/en/shared.ts';
import { stateOfPin, stateOptions } from './states.ts';
import { gstin } from './taxIds.ts';

/** In which language a person is written to. */
export const preferredLanguages = [
  { id: 'en', name: 'English' },
  { id: 'hi', name: 'Hindi' },
] as const;

/** How accounting programs name the groups of those who buy and of those who sell. */
export const groupsOfCustomers = ['Sundry Debtors', 'Sundry Debtor', 'Debtors', 'Debtor', 'Customers', 'Customer'];
export const groupsOfSuppliers = [
  'Sundry Creditors',
  'Sundry Creditor',
  'Creditors',
  'Creditor',
  'Suppliers',
  'Supplier',
];
export const groupsOfKarigars = ['Karigars', 'Karigar', 'Job Workers', 'Job Worker', 'Goldsmiths'];

/** Six digits that some state has, also written `400 001`. */
export const partyPin = () =>
  pin()
    .transform((value: unknown) => (typeof value === 'string' ? value.replace(/\s/g, '') : value))
    .test('state', 'No state has this PIN', value => !value || value.length !== 6 || stateOfPin(value).length > 0);

/** Where the PIN beside it lies. */
export const partyState = () =>
  choice(stateOptions).test('otherPin', shared.otherPin, (code, { parent }: { parent?: { pin?: unknown } }) => {
    const possible = typeof parent?.pin === 'string' ? stateOfPin(parent.pin) : [];
    return !code || !possible.length || possible.some(state => state.code === code);
  });

/** It holds the PAN beside it, and belongs to the state beside it. */
export const partyGstin = () =>
  gstin().test('otherPan', shared.otherPan, (value, { parent }: { parent?: { pan?: unknown } }) => {
    const pan = parent?.pan;
    return !value || typeof pan !== 'string' || pan.length !== 10 || value.slice(2, 12) === pan;
  });

/** Words with commas between them, each once. */
export const tags = () =>
  text()
    .transform((value: unknown) => (typeof value === 'string' ? uniteTags([value]) || null : value))
    .max(255);

/** Several lists of tags as one: the same word in other letters is one tag. */
export const uniteTags = (lists: readonly unknown[]): string => {
  const all = lists.flatMap(list => (typeof list === 'string' ? list.split(',') : [])).map(tag => tag.trim());
  return [
    ...new Map(
      all
        .filter(Boolean)
        .map(tag => [tag.toLowerCase(), tag] as const)
        .toReversed(),
    ).values(),
  ]
    .toReversed()
    .join(', ');
};
