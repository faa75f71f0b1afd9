import { serviceRequests } from '../../../schema/entities/serviceRequests.ts';
import { overShops } from '../../../schema/kit/overShops.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const NewRequest = lazyView(async () => (await import('./NewRequest.tsx')).NewRequest);
const RequestOfShop = lazyView(async () => (await import('./RequestPage.tsx')).RequestOfShop);
const RequestAtDesk = lazyView(async () => (await import('./RequestPage.tsx')).RequestAtDesk);

const ofShop = <RequestOfShop />;
export const serviceRequestResource = resourceOf(serviceRequests, {
  create: <NewRequest />,
  edit: ofShop,
  show: ofShop,
});
export const allServiceRequestsResource = resourceOf(overShops(serviceRequests)!, { show: <RequestAtDesk /> });
