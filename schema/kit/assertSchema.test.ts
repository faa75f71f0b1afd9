import { expect, it } from 'vitest';
import { entities } from '../entities/index.ts';
import { defineEntity, type AnyEntity } from './defineEntity.ts';
import { boolean, choice, date, image, json, lines, money, percent, ref, refs, text, timestamp } from './kinds.ts';
import { anything, byName } from './shape.ts';
import { assertSchema } from './assertSchema.ts';

const entity = (name: string, fields: object = {}, more: object = {}): AnyEntity =>
  defineEntity({
    name,
    label: { one: name, many: name },
    path: `shops/:shopId/${name}`,
    title: 'name',
    fields: { name: text(), ...fields },
    search: [],
    permissions: {},
    ...more,
  });

const onCalendar = (calendar: object) => ({ permissions: { list: 'x' }, calendar });
const numbered = { series: { field: 'name', prefix: 'J' } };
const parts = () => lines({ name: text(), kind: choice([{ id: 'new', name: 'New' }] as const) });
const ofFigures = (figure: object) => ({ permissions: { list: 'x' }, figures: { all: { label: 'All', ...figure } } });

it.each([
  [
    'a reference to nothing',
    { shelves: entity('shelves', { roomId: ref('rooms') }) },
    "shelves.roomId refers to 'rooms', which is no entity",
  ],
  ['another name than its key', { shelf: entity('shelves') }, "shelf is named 'shelves'"],
  [
    'a parent that is no reference',
    { shelves: entity('shelves', {}, { path: 'shops/:shopId/rooms/:roomId/shelves' }) },
    "has 'roomId' in its path",
  ],
  [
    'a list asked for what no reference leads to',
    {
      shelves: entity('shelves', { roomId: ref('rooms') }, { list: { filters: ['roomId.name'] } }),
      rooms: entity('rooms'),
    },
    "shelves is asked for 'roomId.name', which is no reference of a record that it refers to",
  ],
  [
    'two in one place',
    { rooms: entity('rooms'), halls: entity('halls', {}, { path: 'shops/:shopId/rooms' }) },
    "two entities live at 'shops/:shopId/rooms'",
  ],
  [
    'a choice among what a shop cannot see',
    { shelves: entity('shelves', { planId: ref('plans') }), plans: entity('plans', {}, { space: 'platform' }) },
    "shelves.planId refers to 'plans' of the platform",
  ],
  [
    'work assigned to what is no person',
    {
      jobs: entity('jobs', { roomId: ref('rooms') }, { assignment: { to: 'roomId' } }),
      rooms: entity('rooms'),
    },
    "jobs is assigned to 'roomId', which names no person",
  ],
  [
    'work due on what is no day',
    { jobs: entity('jobs', {}, { assignment: { due: 'name' } }) },
    "jobs is due on 'name', which is no day",
  ],
  [
    'a number without a day',
    { jobs: entity('jobs', { no: text() }, { series: { field: 'no', prefix: 'J', takenBy: 'begin', dated: 'name' } }) },
    "jobs takes its number with 'begin', and no day with it",
  ],
  [
    'a document for others that cannot say why its day is earlier',
    {
      jobs: entity(
        'jobs',
        { no: text(), day: date() },
        { permissions: { create: 'x' }, series: { field: 'no', prefix: 'J', dated: 'day', outgoing: true } },
      ),
    },
    "jobs goes to others, and has no field 'backDatedReason'",
  ],
  [
    'a number without a word about its parties',
    { jobs: entity('jobs', { no: text() }, { series: { field: 'no', prefix: 'J' } }) },
    'jobs has a number and does not say who its parties are',
  ],
  [
    'another party that is no contact',
    {
      jobs: entity('jobs', { roomId: ref('rooms') }, { ...numbered, parties: { other: 'roomId' } }),
      rooms: entity('rooms'),
    },
    "jobs has 'roomId' as its other party, which is no contact",
  ],
  [
    'parties of what has none',
    {
      jobs: entity('jobs', { roomId: ref('rooms') }, { ...numbered, parties: { other: null, from: 'roomId' } }),
      rooms: entity('rooms'),
    },
    "jobs takes its parties over from 'roomId', which is no document with parties",
  ],
  [
    'a calendar by words',
    { jobs: entity('jobs', {}, onCalendar({ start: 'name' })) },
    "jobs is on the calendar by 'name', which is no day and no moment",
  ],
  [
    'a calendar of days that last until moments',
    { jobs: entity('jobs', { on: date(), until: timestamp() }, onCalendar({ start: 'on', end: 'until' })) },
    "jobs lasts until 'until', which is not of the kind of 'on'",
  ],
  [
    'a calendar of what belongs to no shop',
    { jobs: entity('jobs', { on: date() }, { ...onCalendar({ start: 'on' }), space: 'platform' }) },
    'jobs has a calendar, and no list of a shop by itself',
  ],
  [
    'a sum of words',
    { jobs: entity('jobs', {}, ofFigures({ sum: 'name' })) },
    "jobs: the figure all reckons with 'name', which is no figure",
  ],
  [
    'a sum of percentages',
    { jobs: entity('jobs', { share: percent() }, ofFigures({ sum: 'share' })) },
    "jobs: the figure all adds up 'share', which is a percentage",
  ],
  [
    'a sum of what is in no line',
    { jobs: entity('jobs', { parts: parts() }, ofFigures({ sum: 'parts.weight' })) },
    "jobs: the figure all reckons with 'parts.weight', which there is not",
  ],
  [
    'a sum of documents for each of their lines',
    { jobs: entity('jobs', { cost: money(), parts: parts() }, ofFigures({ sum: 'cost', by: 'parts.kind' })) },
    "jobs: the figure all is by lines, and would reckon with 'cost' once for each",
  ],
  [
    'figures by the words of lines',
    { jobs: entity('jobs', { parts: parts() }, ofFigures({ by: 'parts.name' })) },
    "jobs is asked for 'parts.name', by which no lines are told apart",
  ],
  [
    'figures by words',
    { jobs: entity('jobs', {}, ofFigures({ by: 'name' })) },
    "jobs: the figure all is by 'name' of the kind text",
  ],
  [
    'a calendar without days',
    { jobs: entity('jobs', { cost: money() }, ofFigures({ sum: 'cost', every: 'week' })) },
    'jobs: the figure all is by no day',
  ],
  [
    'ages that are told by no day',
    { jobs: entity('jobs', { isOpen: boolean() }, ofFigures({ by: 'isOpen', ages: [30] })) },
    'jobs: the figure all tells ages, and is not by a day alone',
  ],
  [
    'ages that do not rise',
    { jobs: entity('jobs', { day: date() }, ofFigures({ by: 'day', ages: [90, 30] })) },
    'jobs: the figure all has ages that do not rise',
  ],
  [
    'figures of a state that there is not',
    { jobs: entity('jobs', {}, ofFigures({ state: 'issued' })) },
    "jobs: the figure all is of those that are 'issued', which is none of their states",
  ],
  [
    'reports by words',
    { jobs: entity('jobs', {}, { ...ofFigures({}), list: { period: 'name' } }) },
    "jobs is reported by 'name', which is no day and no moment",
  ],
  [
    'figures that nobody may list',
    { jobs: entity('jobs', {}, { figures: { all: { label: 'All' } } }) },
    'jobs has figures, and no list of a shop',
  ],
  [
    'a paper of a text that is none of it',
    { jobs: entity('jobs', {}, { papers: { slip: { label: 'Slip', sizes: ['a4'], fields: [], text: 'notes' } } }) },
    "jobs: 'Slip' carries 'notes', which is no text of it",
  ],
  [
    'JSON that could pass for a picture',
    { cards: entity('cards', { photo: image(), layout: json(byName(anything)) }) },
    'cards holds uploads beside JSON',
  ],
  [
    'a link that does not link',
    { rooms: entity('rooms', { tags: refs('tags', { via: 'tags' }) }), tags: entity('tags') },
    "rooms.tags is kept in 'tags', which does not link rooms with tags",
  ],
])('%s is found before anything is made of the entities', (_what, entities, message) => {
  expect(() => assertSchema(entities as Record<string, AnyEntity>)).toThrow(message);
});

it('those of the product fit together', () => {
  expect(() => assertSchema(entities)).not.toThrow();
});
