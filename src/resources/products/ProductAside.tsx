import { PriceAbroad } from './PriceAbroad.tsx';
import { ProductPrices } from './ProductPrices.tsx';

/** What stands beside a product: what it costs for how long, and in other currencies. */
export function ProductAside() {
  return (
    <>
      <ProductPrices />
      <PriceAbroad />
    </>
  );
}
