import { expect, it } from 'vitest';
import { readSaid, say, storedSaid, type Said } from './said.ts';
import { wordings } from './wordings.ts';

const read = (stored: string) => wordings.en.say(readSaid(stored));

it.each<Said>([
  say('noRows'),
  say('tooManyRows', { count: 5 }),
  { rule: 'required', kind: 'text', field: 'contacts.name', english: 'Name is required', values: { label: 'Name' } },
])('%j is read as it was kept', said => expect(readSaid(storedSaid(said))).toEqual(said));

it.each(['Blocked.', '', '{', '{"', '{"a":1}', '{"rule":"x"}', 'null', '[]'])('%s is text', text =>
  expect(read(text)).toBe(text),
);

it('a sentence that is no more is told by its key', () => expect(read('{"key":"gone"}')).toBe('gone'));
