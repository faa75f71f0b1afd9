import { products } from '../../../schema/entities/products.ts';
import { without } from '../kit/form/without.ts';
import { EntityShow } from '../kit/pages/EntityShow.tsx';
import { ProductAside } from './ProductAside.tsx';

/** Of its prices not only the newest. */
export function ShowProduct() {
  return <EntityShow fields={without(products.facts, 'productPrice')} aside={<ProductAside />} />;
}
