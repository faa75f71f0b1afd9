import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNotify, useTranslate } from 'react-admin';
import { chitMembers } from '../../../schema/entities/chitMembers.ts';
import { reckon, typedValues } from '../../../schema/kit/totalsOf.ts';
import { bonusesOn, mostOf, redeemedFrom } from '../../../schema/rules/chitRedeem.ts';
import type { RedeemableRead } from '../../../schema/rules/chitReplies.ts';
import type { Payment } from '../../../schema/rules/quickBills.ts';
import type { Sale } from '../../../schema/rules/saleLines.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { get } from '../../dataProvider/calls.ts';
import { formatDate, formatMoney, formatWeight } from '../../format.ts';
import { queryKeys } from '../../queryKeys.ts';
import { TitledDialog } from '../kit/form/TitledDialog.tsx';
import { useEntity } from '../kit/useEntity.ts';

/** The customer's passbooks pay the bill: each whole, with the bonus of its scheme. */
export function SchemeInPlace({ label }: { label: string }) {
  const translate = useTranslate();
  const passbooks = usePassbooks();
  const [isOpen, open] = useState(false);
  const take = useTake(passbooks);
  if (!passbooks.length) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => open(true)}>
        {label}
      </Button>
      {isOpen && (
        <TitledDialog title={translate('chits.passbooks')} width={560} onClose={() => open(false)}>
          <DialogContent sx={{ display: 'grid', gap: 1.5, pb: 3 }}>
            {passbooks.map(passbook => (
              <Offer
                key={passbook.id}
                passbook={passbook}
                onTake={() => {
                  take(passbook);
                  open(false);
                }}
              />
            ))}
          </DialogContent>
        </TitledDialog>
      )}
    </>
  );
}

function Offer({ passbook, onTake }: { passbook: RedeemableRead; onTake: () => void }) {
  const translate = useTranslate();
  const { number, scheme, worth, fineWeight, isMature, maturesOn } = passbook;
  const when = isMature ? translate('chits.withBonus') : translate('chits.noBonus', { day: formatDate(maturesOn) });
  return (
    <Box sx={offer}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {number} · {scheme}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {fineWeight === null ? '' : `${translate('chits.fine', { weight: formatWeight(fineWeight) })} · `}
          {when}
        </Typography>
      </Box>
      <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
        {formatMoney(worth, 'paise')}
      </Typography>
      <Button variant="contained" onClick={onTake} disabled={worth <= 0}>
        {translate('chits.payWith')}
      </Button>
    </Box>
  );
}

const offer = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};

const none: readonly RedeemableRead[] = [];

function usePassbooks(): readonly RedeemableRead[] {
  const { shopId } = useSession();
  const contactId = useWatch({ name: 'contactId' }) as string | null;
  const { data } = useQuery({
    queryKey: queryKeys.live(chitMembers.resource, shopId, 'redeemable', contactId),
    queryFn: ({ signal }) =>
      get<RedeemableRead[]>(`shops/${shopId}/chit_members/redeemable?contactId=${contactId}`, { signal }),
    enabled: Boolean(contactId),
  });
  return (contactId && data) || none;
}

/** Puts a passbook among the payments, and the bonus of all of them on the lines. */
function useTake(passbooks: readonly RedeemableRead[]) {
  const entity = useEntity();
  const translate = useTranslate();
  const notify = useNotify();
  const { getValues, setValue } = useFormContext();
  return (passbook: RedeemableRead) => {
    const typed = typedValues(entity, getValues());
    const payments = (typed['payments'] ?? []) as readonly Payment[];
    const taken = passbooks.filter(
      ({ id }) => id === passbook.id || payments.some(({ chitMemberId }) => chitMemberId === id),
    );
    const sale = typed as unknown as Sale;
    const bonuses = bonusesOn(sale, taken);
    const lines = (sale.lines ?? []).map((line, n) => ({ ...line, schemeBonus: bonuses[n]! / 100 || null }));
    const others = payments.filter(({ way }) => way !== 'scheme');
    let due = reckon(entity, { ...typed, lines, payments: others }).totals['due'] ?? 0;
    const paying = taken.map(each => {
      const redeemed = redeemedFrom(sale, each);
      const amount = Math.max(0, Math.min(due, mostOf(redeemed)));
      due = Math.round(100 * (due - amount)) / 100;
      return { way: 'scheme', bankId: null, reference: each.number, amount, ...redeemed };
    });
    if (paying.some(({ amount }) => amount <= 0)) {
      notify('chits.nothingToPay', { type: 'warning' });
      return;
    }
    for (const [n, { schemeBonus }] of lines.entries())
      setValue(`lines.${n}.schemeBonus`, schemeBonus, { shouldDirty: true });
    setValue('payments', [...others, ...paying], { shouldDirty: true });
    const bonus = bonuses.reduce((sum, each) => sum + each, 0) / 100;
    if (bonus) notify(translate('chits.bonusOn', { bonus: formatMoney(bonus, 'paise') }), { type: 'success' });
  };
}
