import Box from '@mui/material/Box';
import { useState, type ReactNode } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { commodityRates } from '../../../../schema/entities/commodityRates.ts';
import { mostUnasked, rateFields, type Jump, type RateField } from '../../../../schema/rules/commodities.ts';
import { Question } from '../../../forms/Question.tsx';
import { formatMoney, formatPercentMovement } from '../../../format.ts';
import { useWords } from '../../kit/useWords.ts';

type Jumps = Partial<Record<RateField, Jump>>;
type Asked = { jumps: Jumps; answer: (isRight: boolean) => void };

/** Rates that the server wants confirmed, asked about in a dialog. `question` belongs onto the page. */
export function useConfirmation(): {
  /** Undefined where the refusal is of another kind. */
  confirm: (refusal: unknown) => Promise<boolean> | undefined;
  question: ReactNode;
} {
  const [asked, setAsked] = useState<Asked>();
  const confirm = (refusal: unknown) => {
    const jumps = jumpsIn(refusal);
    if (!jumps) return undefined;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setAsked({ jumps, answer: resolve });
    return promise.finally(() => setAsked(undefined));
  };
  return { confirm, question: asked && <JumpQuestion {...asked} /> };
}

function jumpsIn(refusal: unknown): Jumps | undefined {
  const body =
    refusal instanceof HttpError ? (refusal.body as { data?: { unconfirmed?: Jumps } } | undefined) : undefined;
  return body?.data?.unconfirmed;
}

function JumpQuestion({ jumps, answer }: Asked) {
  const translate = useTranslate();
  return (
    <Question
      title={translate('rates.jump.title')}
      text={
        <>
          {rateFields.map(({ field }) => jumps[field] && <Line key={field} field={field} jump={jumps[field]} />)}
          {translate('rates.jump.why', { percent: mostUnasked })}
        </>
      }
      confirm={translate('rates.jump.confirm')}
      color="primary"
      onConfirm={() => answer(true)}
      onClose={() => answer(false)}
    />
  );
}

function Line({ field, jump: { before, now, percent } }: { field: RateField; jump: Jump }) {
  const translate = useTranslate();
  const { label } = useWords(commodityRates);
  // The figures have the sign of the rupee already.
  const metal = label(field).replace(/\s*\(₹\)$/, '');
  const values = { before: formatMoney(before), now: formatMoney(now), change: formatPercentMovement(percent) };
  return (
    <Box sx={{ mb: 1, color: 'text.primary', fontWeight: 600 }}>
      {translate('rates.jump.line', { metal, ...values })}
    </Box>
  );
}
