import { defineConfig } from 'vitest/config';
import { screens } from './vitest.config.ts';
import { mutated, type Mutant } from './tests/screens/mutants.ts';

const mutant = JSON.parse(process.env['MUTANT'] ?? '{}') as Mutant;

/** The tests of the screens over one mutant; the file itself is never touched. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform: (code, id) => (id.endsWith(`/${mutant.path}`) ? mutated(code, mutant) : null),
    },
  ],
  test: { ...screens.test, maxWorkers: 2 },
});
