import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { movement } from '../../../schema/rules/commodities.ts';
import { formatMovement, formatPercentMovement } from '../../format.ts';

type Amount = number | null | undefined;

/**
 * How a rate moved, in rupees and percent. For a jeweller neither direction is good or bad: arrow and sign tell it, and no
 * colour judges it.
 */
export function Movement({ now, before, than }: { now: Amount; before: Amount; than?: string }) {
  const translate = useTranslate();
  if (now === null || now === undefined) return null;
  const moved = movement(now, before);
  if (!moved) return <Box sx={line}>{translate('ts.rates.first')}</Box>;
  const { amount, percent } = moved;
  const Arrow = amount > 0 ? ArrowUpwardRounded : ArrowDownwardRounded;
  return (
    <Box sx={line}>
      {amount !== 0 && <Arrow sx={{ fontSize: 16, color: 'text.primary' }} />}
      <Box component="span" sx={{ color: 'text.primary' }}>
        {amount === 0 ? translate('ts.rates.unchanged') : formatMovement(amount)}
      </Box>
      {amount !== 0 && percent !== null && <span>({formatPercentMovement(percent)})</span>}
      {translate('ts.rates.than', { at: than })}
    </Box>
  );
}

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  fontSize: 14,
  lineHeight: '20px',
  color: 'text.secondary',
  flexWrap: 'wrap',
};
