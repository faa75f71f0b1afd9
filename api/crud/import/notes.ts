import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { FieldForms } from '../../../schema/kit/importForms.ts';
import { say, type Said } from '../../../schema/words/said.ts';
import type { LookedThrough } from './lookThrough.ts';

/** Tells how the file as a whole was understood, and which of its rows and sheets are not read. */
export const fileNotes = ({ headerRow, notes, choice }: LookedThrough): Said[] => {
  const { sheets = [], sheet, hiddenRows = 0, merged = [], withoutResult = 0 } = notes;
  const others = sheets.filter(({ name }) => name !== sheet).map(({ name }) => name);
  return [
    ...(others.length ? [say('otherSheets', { sheet: sheet!, list: { list: others } })] : []),
    ...(headerRow > 1 ? [say('rowsAboveHeader', { row: headerRow, count: headerRow - 1 })] : []),
    ...(hiddenRows ? [say(choice.leavesHidden ? 'hiddenRowsLeft' : 'hiddenRowsRead', { count: hiddenRows })] : []),
    ...(merged.length ? [say('mergedCells', { count: merged.length })] : []),
    ...(withoutResult ? [say('noResult', { count: withoutResult })] : []),
  ];
};

/** Tells of the columns that are read otherwise than usual. */
export const formNotes = (entity: AnyEntity, forms: FieldForms): Said[] =>
  Object.entries(forms).flatMap(([field, { decimalSign, dateOrder, isPercent }]) => {
    const values = { field: { fields: [`${entity.name}.${field}`] } };
    return [
      ...(decimalSign === ',' ? [say('decimalComma', values)] : []),
      ...(dateOrder === 'monthFirst' ? [say('monthFirst', values)] : []),
      ...(isPercent ? [say('percentCells', values)] : []),
    ];
  });
