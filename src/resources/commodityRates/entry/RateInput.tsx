import Box from '@mui/material/Box';
import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { figureOf } from '../../../../schema/kit/readFigure.ts';
import { heldFigures, isJump, movement, rateFields } from '../../../../schema/rules/commodities.ts';
import { formatDate, formatMoney, formatPercentMovement } from '../../../format.ts';
import { MoneyInput } from '../../kit/inputs/FigureInputs.tsx';
import type { KindInputProps } from '../../kit/inputs/kindInput.ts';
import { HeldRates } from './HeldRates.ts';

/** A rate, and below it what it is for, what it was last, and how far what is typed is from that. */
export function RateInput(props: KindInputProps) {
  return <MoneyInput {...props} help={<Help source={props.source} />} />;
}

export const rateInputs = Object.fromEntries(rateFields.map(({ field }) => [field, RateInput]));

function Help({ source }: { source: string }) {
  const translate = useTranslate();
  const held = use(HeldRates);
  const { field, commodity, fineness } = rateFields.find(each => each.field === source)!;
  const last = held?.[commodity.name];
  const rate = held && heldFigures(held)[field];
  const lastly = rate
    ? translate('rates.form.last', { rate: formatMoney(rate), day: formatDate(last?.at) })
    : translate('rates.form.first');
  const isAsked = field === commodity.field;
  return (
    <span>
      {translate(`rates.form.unit.${commodity.per}`, { fineness })}
      {held && (rate || isAsked) && ` · ${lastly}`}
      {rate && <Change source={source} rate={rate} />}
    </span>
  );
}

function Change({ source, rate }: { source: string; rate: number }) {
  const translate = useTranslate();
  const typed = figureOf(useWatch({ name: source }), { kind: 'money' }) ?? 0;
  const percent = typed > 0 ? movement(typed, rate)?.percent : null;
  if (percent == null) return null;
  return (
    <>
      {' · '}
      <Box
        component="strong"
        sx={{ color: isJump(typed, rate) ? 'warning.main' : 'text.primary', whiteSpace: 'nowrap' }}
      >
        {percent === 0 ? translate('ts.rates.unchanged') : formatPercentMovement(percent)}
      </Box>
    </>
  );
}
