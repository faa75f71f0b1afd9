import type { CommonWords } from '../../schema/words/wording.ts';
import { allEntities } from '../entityOf.ts';

/** Names, labels and messages of the entities under the keys where react-admin looks for them. */
export function schemaWords({ entities }: CommonWords) {
  return {
    resources: Object.fromEntries(
      allEntities.map(({ name, resource }) => {
        const { one, many, fields, values, transitions, messages = {} } = entities[name]!;
        return [
          resource,
          {
            name: `${one} |||| ${many}`,
            fields,
            values,
            transitions,
            notifications: messages,
          },
        ];
      }),
    ),
  };
}
