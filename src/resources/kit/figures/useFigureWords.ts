import { useTranslate } from 'react-admin';
import { measuredBy, measureWord, type Figure, type FigureRow, type Stretch } from '../../../../schema/kit/figures.ts';
import { heldField } from '../../../../schema/kit/through.ts';
import {
  formatCount,
  formatDate,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  formatWeight,
} from '../../../format.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';

type FigureWords = {
  /** Above the figures. */
  measure: string;
  format: (value: number | null) => string;
  /** `Nov 2026`, `Week from 2 Nov 2026`. */
  stretch: (first: string, every: Stretch) => string;
};

/** How a figure is written, and what it is called. */
export function useFigureWords(figure: Figure, rows: readonly FigureRow[]): FigureWords {
  const translate = useTranslate();
  const entity = useEntity();
  const { label } = useWords(entity);
  const measured = measuredBy(figure);
  const what = measured && label(measured);
  const how = measureWord(figure);
  const measure = what && how ? translate(`kit.figures.${how}`, { what }) : what;
  // Rupees stand under rupees: where one has paise all show them.
  const isExact = rows.some(({ value }) => !Number.isInteger(value ?? 0));
  const formats: Partial<Record<string, (value: number | null) => string>> = {
    money: value => formatMoney(value, isExact ? 'paise' : 'auto'),
    weight: formatWeight,
    percent: formatPercent,
  };
  return {
    measure: measure ?? translate('kit.figures.count'),
    format: measured ? (formats[heldField(entity, measured)!.kind] ?? formatNumber) : formatCount,
    stretch: (first, every) => {
      if (every === 'year') return first.slice(0, 4);
      if (every === 'month') return formatMonth(first);
      const day = formatDate(first);
      return every === 'week' ? translate('kit.figures.week', { day }) : day;
    },
  };
}
