import { linesOf } from '../../schema/kit/lineEntity.ts';
import { entityTable } from '../../api/db/entityTable.ts';
import { tableDdl } from '../../api/db/ddl.ts';
import { entities } from '../../schema/entities/index.ts';
import { defineEntity, type AnyEntity } from '../../schema/kit/defineEntity.ts';
import { choice, date, integer, lines, money, ref, text, weight } from '../../schema/kit/kinds.ts';
import { can } from '../../schema/permissions.ts';
import { sum } from '../../schema/rules/amounts.ts';

const works = [
  { id: 'mend', name: 'Mend' },
  { id: 'polish', name: 'Polish' },
] as const;

const fields = () => ({
  number: text().label('Number').max(16),
  contactId: ref('contacts').label('Customer').required(),
  received: date().label('Received').required(),
  lines: lines({
    article: text().label('Article').required().max(128),
    productId: ref('products').label('Product'),
    work: choice(works).label('Work').required(),
    pieces: integer().label('Pieces').required().min(1),
    weight: weight().label('Weight').min(0),
    charge: money().label('Charge').required().min(0),
  }).label('Articles'),
  total: money().label('Total'),
});

const document = (name: string) => ({
  name,
  label: { one: 'Bill', many: 'Bills' },
  path: `shops/:shopId/${name}`,
  title: 'number' as const,
  fields: fields(),
  search: ['number'] as const,
  identity: { unique: [['number']] as const },
  totals: {
    fields: ['total'] as const,
    of: ({ lines: all }: { lines: readonly { charge: number | null }[] | null }) => ({
      total: sum((all ?? []).map(({ charge }) => charge)),
    }),
  },
  permissions: { list: can.ContactList, create: can.ContactAdd, update: can.ContactEdit },
});

/** Bills as the product will have them, with and without a number: for measuring alone. */
export const benchBills = defineEntity({
  ...document('benchBills'),
  series: { field: 'number', prefix: 'B' },
  parties: { other: null },
}) as unknown as AnyEntity;
export const benchNotes = defineEntity(document('benchNotes')) as unknown as AnyEntity;

/** Before the API is made: what it then has calls for, and the statements that make their tables. */
export const withBenchDocuments = (): string[] => {
  const all = [benchBills, benchNotes];
  Object.assign(entities, Object.fromEntries(all.map(entity => [entity.name, entity])));
  return all
    .flatMap(entity => [entity, ...linesOf(entity).map(({ lines: own }) => own)].map(entityTable))
    .map(tableDdl);
};
