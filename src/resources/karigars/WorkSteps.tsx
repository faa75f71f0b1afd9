import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { workOrders } from '../../../schema/entities/workOrders.ts';
import type { Steps } from '../../../schema/rules/karigarReplies.ts';
import { Arriving } from '../../books/Arriving.tsx';
import { post } from '../../dataProvider/calls.ts';
import { shopPath } from '../../dataProvider/paths.ts';
import { queryKeys } from '../../queryKeys.ts';
import { ToTell } from '../messaging/ToTell.tsx';

/** `/work_steps`: customers who want to hear of each step of their work, and are to be told of one. */
export function WorkSteps() {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: queryKeys.workSteps,
    // It makes the page that the words lead to, where there is none.
    queryFn: () => post<Steps>(shopPath('work_orders/words'), {}),
  });
  return (
    <Arriving error={error}>
      {data && (
        <ToTell
          {...data}
          hint={translate('karigars.steps.hint')}
          none={translate('karigars.steps.none')}
          shownOf={({ id, number, status }) => ({
            record: { path: `/${workOrders.resource}/${id}`, name: number },
            detail: status,
          })}
          tell={tell}
          queryKey={queryKeys.workSteps}
        />
      )}
    </Arriving>
  );
}

const tell = ({ id, statusId }: Steps['items'][number]) =>
  post(shopPath(`work_orders/${encodeURIComponent(id)}/told`), { statusId });
