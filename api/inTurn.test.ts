import { expect, it } from 'vitest';
import { inTurn } from './inTurn.ts';
import type { Statement } from './ports.ts';

const statement = (text: string, next: Statement[] = []): Statement => ({
  text,
  values: [],
  ...(next.length && { next: ({ rows }) => next.map(one => ({ ...one, text: `${one.text} of ${rows[0]![0]}` })) }),
});

const told = async (statements: readonly Statement[]) => {
  const pipelines: string[][] = [];
  const results = await inTurn((all, isLast) => {
    pipelines.push([...all.map(({ text }) => text), ...(isLast ? ['end'] : [])]);
    return Promise.resolve(all.map(({ text }) => ({ rows: [[text]], count: 1 })));
  })(statements);
  return { pipelines, replies: results.map(({ rows }) => rows[0]![0]) };
};

it('what a result asks for runs before what comes behind, and has no reply of its own', async () => {
  expect(
    await told([statement('a'), statement('b', [statement('x'), statement('y', [statement('z')])]), statement('c')]),
  ).toEqual({
    pipelines: [
      ['a', 'b'],
      ['x of b', 'y of b'],
      ['z of y of b', 'c', 'end'],
    ],
    replies: ['a', 'b', 'c'],
  });
});

it.each([
  ['one pipeline where nothing is asked for', [statement('a'), statement('b')], [['a', 'b', 'end']]],
  ['none for nothing', [], []],
  ['the last may ask too', [statement('a', [statement('x')])], [['a'], ['x of a', 'end']]],
])('%s', async (_, statements, pipelines) => expect((await told(statements)).pipelines).toEqual(pipelines));
