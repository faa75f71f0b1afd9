import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { Explained, ExplainedFigure } from '../../../../schema/kit/explained.ts';
import { formatCount, formatMoney, formatNumber, formatPercent, formatWeight } from '../../../format.ts';
import { SourceOf } from './SourceOf.tsx';

/** Figures with where each comes from, and below each what it is the sum of. */
export function ExplainedRows({ rows }: { rows: readonly Explained[] }) {
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {rows.map((row, n) => (
        <Box key={n} sx={block}>
          <Row row={row} number={n + 1} isSum={sums.has(row.name)} />
          {row.parts && row.parts.length > 0 && (
            <Box sx={{ pl: 2 }}>
              {row.parts.map((part, i) => (
                <Row key={i} row={part} number={i + 1} />
              ))}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

/** These are read first. */
const sums = new Set(['line', 'taxable', 'total']);
const block = { py: 0.75, borderTop: 1, borderColor: 'divider', fontVariantNumeric: 'tabular-nums' };

function Row({ row, number, isSum = false }: { row: Explained; number: number; isSum?: boolean }) {
  const translate = useTranslate();
  const why = useRule();
  const { name, about, amount, source } = row;
  const called = translate(`explained.line.${name}`, { number });
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 2, py: 0.25 }}>
      <Box component="dt" sx={{ minWidth: 0, overflowWrap: 'anywhere', ...(isSum && { fontWeight: 600 }) }}>
        {about ? `${called}: ${about}` : called}
        <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
          {why(row)}
        </Box>
        {source && <SourceOf {...source} />}
      </Box>
      <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap', ...(isSum && { fontWeight: 600 }) }}>
        {formatMoney(amount, 'paise')}
      </Box>
    </Box>
  );
}

function useRule(): (row: Explained) => string {
  const translate = useTranslate();
  const forms = {
    grams: formatWeight,
    carats: (value: number) => translate('explained.carats', { figure: formatNumber(value) }),
    pieces: formatCount,
    number: formatNumber,
    percent: formatPercent,
    rupees: (value: number) => formatMoney(value, 'paise'),
  } satisfies Record<ExplainedFigure['unit'], (value: number) => string>;
  const read = (figure: ExplainedFigure | null | undefined) => (figure ? forms[figure.unit](figure.value) : '');
  return ({ rule, quantity, of, rate }) =>
    rule === null
      ? ''
      : translate(`explained.rule.${rule}`, {
          quantity: read(quantity),
          of: read(of),
          rate: rate === null || rate === undefined ? '' : formatMoney(rate, 'paise'),
        });
}
