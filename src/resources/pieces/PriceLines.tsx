import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { measureRead, type PrintedLine, type PrintedPrice } from '../../../schema/rules/piecePriceOf.ts';
import { formatMoney } from '../../format.ts';

type Props = { price: PrintedPrice; lines: readonly PrintedLine[] };

/** Each line of a price with where it comes from. */
export function PriceLines({ price, lines }: Props) {
  const translate = useTranslate();
  const explained = useExplained(price);
  return (
    <Box component="dl" sx={{ m: 0 }}>
      {lines.map((line, i) => (
        <Box key={i} sx={sums.has(line.name) ? { ...row, ...summed } : row}>
          <dt>
            {translate(`pieces.price.${line.rule === 'gstOnMaking' ? 'makingTax' : 'line'}.${line.name}`)}
            <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
              {explained(line)}
            </Box>
          </dt>
          <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
            {formatMoney(line.amount, 'paise')}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const sums = new Set(['taxable', 'total']);
const row = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 2,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
};
const summed = { fontWeight: 600 };

function useExplained(price: PrintedPrice): (line: PrintedLine) => string {
  const translate = useTranslate();
  const told = (measured: PrintedLine['of']): string =>
    measured ? measureRead(measured, figure => translate('pieces.price.carats', { figure })) : '';
  return ({ rule, quantity, of, rate }) =>
    translate(`pieces.price.why.${rule === 'gst' ? (price.gst?.source ?? 'product') : rule}`, {
      quantity: told(quantity),
      of: told(of),
      rate: formatMoney(rate, 'paise'),
      perGram: formatMoney(price.rate?.perGram, 'paise'),
    });
}
