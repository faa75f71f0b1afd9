import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';
import { ofAllShops } from './subscriptionEntities.ts';

const ShowSubscription = lazyView(async () => (await import('./ShowSubscription.tsx')).ShowSubscription);

export const subscriptionResource = (entity: AnyEntity) =>
  resourceOf(ofAllShops(entity), { show: <ShowSubscription entity={entity} /> });
