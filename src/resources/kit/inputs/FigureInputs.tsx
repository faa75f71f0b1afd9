import InputAdornment from '@mui/material/InputAdornment';
import { useWatch } from 'react-hook-form';
import { TextInput } from 'react-admin';
import type { Kind } from '../../../../schema/kit/meta.ts';
import { grouped } from '../../../format.ts';
import { useReadable } from './readable.ts';
import { useCommon, type KindInputProps } from './kindInput.ts';
import { ReadWeight, isReadDifferently } from './ReadWeight.tsx';

/** A number is typed as text: a wheel never changes it, `₹ 1,23,456.50` can be pasted, and the schema reads it or says that it cannot. */
function figureInput(kind: Kind, { before, after, decimals }: { before?: string; after?: string; decimals?: number }) {
  const adornment = (position: 'start' | 'end', text?: string) =>
    text && <InputAdornment position={position}>{text}</InputAdornment>;
  const slotProps = {
    input: { startAdornment: adornment('start', before), endAdornment: adornment('end', after) },
    htmlInput: { inputMode: decimals === 0 ? ('numeric' as const) : ('decimal' as const) },
  };
  return function FigureInput(props: KindInputProps) {
    const { helperText, ...common } = useCommon(props);
    const readable = useReadable(written(decimals), text => grouped(text, kind));
    const typed: unknown = useWatch({ name: props.source });
    const help =
      kind === 'weight' && isReadDifferently(typed) ? <ReadWeight typed={typed} help={helperText} /> : helperText;
    return (
      <TextInput {...common} {...readable} helperText={help} parse={orNull} slotProps={slotProps} autoComplete="off" />
    );
  };
}

const orNull = (typed: string) => typed || null;

/** What was typed stays as typed; a number of the record shows all its decimals where it has some. */
export const written = (decimals?: number) => (value: unknown) =>
  typeof value === 'number'
    ? Number.isInteger(value)
      ? String(value)
      : value.toFixed(decimals ?? 3)
    : String((value as string | null) ?? '');

export const WholeNumberInput = figureInput('integer', { decimals: 0 });
export const DecimalInput = figureInput('decimal', {});
export const MoneyInput = figureInput('money', { before: '₹', decimals: 2 });
export const WeightInput = figureInput('weight', { after: 'g' });
export const PercentInput = figureInput('percent', { after: '%' });
