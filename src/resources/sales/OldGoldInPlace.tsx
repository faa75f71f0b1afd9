import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { ResourceContextProvider, useNotify, useTranslate, type RaRecord } from 'react-admin';
import { oldGold } from '../../../schema/entities/oldGold.ts';
import { quickBills } from '../../../schema/entities/quickBills.ts';
import { buyingRateOf } from '../../../schema/rules/buyingRates.ts';
import { noticesOfOldGold } from '../../../schema/rules/legalLimits.ts';
import { callAs } from '../../dataProvider/calls.ts';
import { messageOf } from '../../dataProvider/errors.ts';
import { pathWith } from '../../dataProvider/paths.ts';
import { formatMoney } from '../../format.ts';
import { KeyName } from '../../layout/KeyName.tsx';
import { useTodaysRates } from '../../layout/rates/rates.ts';
import { useKey } from '../../layout/useKey.ts';
import { queryKeys } from '../../queryKeys.ts';
import { FieldSections } from '../kit/form/FieldSections.tsx';
import { usePlaced } from '../kit/form/Placed.tsx';
import type { KindInputProps } from '../kit/inputs/kindInput.ts';
import { LinesInput } from '../kit/lines/LinesInput.tsx';
import { freshLine } from '../kit/lines/useLines.ts';
import { CreateDialog } from '../kit/pages/CreateDialog.tsx';
import { useMay } from '../kit/useMay.ts';
import { useWords } from '../kit/useWords.ts';
import { BuyingRates } from '../oldGold/BuyingRates.tsx';
import { useBuyingRates } from '../oldGold/useBuyingRates.ts';
import { LegalNotices } from './LegalNotices.tsx';

const key = 'F4';
const shown = ['lines', 'proof', 'proofNumber'];
/** With what the bill says already. */
const fields = [...shown, 'contactId', 'tillId', 'boughtFor'];
/** It is weighed first. */
const inputs = { lines: (props: KindInputProps) => <LinesInput cursor="grossWeight" {...props} /> };

/** Old gold that the customer gives towards a bill: it is bought at once, by its own voucher, and pays from the customer's credit. */
export function OldGoldInPlace({ onBought }: { onBought: (credit: number) => void }) {
  const { many } = useWords(oldGold);
  const mayBuy = useMay(oldGold.resource, 'create');
  const [record, setRecord] = useState<Partial<RaRecord>>();
  const begin = useBeginning();
  const open = () => setRecord(begin());
  useKey(mayBuy ? key : undefined, open);
  if (!mayBuy) return null;
  return (
    <>
      <Button variant="outlined" aria-keyshortcuts={key} onClick={open}>
        {many}
        <KeyName name={key} />
      </Button>
      {record && (
        <ResourceContextProvider value={oldGold.resource}>
          <Buying record={record} onBought={onBought} onClose={() => setRecord(undefined)} />
        </ResourceContextProvider>
      )}
    </>
  );
}

/** The voucher as it begins: an exchange of the bill's customer, with a line at the rate of the day. Nothing where there is no customer yet, which is said. */
function useBeginning() {
  const notify = useNotify();
  const { getValues, setFocus } = useFormContext();
  const { data: rates } = useTodaysRates();
  return (): Partial<RaRecord> | undefined => {
    const [contactId, tillId] = getValues(['contactId', 'tillId']) as (string | null)[];
    const fresh = freshLine(oldGold.info['lines']!);
    const bought = { boughtFor: 'exchange' };
    const lines = [{ ...fresh, rate: buyingRateOf(rates ?? {}, bought, fresh as Parameters<typeof buyingRateOf>[2]) }];
    if (contactId) return { ...bought, contactId, tillId, lines };
    notify('sales.customerFirst', { type: 'warning' });
    setFocus('contactId');
    return undefined;
  };
}

type Props = { record: Partial<RaRecord>; onBought: (credit: number) => void; onClose: () => void };

function Buying({ record, onBought, onClose }: Props) {
  const translate = useTranslate();
  const buy = useBuy(onBought);
  return (
    <CreateDialog
      width={1100}
      record={record}
      fields={fields}
      saveLabel={translate('sales.buy')}
      saveShortcut="F10"
      onSaved={made => void buy(made)}
      onClose={onClose}
    >
      <Fields />
    </CreateDialog>
  );
}

function Fields() {
  usePlaced('contactId');
  usePlaced('tillId');
  usePlaced('boughtFor');
  useBuyingRates();
  return (
    <>
      <FieldSections fields={shown} inputs={inputs} autoFocus />
      <BuyingRates />
      <LegalNotices of={noticesOfOldGold} />
    </>
  );
}

/** Refused, it stays a draft among the old gold, which is said. */
function useBuy(onBought: (credit: number) => void) {
  const client = useQueryClient();
  const notify = useNotify();
  return async ({ id }: RaRecord) => {
    try {
      const path = pathWith(oldGold, `${oldGold.path}/:id/buy`, { id: String(id) });
      const { number, credit } = await callAs<{ number: string; credit: number }>('POST', path, {});
      notify('sales.bought', { type: 'success', messageArgs: { number, amount: formatMoney(credit, 'paise') } });
      onBought(credit);
    } catch (error) {
      notify('sales.notBought', { type: 'error', messageArgs: { why: messageOf(error) } });
    }
    const { resource } = oldGold;
    const stale = [queryKeys.of(resource), queryKeys.live(resource), queryKeys.live(quickBills.resource)];
    await Promise.all(stale.map(queryKey => client.invalidateQueries({ queryKey })));
  };
}
