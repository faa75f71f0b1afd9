import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import type { SheetKind } from '../../../../schema/kit/lineEntity.ts';
import { cells } from '../columns/columns.tsx';
import { useEntity } from '../useEntity.ts';

/** A field of the lines. `info.name` is its place in the entity's words: `lines.article`. */
export type LineColumn = {
  name: string;
  label: string;
  kind: SheetKind;
  info: FieldInfo;
  isFigure: boolean;
  width: string;
};

/** What each line shows, in the person's language. */
export function useLineColumns({ name: field, line = none }: FieldInfo): LineColumn[] {
  const translate = useTranslate();
  const { resource } = useEntity();
  // The same ones each time: rows are drawn anew only for what they show.
  return useMemo(
    () =>
      Object.values(line)
        .filter(({ asked }) => asked !== false)
        .map(info => {
          const name = `${field}.${info.name}`;
          const kind = info.kind as SheetKind;
          return {
            name: info.name,
            label: translate(`resources.${resource}.fields.${name}`, { _: info.label }),
            kind,
            info: { ...info, name },
            isFigure: 'isFigure' in cells[kind],
            width: widths[kind] ?? (info.reckoned ? 'minmax(120px, 1fr)' : 'minmax(88px, 1fr)'),
          };
        }),
    [field, line, resource, translate],
  );
}

/** Those that a form has: what the server writes itself is told later. */
export function useSheetColumns(info: FieldInfo): LineColumn[] {
  const columns = useLineColumns(info);
  return useMemo(() => columns.filter(({ info: { given } }) => !given || given.from), [columns]);
}

const none: NonNullable<FieldInfo['line']> = {};

const widths: Partial<Record<SheetKind, string>> = {
  text: 'minmax(140px, 3fr)',
  longText: 'minmax(160px, 3fr)',
  ref: 'minmax(150px, 3fr)',
  choice: 'minmax(110px, 2fr)',
  date: '140px',
  boolean: 'minmax(56px, 1fr)',
};

/** Where there is no room for columns each line is a card. */
export const roomy = '@container (min-width: 560px)';
