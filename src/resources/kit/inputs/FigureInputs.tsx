import InputAdornment from '@mui/material/InputAdornment';
import { TextInput } from 'react-admin';
import { grouped } from '../../../format.ts';
import { useReadable } from './readable.ts';
import { useCommon, type KindInputProps } from './kindInput.ts';

/**
 * A number is typed as text: a wheel never changes it, `₹ 1,23,456.50` can be pasted, and the schema makes it a number.
 * Letters do not get in.
 */
function figureInput({ before, after, decimals }: { before?: string; after?: string; decimals?: number }) {
  const parse = typedFigure(decimals);
  const adornment = (position: 'start' | 'end', text?: string) =>
    text && <InputAdornment position={position}>{text}</InputAdornment>;
  const slotProps = {
    input: { startAdornment: adornment('start', before), endAdornment: adornment('end', after) },
    htmlInput: { inputMode: decimals === 0 ? ('numeric' as const) : ('decimal' as const) },
  };
  return function FigureInput(props: KindInputProps) {
    const common = useCommon(props);
    const readable = useReadable(written(decimals), grouped);
    return <TextInput {...common} {...readable} parse={parse} slotProps={slotProps} autoComplete="off" />;
  };
}

/** What is kept of what was typed: null where nothing is left. */
export const typedFigure = (decimals?: number) => {
  const stray = decimals === 0 ? /[^\d-]/g : /[^\d.-]/g;
  return (typed: string) => typed.replace(stray, '') || null;
};

/** What was typed stays as typed; a number of the record shows all its decimals where it has some. */
export const written = (decimals?: number) => (value: unknown) =>
  typeof value === 'number'
    ? Number.isInteger(value)
      ? String(value)
      : value.toFixed(decimals ?? 3)
    : String((value as string | null) ?? '');

export const WholeNumberInput = figureInput({ decimals: 0 });
export const DecimalInput = figureInput({});
export const MoneyInput = figureInput({ before: '₹', decimals: 2 });
export const WeightInput = figureInput({ after: 'g' });
export const PercentInput = figureInput({ after: '%' });
