import { expect, it } from 'vitest';
import { mutantsOf, mutated } from './mutants.ts';

const source = `
function Bar({ may, sx }) {
  useTitle('Bar');
  const { data } = useList();
  if (!data) return null;
  return (
    <Box sx={sx} aria-label="Bar">
      <Title />
      {may && <Button onClick={go} size="small">Go</Button>}
    </Box>
  );
}`;

it('takes away what a person notices, and settles what is decided', () => {
  expect(mutantsOf('Bar.tsx', source).map(({ line, what }) => [line, what])).toEqual([
    [3, `without useTitle('Bar');`],
    [5, 'always !data'],
    [7, 'without aria-label="Bar"'],
    [8, 'without <Title />'],
    [9, 'without {may && <Button onClick={go} size="small">Go</Button>}'],
    [9, 'always may'],
    [9, 'without onClick={go}'],
  ]);
});

it('leaves the rest as it is', () => {
  const [first, , label] = mutantsOf('Bar.tsx', source);
  expect(mutated(source, first!)).toBe(source.replace(`useTitle('Bar');`, ''));
  expect(mutated(source, label!)).toBe(source.replace('aria-label="Bar"', ''));
});
