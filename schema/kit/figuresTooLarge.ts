import type { Problems } from '../errors.ts';
import { say } from '../words/said.ts';
import type { AnyEntity } from './defineEntity.ts';
import type { FieldInfo } from './fieldInfo.ts';
import { largest } from './precision.ts';
import type { totalKinds } from './totals.ts';
import type { Figures, Reckoned } from './totalsOf.ts';

/** Finds the totals and figures of lines that their columns do not hold, each at its place: `total`, `lines.2.amount`. */
export const figuresTooLarge = (
  { info }: Pick<AnyEntity, 'info'>,
  { totals, lines }: Reckoned,
): Problems | undefined => {
  const ofLines = Object.entries(lines).flatMap(([name, each]) =>
    each.flatMap((figures, n) => tooLarge(info[name]!.line!, figures, `${name}.${n}.`)),
  );
  const problems = [...tooLarge(info, totals), ...ofLines];
  return problems.length ? Object.fromEntries(problems) : undefined;
};

const tooLarge = (fields: Readonly<Record<string, FieldInfo>>, figures: Figures, before = '') =>
  Object.entries(figures).flatMap(([name, figure]) => {
    const { kind, words = name } = fields[name]!;
    const most = largest[kind as (typeof totalKinds)[number]];
    if (figure === null || Math.abs(figure) <= most) return [];
    return [[before + name, say('figureTooLarge', { what: { fields: [words] }, most })] as const];
  });
