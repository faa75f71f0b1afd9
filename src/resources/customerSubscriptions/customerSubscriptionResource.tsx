import { customerSubscriptions } from '../../../schema/entities/customerSubscriptions.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const ListSubscriptions = lazyView(async () => (await import('./ListSubscriptions.tsx')).ListSubscriptions);
const ShowSubscription = lazyView(async () => (await import('./ShowSubscription.tsx')).ShowSubscription);

export const customerSubscriptionResource = resourceOf(customerSubscriptions, {
  list: <ListSubscriptions />,
  show: <ShowSubscription />,
});
