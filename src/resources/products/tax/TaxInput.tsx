import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import type { GstRateRow } from '../../../../schema/entities/gstRates.ts';
import { products } from '../../../../schema/entities/products.ts';
import { figureOf } from '../../../../schema/kit/readFigure.ts';
import { formatDate, formatPercent } from '../../../format.ts';
import { fieldOf } from '../../kit/inputs/inputs.tsx';
import { useGstProposal } from './useGstProposal.ts';

const Field = fieldOf(products);
const source = 'taxPercentage';

/** The tax of a product. The shop's GST rates propose it from the HSN code, and say so; the person decides. */
export function TaxInput() {
  const translate = useTranslate();
  const proposal = useGstProposal();
  const tax = useTax();
  useFilled(proposal, tax);
  const row = proposal?.row;
  const said = row && { rate: formatPercent(row.rate), hsn: row.hsn, since: formatDate(row.since) };
  const typed = figureOf(tax.value, { kind: 'percent' });
  const isAsProposed = row && typed === row.rate;
  return (
    <div>
      <Field name={source} />
      <Box role="status" sx={line}>
        {said && translate(isAsProposed ? 'gst.proposed' : 'gst.differs', said)}
        {proposal && !row && translate('gst.unknown', { code: proposal.code })}
        {said && !isAsProposed && (
          <Button size="small" onClick={() => tax.set(row.rate)} sx={{ ml: 1 }}>
            {translate('gst.use', said)}
          </Button>
        )}
      </Box>
    </div>
  );
}

function useTax() {
  const { setValue } = useFormContext();
  const value = useWatch({ name: source }) as number | string | null | undefined;
  const set = (rate: number) => setValue(source, rate, { shouldDirty: true, shouldValidate: true });
  return { value: value ?? '', set };
}

/** Another HSN code fills the tax while nobody has typed one: when it is empty, or still what was proposed before. */
function useFilled(proposal: { code: string; row: GstRateRow | null } | undefined, tax: ReturnType<typeof useTax>) {
  const { formState } = useFormContext();
  const isChosen = Boolean(formState.dirtyFields['hsncode']);
  const filled = useRef<number | null>(null);
  const code = proposal?.code;
  useEffect(() => {
    const row = proposal?.row;
    if (!row || !isChosen) return;
    const isFree =
      tax.value === '' || (filled.current !== null && figureOf(tax.value, { kind: 'percent' }) === filled.current);
    if (!isFree) return;
    filled.current = row.rate;
    tax.set(row.rate);
    // Only another code fills it: what the person empties afterwards stays empty.
    // eslint-disable-next-line react/exhaustive-deps
  }, [code, isChosen]);
}

const line = { minHeight: 20, mt: 0.5, color: 'text.secondary', fontSize: 13, lineHeight: '20px' };
