import { expect, it } from 'vitest';
import { described, mutantsOf, mutated } from './mutantsOf.ts';

const screen = `
function Bar({ may, sx }) {
  useTitle('Bar');
  const { data } = useList();
  return (
    <Box sx={sx} aria-label="Bar">
      <Title />
      {may && <Button onClick={go} size="small">Go</Button>}
    </Box>
  );
}`;

const changes = (path: string, source: string) =>
  mutantsOf(path, source).map(mutant => described(mutant, source).slice(path.length + 1));

it('takes away what a person notices of a screen, and no looks', () => {
  expect(changes('Bar.tsx', screen)).toEqual([
    `3  useTitle('Bar');  →  ;`,
    '6  aria-label="Bar"  →  (nothing)',
    '7  <Title />  →  (nothing)',
    '8  {may && <Button onClick={go} size="small">Go</Button>}  →  (nothing)',
    '8  &&  →  ||',
    '8  onClick={go}  →  (nothing)',
  ]);
});

it.each([
  ['a <= b', ['1  <=  →  <']],
  ['a + b * 2', ['1  +  →  -', '1  *  →  /', '1  2  →  3']],
  ["a + 'g'", []],
  ['!a && b', ['1  &&  →  ||', '1  !a  →  a']],
  ['a ?? 1', ['1  a ?? 1  →  a', '1  1  →  0']],
  ['a ? b : c', ['1  a  →  true', '1  a  →  false']],
  ['list.filter(wanted).every(sound)', ['1  every  →  some', '1  .filter(wanted)  →  (nothing)']],
  ["sort('asc', true)", ["1  'asc'  →  'desc'", '1  true  →  false']],
  ['[a, b]', ['1  , b  →  (nothing)']],
  ['a as Record<1, true>', []],
])('changes %s once for each mutant', (expression, expected) => {
  expect(changes('rule.ts', `export const of = ${expression};`)).toEqual(expected);
});

it('leaves out a statement, and neither a loop nor a marked line', () => {
  expect(
    changes('rule.ts', 'while (a < 1) {\n  go();\n}\n// mutants: none\nstop(0); // mutants: the number is only logged'),
  ).toEqual(['2  go();  →  ;']);
});

it('leaves the rest of the file as it is', () => {
  const [mutant] = mutantsOf('rule.ts', 'export const of = a < b;');
  expect(mutated('export const of = a < b;', mutant!)).toBe('export const of = a <= b;');
});
