import { closeStatements } from '../stockTakes/close.ts';
import type { Hooks } from './hooks.ts';

export const stockTakeHooks: Hooks = {
  transit: (_close, takes, { shop, at }) => ({ before: takes.flatMap(({ id }) => closeStatements(shop, id, at)) }),
};
