import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { metalSold, type BillFacts } from '../../../schema/rules/quickBills.ts';
import { shortageOf, shortageTold, shortReason, type LooseStock } from '../../../schema/rules/shortReason.ts';
import { useSession } from '../../authProvider/useSession.ts';
import { get } from '../../dataProvider/calls.ts';
import { pathWith } from '../../dataProvider/paths.ts';
import { queryKeys } from '../../queryKeys.ts';
import { useTypedRecord } from '../kit/form/useTypedRecord.ts';
import { AskedWhen } from '../kit/inputs/Asked.tsx';
import { useEntity } from '../kit/useEntity.ts';

/** More loose metal than there is in stock while a bill is typed, with the reason. The server asks the same. */
export function ShortNotice() {
  const translate = useTranslate();
  const { values } = useTypedRecord();
  const typed = values as unknown as Pick<BillFacts, 'lines'> & { [shortReason]?: string | null };
  const sold = metalSold(typed);
  const stock = useLooseStock(sold.length > 0);
  const short = stock && shortageOf(sold, stock);
  const told = short && shortageTold(short);
  return (
    <>
      {told && (
        <Alert role="status" severity={typed.shortReason ? 'warning' : 'error'} sx={{ my: 1 }}>
          {translate(`sales.short.${told.key}`, told.values)}
        </Alert>
      )}
      <AskedWhen name={shortReason} isAsked={Boolean(told || typed.shortReason)} />
    </>
  );
}

function useLooseStock(isAsked: boolean): LooseStock | undefined {
  const entity = useEntity();
  const { shopId } = useSession();
  const { data } = useQuery({
    queryKey: queryKeys.live(entity.resource, shopId, 'loose_stock'),
    queryFn: ({ signal }) => get<LooseStock>(pathWith(entity, `${entity.path}/loose_stock`, {}), { signal }),
    enabled: isAsked,
  });
  return data;
}
