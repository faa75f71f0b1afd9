import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { rateFields } from '../../../../schema/rules/commodities.ts';
import { formatDateTime, none } from '../../../format.ts';
import type { CellProps } from '../../kit/columns/cell.ts';
import { MoneyCell } from '../../kit/columns/FigureCells.tsx';
import { MomentCell } from '../../kit/columns/MomentCells.tsx';

/** Since when it holds; of a withdrawn entry who withdrew it, and when. */
function SinceCell(props: CellProps) {
  const translate = useTranslate();
  const { withdrawnAt, withdrawnBy } = props.record;
  if (!withdrawnAt) return <MomentCell {...props} />;
  const at = formatDateTime(withdrawnAt as string);
  return (
    <Box sx={{ color: 'text.secondary', whiteSpace: 'normal' }}>
      <s>
        <MomentCell {...props} />
      </s>
      <Box sx={{ typography: 'caption', fontWeight: 400 }}>
        {translate('rates.withdrawn', { name: (withdrawnBy as string | null) ?? none, at })}
      </Box>
    </Box>
  );
}

/** Struck through where it holds no more. */
function RateCell(props: CellProps) {
  if (!props.record.withdrawnAt) return <MoneyCell {...props} />;
  return (
    <Box component="s" sx={{ color: 'text.secondary' }}>
      <MoneyCell {...props} />
    </Box>
  );
}

export const rateCells = {
  at: SinceCell,
  ...Object.fromEntries(rateFields.map(({ field }) => [field, RateCell])),
};
