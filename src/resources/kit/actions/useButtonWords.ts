import { useTranslate, type RaRecord } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import type { ButtonWord } from '../../../../schema/kit/buttons.ts';
import type { EntityButton } from '../../../../schema/kit/buttonsOf.ts';
import { formatCount, formatDate, formatDateTime, formatMoney, formatPhone } from '../../../format.ts';
import { useStateWords } from '../states/useStateWords.ts';
import { useEntity } from '../useEntity.ts';
import { titleOf } from '../titleOf.ts';
import { useWords } from '../useWords.ts';
import type { Target } from './useCall.ts';

type Translate = (key: string, values?: Record<string, unknown>) => string;

/** What a button and its dialog say. */
export function useButtonWords({ record, ids }: Target) {
  const translate: Translate = useTranslate();
  const entity = useEntity();
  const { say } = useWords(entity);
  const states = useStateWords();
  const own = `resources.${entity.resource}`;
  const values = record && spoken(entity, record, translate);
  /** The record, or how many. */
  const what = ids ? say('states.count', { smart_count: ids.length }) : record ? titleOf(entity, record) : '';
  const word = ({ name, label }: EntityButton, which: ButtonWord, more: object = {}) =>
    translate(`${own}.buttons.${name}.${which}`, { ...values, ...more, _: which === 'label' ? label : '' });
  /** A document may get its number by it. */
  const named = (reply: unknown) => (isRecord(reply) ? titleOf(entity, reply) : '');
  const ofTransition = ({ to }: EntityButton, reply: unknown) =>
    Array.isArray((reply as { changed?: unknown } | null)?.changed)
      ? translate('kit.states.many', { smart_count: ids?.length, state: states.state(to) })
      : translate('kit.states.changed', { what: named(reply) || what, state: states.state(to) });
  return {
    label: (button: EntityButton) => word(button, 'label'),
    title: (button: EntityButton) => word(button, 'title') || word(button, 'label'),
    /** What the dialog says: the button's own words, else what it acts on. */
    text: (button: EntityButton) => {
      const isQuestion = Object.keys(button.input).length === 0;
      return word(button, 'text') || (isQuestion ? translate('kit.states.sure', { what }) : what);
    },
    /** Nothing where the page itself shows what came of it. */
    done: (button: EntityButton, reply: unknown) => {
      if (button.to) return ofTransition(button, reply);
      return word(button, 'done', isRecord(reply) ? spoken(entity, reply, translate) : {});
    },
  };
}

const isRecord = (reply: unknown): reply is RaRecord =>
  typeof reply === 'object' && reply !== null && !Array.isArray(reply);

/** The fields of a record as sentences have them. */
function spoken(entity: AnyEntity, record: RaRecord, translate: Translate): Record<string, string> {
  const text = (name: string, value: string | number) => {
    const { kind } = entity.info[name] ?? {};
    if (kind === 'choice')
      return translate(`resources.${entity.resource}.values.${name}.${value}`, { _: String(value) });
    if (kind === 'money') return formatMoney(value, 'paise');
    if (kind === 'date') return formatDate(value);
    if (kind === 'timestamp') return formatDateTime(value);
    if (kind === 'phone' || kind === 'mobile') return formatPhone(String(value));
    return typeof value === 'number' ? formatCount(value) : value;
  };
  return Object.fromEntries(
    Object.entries(record)
      .filter((it): it is [string, string | number] => ['string', 'number'].includes(typeof it[1]))
      .map(([name, value]) => [name, text(name, value)]),
  );
}
