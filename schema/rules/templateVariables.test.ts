import { expect, it } from 'vitest';
import { say, type Said } from '../words/said.ts';
import { bindable, isPersonal, readVariables, tidy, variablesFor, type Variable } from './templateVariables.ts';

const name = { field: 'name', fallback: '' };
const city = { field: 'city', fallback: 'Surat' };

it.each<[Variable[], Record<string, string | null>, string[] | null]>([
  [['Diwali', name], { name: 'Asha' }, ['Diwali', 'Asha']],
  [['Diwali', name], { name: null }, null],
  [['Diwali', name], {}, null],
  [[name, 'Diwali'], { name: ' \n' }, null],
  [[city], { city: null }, ['Surat']],
  [[city], { city: ' Navi\n Mumbai ' }, ['Navi Mumbai']],
  [[], {}, []],
])('fills %j from %j: %j', (variables, fields, filled) => expect(variablesFor(variables, fields)).toEqual(filled));

it.each<[Variable[], boolean]>([
  [['Diwali', name], true],
  [['Diwali', 'Sunday'], false],
  [[], false],
])('%j differ from person to person: %s', (variables, expected) => expect(isPersonal(variables)).toBe(expected));

it.each<[unknown, Variable[]]>([
  [
    [' 20 ', 5],
    ['20', '5'],
  ],
  [
    ['a', 'b', 'beyond'],
    ['a', 'b'],
  ],
  [
    [name, { field: 'meetingTime', fallback: ' at\n5 pm ' }],
    [name, { field: 'meetingTime', fallback: 'at 5 pm' }],
  ],
  [
    [{ field: 'name' }, 'b'],
    [name, 'b'],
  ],
])('reads %j as %j', (given, variables) => expect(readVariables(given, 2, ['meetingTime'])).toEqual(variables));

const needed = (n: number) => say('variablesNeedValues', { n, count: 2 });
const notKnown = say('variableNotKnown', { n: 1, list: bindable.join(', ') });

it.each<[unknown, number, Said]>([
  ['20', 1, say('mustBeList')],
  [null, 1, say('variableNeedsValue', { n: 1 })],
  [['a', ' \n'], 2, needed(2)],
  [[true, 'b'], 2, needed(1)],
  [[null, 'b'], 2, needed(1)],
  [['a'], 2, needed(2)],
  [[{ field: 'meetingTime' }], 1, notKnown],
  [[{ field: 5 }], 1, notKnown],
  [[{ field: 'name', fallback: 5 }], 1, notKnown],
])('refuses %j for %i placeholders: %j', (given, count, said) =>
  expect(() => readVariables(given, count)).toThrow(expect.objectContaining({ problems: { templateVariables: said } })),
);

const rupees = '₹'.repeat(1_023);

it.each([
  ['line feeds and gaps', ' a\n\tb  c ', 'a b c'],
  ['what the database cannot hold', '\0 \0', ''],
  ['half a pair', 'a\ud800', 'a\ufffd'],
  ['more than 1,024 characters', `${rupees}₹₹`, `${rupees}₹`],
  ['a pair at the end', `${rupees}🪔`, `${rupees}\ufffd`],
])('makes a text with %s fit for the chat service', (_, text, expected) => expect(tidy(text)).toBe(expected));
