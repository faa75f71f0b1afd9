import Alert from '@mui/material/Alert';
import { metalSold, type BillFacts } from '../../../schema/rules/quickBills.ts';
import { shortageOf, shortageTold, shortReason, type LooseStock } from '../../../schema/rules/shortReason.ts';
import { say } from '../../../schema/words/said.ts';
import { worded } from '../../i18n/wording.ts';
import { useTypedRecord } from '../kit/form/useTypedRecord.ts';
import { AskedWhen } from '../kit/inputs/Asked.tsx';
import { useEntity } from '../kit/useEntity.ts';
import { useFacts } from '../kit/useFacts.ts';

/** More loose metal than there is in stock while a bill is typed, with the reason. The server asks the same. */
export function ShortNotice() {
  const { values } = useTypedRecord();
  const typed = values as unknown as Pick<BillFacts, 'lines'> & { [shortReason]?: string | null };
  const sold = metalSold(typed);
  const stock = useFacts<LooseStock>('loose_stock', {}, { of: useEntity().resource, enabled: sold.length > 0 });
  const short = stock && shortageOf(sold, stock);
  const told = short && shortageTold(short);
  return (
    <>
      {told && (
        <Alert role="status" severity={typed.shortReason ? 'warning' : 'error'} sx={{ my: 1 }}>
          {worded(say(told.key, told.values))}
        </Alert>
      )}
      <AskedWhen name={shortReason} isAsked={Boolean(told || typed.shortReason)} />
    </>
  );
}
