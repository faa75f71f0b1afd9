import Alert from '@mui/material/Alert';
import { useEditContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { shops } from '../../../schema/entities/shops.ts';
import {
  lossNoticesOfLot,
  lossNoticesOfReceipt,
  usualLoss,
  type LossFacts,
  type LossNotice,
} from '../../../schema/rules/agreedLoss.ts';
import { say } from '../../../schema/words/said.ts';
import { worded } from '../../i18n/wording.ts';
import { useTypedRecord } from '../kit/form/useTypedRecord.ts';
import { Field } from '../kit/inputs/inputs.tsx';
import type { KindInputProps } from '../kit/inputs/kindInput.ts';
import { useFacts } from '../kit/useFacts.ts';

type Receipt = Parameters<typeof lossNoticesOfReceipt>[0] & { lossReason?: string | null };
type Lot = Parameters<typeof lossNoticesOfLot>[0];

/** Agreed losses above the shop's limit while a receipt is typed, with the reason. The server asks the same. */
export function ReceiptLossReason(props: KindInputProps) {
  const { limit } = useLossFacts();
  const receipt = useTypedRecord().values as unknown as Receipt;
  return <Told {...props} notices={lossNoticesOfReceipt(receipt, limit)} reason={receipt.lossReason} />;
}

/** The same in the dialog in which a refined lot is taken back. */
export function LotLossReason(props: KindInputProps) {
  const { limit } = useLossFacts();
  const { record } = useEditContext();
  const [refinedWeight, refinedFineness, sampleWeight, reason] = useWatch({
    name: ['refinedWeight', 'refinedFineness', 'sampleWeight', props.source],
  }) as [number | null, number | null, number | null, string | null];
  const back = { refinedWeight, refinedFineness, sampleWeight } as Partial<Lot>;
  const lot: Lot = { lines: null, ...record, ...back };
  return <Told {...props} notices={lossNoticesOfLot(lot, limit)} reason={reason} />;
}

type Props = KindInputProps & { notices: readonly LossNotice[]; reason: string | null | undefined };

function Told({ notices, reason, ...input }: Props) {
  return (
    <>
      {notices.map(({ key, at, values }) => (
        <Alert key={at} role="status" severity={reason ? 'warning' : 'error'} sx={{ my: 1 }}>
          {worded(say(key, values))}
        </Alert>
      ))}
      {(notices.length > 0 || reason) && <Field {...input} />}
    </>
  );
}

const useLossFacts = (): Pick<LossFacts, 'limit'> =>
  useFacts<LossFacts>('loss_facts', {}, { of: shops.name }) ?? { limit: usualLoss };
