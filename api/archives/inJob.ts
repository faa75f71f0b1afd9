import type { Ports } from '../ports.ts';
import type { Moves } from './moved.ts';
import type { Source } from './source.ts';
import type { StoredArchive } from './statements.ts';

/** A shop on its way in. `shop`: in which it was asked for. */
export type InJob = { ports: Ports; shop: string; stored: StoredArchive; source: Source; moves: Moves };
