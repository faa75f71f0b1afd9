import type { EntityWords } from '../../schema/words/schemaWords.ts';
import type { Pack } from './packs/pack.ts';
import { allEntities } from '../entityOf.ts';

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

/** Names, labels and messages of the entities under the keys where react-admin looks for them. */
export function schemaWords({ common: { entities }, admin }: Pick<Pack, 'common' | 'admin'>) {
  const { createdAt, updatedAt } = admin.kit.time;
  // Ids are in the order in which records were made, and lists begin with the newest.
  const ofAll = { id: createdAt, createdAt, updatedAt };
  return {
    resources: Object.fromEntries(
      allEntities.map(({ name, resource }) => {
        const {
          one,
          many,
          fields,
          values,
          inputs,
          transitions = {},
          buttons = {},
          sections = {},
          papers = {},
          figures = {},
          messages = {},
        } = entities[name]!;
        return [
          resource,
          {
            name: `${one} |||| ${many}`,
            fields: { ...ofAll, ...fields, ...inside(inputs) },
            values,
            buttons: { ...labels(transitions), ...buttons },
            sections,
            papers,
            figures,
            notifications: messages,
          },
        ];
      }),
    ),
  };
}
