import { describe, expect, it } from 'vitest';
import { hindi } from '../words/hi/index.ts';
import { wordings } from '../words/wordings.ts';
import { defineEntity, type Fields } from './defineEntity.ts';
import { date, timestamp } from './kinds.ts';
import { validate } from './validate.ts';

/** Known to the words of other languages by the name of an entity that they have. */
const periods = (fields: Fields) =>
  defineEntity({
    name: 'gstRates',
    label: { one: 'Period', many: 'Periods' },
    path: 'shops/:shopId/periods',
    title: 'since',
    fields,
    search: [],
    permissions: {},
  });
const since = () => date().label('From');
const offers = periods({ since: since(), until: date().label('Until').after('since') });
const rents = periods({ since: since(), until: date().label('Until').after('since', { orSame: true }) });
const meetings = periods({ since: timestamp().label('From'), until: timestamp().label('Until').after('since') });

const said = (language: 'en' | 'hi', entity: typeof offers, body: object) => {
  const { problems = {} } = validate(entity, body, 'update');
  return wordings[language].sayAll(problems);
};
const [first, second] = ['2026-11-19', '2026-11-20'];

describe('what comes after something else of its record', () => {
  it.each([
    ['later', offers, { since: first, until: second }],
    ['the same, where that will do', rents, { since: first, until: first }],
    ['open', offers, { since: first, until: null }],
    ['without a beginning', offers, { since: '', until: first }],
    ['a beginning that the body does not speak of', offers, { until: first }],
    ['a moment later, told in another zone', meetings, { since: `${first}T23:00Z`, until: `${second}T05:00+05:30` }],
  ])('is taken: %s', (_what, entity, body) => expect(said('en', entity, body)).toEqual({}));

  it.each([
    ['earlier', offers, { since: second, until: first }, 'Must be after From'],
    ['the same', offers, { since: first, until: first }, 'Must be after From'],
    ['earlier, where the same will do', rents, { since: second, until: first }, 'Must not be before From'],
    ['a day of no calendar', offers, { since: first, until: '2026-02-30' }, 'Enter a date'],
    [
      'no moment later, told in another zone',
      meetings,
      { since: `${first}T23:30Z`, until: `${second}T05:00+05:30` },
      'Must be after From',
    ],
  ])('is refused at its own field: %s', (_what, entity, body, until) =>
    expect(said('en', entity, body)).toEqual({ until }),
  );

  it('is told in the language of the reader, with the name that the other field has there', () => {
    const { since: label } = hindi.entities['gstRates']!.fields;
    const [strict, mild, timed] = [offers, rents, meetings].map(
      entity => said('hi', entity, { since: second, until: first })['until'],
    );
    expect(strict).toBe(`“${label}” के बाद की तारीख डालें`);
    expect(mild).toBe(`“${label}” से पहले की तारीख नहीं चलेगी`);
    expect(timed).toBe(`“${label}” के बाद का समय डालें`);
  });

  it.each([
    ['a field that is not there', date().after('begun')],
    ['a field of another kind', timestamp().after('since')],
  ])('is refused at definition after %s', (_what, until) =>
    expect(() => periods({ since: since(), until })).toThrow('gstRates.until is to come after'),
  );
});
