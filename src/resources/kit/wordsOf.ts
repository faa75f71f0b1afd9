import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { clockOf } from '../../../schema/kit/clock.ts';
import { intoLines, isThrough, throughOf } from '../../../schema/kit/through.ts';
import { midSentence } from '../../../schema/words/midSentence.ts';
import { entityOf } from '../../entityOf.ts';

export type Words = {
  /** `Product`, `Products`. */
  one: string;
  many: string;
  /** Of a field of lines, `lines.charge`, with the lines in front, as the columns of files have it. */
  label: (field: string) => string;
  /** The entity's own sentence under `key` where there is one, else the kit's. */
  say: (key: string, values?: Record<string, unknown>) => string;
  /** The entity's own word about how a call went; undefined where it has none. */
  told: (message: keyof NonNullable<AnyEntity['messages']>) => string | undefined;
};

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** How an entity is spoken of, in the language of `translate`. */
export function wordsOf(entity: AnyEntity, translate: Translate): Words {
  const own = `resources.${entity.resource}`;
  const one = translate(`${own}.name`, { smart_count: 1, _: entity.label.one });
  const many = translate(`${own}.name`, { smart_count: 2, _: entity.label.many });
  const label = (field: string): string => {
    const into = intoLines(entity, field);
    if (into && !isThrough(into.rest)) {
      const english = into.line.info[into.rest]?.label ?? into.rest;
      return `${label(into.lines.name)}: ${translate(`${own}.fields.${field}`, { _: english })}`;
    }
    const clock = clockOf(entity, field)?.clock;
    if (clock) return translate(`kit.figures.clock.${clock}`);
    const through = throughOf<AnyEntity>(into?.line ?? entity, into?.rest ?? field, entityOf);
    if (through) return wordsOf(through.target, translate).label(through.field.name);
    const common = field === 'createdAt' || field === 'updatedAt' ? translate(`kit.time.${field}`) : field;
    return translate(`${own}.fields.${field}`, { _: entity.info[field]?.label ?? common });
  };
  const say = (key: string, values: Record<string, unknown> = {}) => {
    const names = { one, many, ones: midSentence(one), manies: midSentence(many), ...values };
    return translate(`${own}.${key}`, { ...names, _: translate(`kit.${key}`, names) });
  };
  const told: Words['told'] = message => translate(`${own}.notifications.${message}`, { _: '' }) || undefined;
  return { one, many, label, say, told };
}
