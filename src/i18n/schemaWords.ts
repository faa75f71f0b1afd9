import type { EntityWords } from '../../schema/words/schemaWords.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { entities, type EntityName } from '../../schema/entities/index.ts';
import type { Pack } from './packs/pack.ts';
import { allEntities } from '../entityOf.ts';
import { shopField } from '../../schema/kit/overShops.ts';

/** What lines and actions ask for: `lines.weight`. */
const inside = (inputs: EntityWords['inputs']) =>
  Object.fromEntries(
    Object.entries(inputs).flatMap(([area, fields]) =>
      Object.entries(fields).map(([name, label]) => [`${area}.${name}`, label]),
    ),
  );

/** A transition's button has but its label. */
const labels = (transitions: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(transitions).map(([name, label]) => [name, { label }]));

/** A view and a list over all shops are called otherwise than the records. */
const nameIn = (entity: AnyEntity, { one, many }: Pick<EntityWords, 'one' | 'many'>, { kit, views }: Pack['admin']) => {
  if (entity.view) return nameOf(views[entity.view.name as keyof typeof views]);
  return nameOf({ one, many: entity.isOverShops ? kit.overShops.name.replace('%{many}', many) : many });
};

const nameOf = ({ one, many }: { one: string; many: string }) => `${one} |||| ${many}`;

/** Names, labels and messages of the entities under the keys where react-admin looks for them. */
export function schemaWords({ common: { entities }, admin }: Pick<Pack, 'common' | 'admin'>) {
  const { overShops, time } = admin.kit;
  const { createdAt, updatedAt } = time;
  // Ids are in the order in which records were made, and lists begin with the newest.
  const ofAll = { id: createdAt, createdAt, updatedAt, [shopField.name]: overShops.shop };
  return {
    resources: Object.fromEntries(
      allEntities.map(entity => {
        const { name, resource, view } = entity;
        const {
          fields,
          values,
          inputs,
          transitions = {},
          buttons = {},
          sections = {},
          papers = {},
          texts = {},
          figures = {},
          messages = {},
        } = entities[name]!;
        return [
          resource,
          {
            name: nameIn(entity, entities[name]!, admin),
            fields: { ...ofAll, ...fields, ...inside(inputs) },
            values,
            buttons: { ...labels(transitions), ...buttons },
            sections,
            papers,
            texts,
            figures,
            notifications: view ? {} : messages,
          },
        ];
      }),
    ),
  };
}

/** What the list of one shop says, the list over all shops says too. */
export const wordsOverShops = (admin: Pack['admin']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(admin).flatMap(([key, text]) => {
      const [area, resource, ...rest] = key.split('.');
      const over = area === 'resources' && overOf.get(resource!);
      return over ? [[[area, over, ...rest].join('.'), text as string]] : [];
    }),
  );

const overOf = new Map(
  allEntities
    .filter(({ isOverShops }) => isOverShops)
    .map(({ name, resource }) => [entities[name as EntityName].resource, resource]),
);
