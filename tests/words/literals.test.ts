import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { literalsIn } from './literals.ts';

const components = globSync('src/**/*.tsx').filter(path => !path.includes('.test.'));

it('no component holds text of its own: it would stay as it is in every language', () => {
  expect(components.length).toBeGreaterThan(150);
  expect(components.flatMap(path => literalsIn(path))).toEqual([]);
});

const probe = `<div title="Save the rate" className="no text" id="not Read">
  Today {'No rates yet'} {name} {'kit.save'}
  <b aria-label="Close it">{\`Rates of \${name}\`}</b>
  <i href="/an/address" title="a.key">TolaShop</i>
</div>`;

it('finds text in an element, an expression and an attribute', () => {
  expect(
    literalsIn('probe.tsx', probe)
      .map(({ text }) => text)
      .toSorted(),
  ).toEqual(['Close it', 'No rates yet', 'Rates of', 'Save the rate', 'Today']);
});
