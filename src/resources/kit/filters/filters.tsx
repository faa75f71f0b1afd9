import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import { figureFields } from '../../../../schema/kit/figures.ts';
import type { Kind } from '../../../../schema/kit/meta.ts';
import { isThrough, throughInfo } from '../../../../schema/kit/through.ts';
import { entityOf } from '../../../entityOf.ts';
import { exact, range, type KindFilter } from './filter.ts';
import { ChoiceFilter, ChoiceValue, FlagFilter, FlagValue } from './PickFilter.tsx';
import { PersonFilter, PersonValue } from './PersonFilter.tsx';
import { isPerson } from '../people/useColleagues.ts';
import { FigureRange, MomentRange, RangeValue } from './RangeFilter.tsx';
import { RefFilter, RefValue } from './RefFilter.tsx';
import { TextFilter, TextValue } from './TextFilter.tsx';
import { yearly, YearlyFilter, YearlyValue } from './YearlyFilter.tsx';

const text: KindFilter = { names: exact, Editor: TextFilter, Value: TextValue };
const figures: KindFilter = { names: range, Editor: FigureRange, Value: RangeValue };
const days: KindFilter = { names: range, Editor: MomentRange, Value: RangeValue };
const eachYear: KindFilter = { names: yearly, Editor: YearlyFilter, Value: YearlyValue };
const records: KindFilter = { names: exact, Editor: RefFilter, Value: RefValue };
const people: KindFilter = { names: exact, Editor: PersonFilter, Value: PersonValue };

/** How a list is narrowed by every kind of field; null: not at all. */
export const filters = {
  text,
  longText: null,
  richText: null,
  email: text,
  digits: text,
  mobile: text,
  phone: text,
  pin: text,
  url: text,
  integer: figures,
  decimal: figures,
  money: figures,
  weight: figures,
  percent: figures,
  boolean: { names: exact, Editor: FlagFilter, Value: FlagValue },
  date: days,
  timestamp: days,
  choice: { names: exact, Editor: ChoiceFilter, Value: ChoiceValue },
  ref: records,
  refs: records,
  file: null,
  image: null,
  images: null,
  json: null,
  said: null,
  child: null,
  lines: null,
} satisfies Record<Kind, KindFilter | null>;

/** The id of what may be gone is sought as a reference is. */
function sought({ info, softReferences = {} }: AnyEntity, name: string): FieldInfo | undefined {
  if (isThrough(name)) return throughInfo({ info }, name, entityOf);
  const target = softReferences[name];
  return target && info[name] ? { ...info[name], kind: 'ref', target } : info[name];
}

/** What is offered above a list, and what its figures are by. States have a row of their own there. */
export function filtersOf(entity: AnyEntity): { info: FieldInfo; filter: KindFilter }[] {
  const fields = [...new Set<string>([...(entity.filters ?? []), ...figureFields(entity)])]
    .filter(name => name !== (entity.states ?? entity.statuses)?.field)
    .map(name => sought(entity, name) ?? made);
  return [...presences(entity), ...fields].flatMap(info => {
    const filter = isPerson(info) ? people : info.yearly ? eachYear : filters[info.kind];
    return filter ? [{ info, filter }] : [];
  });
}

/** When a record was made is no field, and known of each. */
const made: FieldInfo = { name: 'createdAt', label: 'createdAt', kind: 'timestamp', required: true };

/** A parameter whose value says which field must be filled reads as a choice among those fields. */
function presences({ presenceFilters = {}, info }: AnyEntity): FieldInfo[] {
  return Object.entries(presenceFilters).map(([name, fields]) => ({
    name,
    label: name,
    kind: 'choice',
    required: false,
    options: Object.entries(fields).map(([id, field]) => ({ id, name: info[field]?.label ?? field })),
  }));
}
