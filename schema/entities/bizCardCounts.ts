import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, integer, ref } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { cardCounts } from '../rules/bizCards.ts';

/** How often a business card was looked at and tapped, by day: counted for nobody in particular. */
export const bizCardCounts = defineEntity({
  name: 'bizCardCounts',
  label: { one: 'Count of a day', many: 'Views and taps' },
  path: 'shops/:shopId/biz_card_counts',
  page: { route: 'mycard_counts', menu: 'online' },
  title: 'day',
  fields: {
    cardId: ref('bizCards', { embed: 'card' }).label('Business card').required(),
    day: date().label('Day').required(),
    kind: choice(cardCounts).label('What').required(),
    count: integer().label('How often').required().default(0),
  },
  search: [],
  permissions: { list: can.BizCardList },
  list: { columns: ['day', 'cardId', 'kind', 'count'], filters: ['cardId', 'kind', 'day'], period: 'day' },
  figures: {
    byKind: { label: 'What people did', sum: 'count', by: 'kind' },
    byDay: { label: 'By day', sum: 'count', by: 'day', every: 'day' },
    byCard: { label: 'By card', sum: 'count', by: 'cardId' },
  },
});
export type BizCardCount = RecordOf<typeof bizCardCounts>;
