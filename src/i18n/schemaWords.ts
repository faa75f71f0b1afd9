import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { allEntities } from '../entityOf.ts';

/** Names, labels and messages of the entities under the keys where react-admin looks for them. */
export function schemaWords() {
  return { resources: Object.fromEntries(allEntities.map(entity => [entity.resource, wordsOf(entity)])) };
}

function wordsOf({ label, info, messages = {} }: AnyEntity) {
  return {
    name: `${label.one} |||| ${label.many}`,
    fields: Object.fromEntries(Object.values(info).map(field => [field.name, field.label])),
    notifications: present({ created: messages.created, updated: messages.updated, deleted: messages.deleted }),
  };
}

function present<T extends object>(words: T): Partial<T> {
  return Object.fromEntries(Object.entries(words).filter(([, text]) => text)) as Partial<T>;
}
