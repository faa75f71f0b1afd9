import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, integer, text, timestamp } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { choiceIn } from '../words/wording.ts';
import { accessActs, accessKinds } from '../rules/accessEvents.ts';

/**
 * Who came into the shop, who failed to, and what was refused to its people; of people without a shop in the platform's space. The server
 * alone writes it.
 */
export const accessEvents = defineEntity({
  name: 'accessEvents',
  label: { one: 'Access', many: 'Access log' },
  path: 'shops/:shopId/access_events',
  page: { route: 'access_log', menu: 'settings' },
  title: 'person',
  fields: {
    at: timestamp().label('When').required(),
    kind: choice(accessKinds).label('What happened').required(),
    /** As they were called then. */
    person: text().label('Person').required(),
    userId: text().label('Account').max(36),
    act: choice(accessActs).label('Tried to'),
    /** The kind of records that it was about, by its name in the schema. */
    record: text().label('Kind of records').max(64),
    count: integer().label('Times').min(1).required().default(1),
    lastAt: timestamp().label('Last time'),
    device: text().label('Device').max(64),
    address: text().label('Network address').max(64),
    /** As the description of the API names it. */
    operation: text().label('Call').max(128),
  },
  derived: {
    /** What was tried, and how often where it was more than once. */
    what: ({ record, act, count }, _, words) => {
      const tried = [words.entities[record ?? '']?.many, act && choiceIn(words, 'accessEvents.act', act)];
      return [tried.filter(Boolean).join(': '), count > 1 && `${count}×`].filter(Boolean).join(' · ');
    },
  },
  search: ['person', 'address', 'operation'],
  permissions: { list: can.AccessLogList },
  list: {
    columns: ['at', 'kind', 'person', 'what', 'device'],
    filters: ['kind', 'userId', 'at'],
    defaultSort: 'at',
  },
  storage: {
    indexes: [
      ['kind', 'at'],
      ['userId', 'at'],
    ],
    across: { path: 'system/access_events', permission: can.SystemAll, page: { route: 'system/access_log' } },
    softReferences: { userId: 'users' },
  },
});
export type AccessEvent = RecordOf<typeof accessEvents>;
