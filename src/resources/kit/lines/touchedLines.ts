import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';

type Values = Record<string, unknown>;

/**
 * Enter behind the last line makes another one, for whoever scans or types on: as long as nothing is in it, it is no line. The first one
 * stays, so that what is missing is told there.
 */
export const touchedLines = (values: Values, info: Record<string, FieldInfo>): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const line = info[name]?.line;
      return [name, line && Array.isArray(value) ? withoutEnd(value as Values[], line) : value];
    }),
  );

const withoutEnd = (lines: readonly Values[], line: Record<string, FieldInfo>): Values[] =>
  lines.slice(0, Math.max(1, lines.findLastIndex(each => isTouched(each, line)) + 1));

export const isTouched = (values: Values, line: Record<string, FieldInfo>): boolean =>
  Boolean(values['id']) ||
  Object.values(line).some(({ name, given, initial }) => !given && (values[name] ?? null) !== (initial ?? null));
