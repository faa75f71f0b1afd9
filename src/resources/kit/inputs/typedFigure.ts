import { decimal, integer, money, percent, weight } from '../../../../schema/kit/kinds.ts';
import { readFigure } from '../../../../schema/kit/readFigure.ts';
import type { Kind } from '../../../../schema/kit/meta.ts';
import { validateFields } from '../../../../schema/kit/validate.ts';
import { worded } from '../../../i18n/wording.ts';

type TypedFigure = { figure: number | null; problem?: string };

const figures = { integer, decimal: () => decimal(), money, weight, percent } satisfies Partial<Record<Kind, unknown>>;
export type FigureKind = keyof typeof figures;
export const isFigureKind = (kind: Kind): kind is FigureKind => Object.hasOwn(figures, kind);

/** Reads what was typed outside of a form, with the rules and the words that forms have. An empty text is no figure, and no problem. */
export function typedFigure(kind: FigureKind, typed: string): TypedFigure {
  const { values, problems } = validateFields({ figure: figures[kind]() }, { figure: typed });
  return problems
    ? { figure: null, problem: worded(problems['figure']!) }
    : { figure: values['figure'] as number | null };
}

/** Returns the problem of a text in a field of figures that is no figure. */
export const unreadableFigure = (kind: Kind, typed: unknown): string | undefined =>
  isFigureKind(kind) && typeof typed === 'string' && readFigure(typed, { kind }) === null
    ? typedFigure(kind, typed).problem
    : undefined;
