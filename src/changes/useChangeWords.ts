import { useTranslate } from 'react-admin';
import type { ChangePart, ChangeReport, Left } from '../../schema/kit/changeReport.ts';
import { midSentence } from '../../schema/words/midSentence.ts';
import { entityOf } from '../entityOf.ts';
import { formatCount } from '../format.ts';
import { titleOf } from '../resources/kit/titleOf.ts';
import { wordsOf } from '../resources/kit/wordsOf.ts';

type Translate = ReturnType<typeof useTranslate>;

/** How a change, and what was not taken back of one, is told. */
export function useChangeWords() {
  const translate = useTranslate();
  return {
    say: (key: string, values?: object) => translate(`changes.${key}`, values),
    told: (report: ChangeReport) => tell(report, translate),
    stays: (left: Left) => tellLeft(left, translate),
  };
}

function tell({ parts, merge, import: file, undoes, isUndone }: ChangeReport, translate: Translate): string {
  if (file) {
    const state = file.isUndoing ? 'undoing' : isUndone ? 'undone' : 'done';
    const [created, updated] = [file.created, file.updated].map(formatCount);
    return translate(`changes.import.${state}`, { file: file.fileName, created, updated });
  }
  const [part] = parts;
  if (!part) return translate('changes.nothing');
  if (merge) {
    const { entity } = parts.find(({ action }) => action === 'merge') ?? part;
    const merged = merge.merged.map(title => called(entity, title)).join(', ');
    return translate('changes.merge', { into: called(entity, merge.into), merged });
  }
  return translate(`changes.${undoes ? 'undone' : part.action}`, { what: what(part, translate) });
}

function called(entityName: string, title: unknown): string {
  const entity = entityOf(entityName)!;
  return titleOf(entity, { [entity.title]: title });
}

/** A record by its name, where that is one; else how many of which. */
function what({ entity: name, count, first: [record] }: ChangePart, translate: Translate): string {
  const entity = entityOf(name)!;
  const { one, many } = wordsOf(entity, translate);
  if (count > 1 || !record)
    return translate('changes.many', { count: formatCount(count), many, manies: midSentence(many) });
  const title = called(name, record.title);
  if (!title) return one;
  return entity.info[entity.title]?.kind === 'text' ? title : translate('changes.one', { one, title });
}

/** `Lotus ring (MRP): changed by Meera since`. */
function tellLeft({ entity, title, why, fields, by }: Left, translate: Translate): string {
  const { one, label } = wordsOf(entityOf(entity)!, translate);
  const name = called(entity, title) || one;
  const named = fields?.length
    ? translate('changes.in_fields', { what: name, fields: fields.map(label).join(', ') })
    : name;
  const reason = by && (why === 'changed' || why === 'deleted') ? `${why}_by` : why;
  return `${named}: ${translate(`changes.why.${reason}`, { who: by })}`;
}
