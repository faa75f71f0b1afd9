import { describe, expect, it } from 'vitest';
import { defineEntity, type AnyEntity } from './defineEntity.ts';
import { integer, lines, text } from './kinds.ts';
import { validate } from './validate.ts';

const notes = defineEntity({
  name: 'notes',
  label: { one: 'Note', many: 'Notes' },
  path: 'shops/:shopId/notes',
  title: 'name',
  fields: {
    name: text().label('Name').required(),
    lines: lines({
      article: text().label('Article').required().max(8),
      pieces: integer().label('Pieces').min(1),
    }).label('Lines'),
  },
  search: [],
  permissions: {},
}) as unknown as AnyEntity;

const judged = (sent: unknown) => validate(notes, { name: 'x', lines: sent }, 'create');

describe('lines', () => {
  it('are cleaned as fields are, without ids of their own where they are new', () => {
    const { values } = judged([{ article: ' Ring ', pieces: '2' }]);
    expect(values!['lines']).toEqual([{ article: 'Ring', pieces: 2 }]);
  });

  it.each([null, undefined, '[]'])('are none for %s', sent => {
    expect(judged(sent).values!['lines']).toEqual([]);
  });

  it('are told what is wrong at their places', () => {
    const { problems } = judged([
      { article: 'Ring' },
      { article: '', pieces: 0 },
      { article: 'Necklaces', colour: 'red' },
    ]);
    expect(Object.keys(problems!).sort()).toEqual([
      'lines.1.article',
      'lines.1.pieces',
      'lines.2.article',
      'lines.2.colour',
    ]);
    expect(problems!['lines.1.article']).toMatchObject({ rule: 'required', field: 'notes.lines.article' });
  });

  it.each([[[7]], [['ring']], [{ article: 'Ring' }], ['ring']])('%j is no list of them', sent => {
    expect(judged(sent).problems).toMatchObject({ lines: { kind: 'lines', rule: 'typeError' } });
  });
});
