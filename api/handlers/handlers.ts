import type { Actions } from '../../schema/kit/actions.ts';
import type { Handler } from '../handler.ts';

/** What is not CRUD about an entity: a handler for each of its actions, and for verbs that it does its own way. One missing is a compile error. */
export type HandlersOf<E extends { actions?: Actions }> = { [K in keyof NonNullable<E['actions']>]: Handler };
export type Handlers = Record<string, Handler>;
