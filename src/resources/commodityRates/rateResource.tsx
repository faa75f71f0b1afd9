import { commodityRates } from '../../../schema/entities/commodityRates.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const RateList = lazyView(async () => (await import('./RateList.tsx')).RateList);
const NewRate = lazyView(async () => (await import('./entry/NewRate.tsx')).NewRate);

/** Rates hold from their moment on: they are entered, never changed. */
export const rateResource = resourceOf(commodityRates, {
  list: <RateList />,
  create: (
    <RateList>
      <NewRate />
    </RateList>
  ),
  show: undefined,
});
