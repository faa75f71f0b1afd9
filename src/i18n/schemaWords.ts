import type { CommonWords } from '../../schema/words/wording.ts';
import { allEntities } from '../entityOf.ts';

/** Names, labels and messages of the entities under the keys where react-admin looks for them. */
export function schemaWords({ entities }: CommonWords) {
  return {
    resources: Object.fromEntries(
      allEntities.map(({ name, resource }) => {
        const { one, many, fields, values, transitions, messages = {} } = entities[name]!;
        const { created, updated, deleted } = messages;
        return [
          resource,
          {
            name: `${one} |||| ${many}`,
            fields,
            values,
            transitions,
            notifications: present({ created, updated, deleted }),
          },
        ];
      }),
    ),
  };
}

function present<T extends object>(words: T): Partial<T> {
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text)) as Partial<T>;
}
