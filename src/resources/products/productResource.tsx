import { products } from '../../../schema/entities/products.ts';
import { EntityList } from '../kit/EntityList.tsx';
import { later } from '../kit/later.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const EditProduct = later(async () => (await import('./EditProduct.tsx')).EditProduct);
const NewProduct = later(async () => (await import('./NewProduct.tsx')).NewProduct);

export const productResource = resourceOf(products, {
  create: (
    <EntityList>
      <NewProduct />
    </EntityList>
  ),
  edit: <EditProduct />,
});
