import { isReading, type Verb } from '../../../schema/permissionVerbs.ts';
import { areas, permissionOf, shopCatalogue, type Area } from './catalogue.ts';

export type Saying = { kind: 'everything' | 'can' | 'only' | 'nothing'; verbs: Verb[]; areas: Area[] };

/** What somebody may do, areas of the same reach in one sentence, the widest reach first. */
export function sayingsOf(held: readonly string[]): Saying[] {
  const sayings = new Map<string, Saying>();
  for (const area of areas) {
    const verbs = shopCatalogue.verbsOf(area).filter(verb => held.includes(permissionOf(area, verb)));
    const kind = kindOf(verbs, shopCatalogue.verbsOf(area).length);
    const key = kind === 'can' ? verbs.map(verb => (isReading(verb) ? 'see' : verb)).join() : kind;
    const saying = sayings.get(key) ?? { kind, verbs, areas: [] };
    saying.areas.push(area);
    sayings.set(key, saying);
  }
  return [...sayings.values()].sort((one, other) => order[one.kind] - order[other.kind] || reach(other) - reach(one));
}

const order = { everything: 0, can: 1, only: 2, nothing: 3 };
const reach = ({ verbs }: Saying) => verbs.length;

function kindOf(verbs: Verb[], all: number): Saying['kind'] {
  if (verbs.length === 0) return 'nothing';
  if (verbs.every(verb => isReading(verb))) return 'only';
  return verbs.length === all ? 'everything' : 'can';
}
