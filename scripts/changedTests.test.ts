import { expect, it } from 'vitest';
import { addressesOf, nearest, reachedSpecs, withWholeHouse } from './changedTests.ts';

const table = `
const Ledger = lazy(() => import('./resources/messaging/Ledger.tsx').then(({ Ledger }) => ({ default: Ledger })));
const BackgroundTasks = lazy(() =>
  import('./backgroundTasks/BackgroundTasks.tsx').then(({ BackgroundTasks }) => ({ default: BackgroundTasks })),
);
const ownPages = {
  '/home': Home,
  '/background_tasks': BackgroundTasks,
  '/contacts/messenger/balance/:id': Ledger,
};`;
const routes = {
  table,
  areas: [{ name: 'contacts', route: 'contacts' }, { name: 'rates', route: 'gold_rates' }, { name: 'parts' }],
};
const at = (name: string) => `tests/browser/${name}.spec.ts`;
const specs = [
  { file: at('contacts'), text: `goto('/contacts'); goto('/contacts/create')` },
  { file: at('devMock'), text: '' },
  { file: at('ledger'), text: `goto('/contacts/messenger/balance')` },
  { file: at('products'), text: `goto('/products')` },
  { file: at('rates'), text: `goto('/gold_rates')` },
  { file: at('session'), text: `goto('/contacts_of_others')` },
];

it.each([
  ['src/resources/contacts/NewContact.tsx', ['/contacts']],
  ['api/handlers/rates.ts', ['/gold_rates']],
  ['schema/entities/rates.ts', ['/gold_rates']],
  ['src/resources/messaging/Ledger.tsx', ['/contacts/messenger/balance']],
  ['src/backgroundTasks/useBackgroundTasks.ts', ['/background_tasks']],
  ['src/resources/parts/Part.tsx', []],
  ['schema/kit/kinds.ts', []],
])('%s belongs to %j', (file, addresses) => expect(addressesOf(file, routes)).toEqual(addresses));

it.each([
  ['a spec itself', [at('rates')], ['rates'], []],
  ['a page of an area: who names it most comes first', ['src/resources/contacts/A.tsx'], ['contacts', 'ledger'], []],
  ['a page of the route table', ['src/resources/messaging/Ledger.tsx'], ['ledger'], []],
  ['a test beside the code, a guide', ['src/resources/contacts/a.test.tsx', 'docs/guide/a.md'], [], []],
  ['the mocks', ['mocks/open.ts'], ['devMock'], []],
  ['what all stands on', ['schema/kit/kinds.ts'], ['products', 'session'], ['contacts', 'devMock', 'ledger', 'rates']],
  [
    'what all stands on, and an area',
    ['schema/kit/kinds.ts', 'api/handlers/rates.ts'],
    ['rates', 'products', 'session'],
    ['contacts', 'devMock', 'ledger'],
  ],
  [
    'more areas than there is time for',
    ['src/resources/contacts/A.tsx', 'api/handlers/rates.ts', at('products'), 'mocks/open.ts'],
    ['products', 'devMock', 'contacts'],
    ['ledger', 'rates'],
  ],
] as const)('chooses the specs of %s', (_what, changed, run, left) => {
  expect(reachedSpecs(changed, specs, routes, 3)).toEqual({ run: run.map(at), left: left.map(at) });
});

it('keeps every spec that is changed itself', () => {
  const all = specs.map(({ file }) => file);
  expect(reachedSpecs(all, specs, routes, 3)).toEqual({ run: all, left: [] });
});

it('takes the unit tests nearest to the change when they are many', () => {
  const tests = ['api/crud/create.test.ts', 'src/a.test.ts', 'schema/rules/money.test.ts', 'schema/kit/kinds.test.ts'];
  expect(nearest(tests, ['schema/kit/kinds.ts'], 2)).toEqual({
    run: ['schema/kit/kinds.test.ts', 'schema/rules/money.test.ts'],
    left: ['api/crud/create.test.ts', 'src/a.test.ts'],
  });
});

it('takes those of an entity first, wherever they stand', () => {
  const tests = ['schema/kit/a.test.ts', 'src/resources/contacts/a.test.tsx', 'tests/api/checklist/contacts.test.ts'];
  const { left } = nearest(tests, ['schema/entities/contacts.ts'], 2);
  expect(left).toEqual(['schema/kit/a.test.ts']);
});

it('always runs the tests of the whole house', () => {
  const reached = { run: ['schema/kit/kinds.test.ts'], left: ['tests/words/words.test.ts', 'src/a.test.ts'] };
  expect(withWholeHouse(reached, ['schema/kit/kinds.test.ts', 'tests/words/words.test.ts'])).toEqual({
    run: ['schema/kit/kinds.test.ts', 'tests/words/words.test.ts'],
    left: ['src/a.test.ts'],
  });
});
