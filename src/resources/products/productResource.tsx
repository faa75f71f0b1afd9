import { products } from '../../../schema/entities/products.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { EntityList } from '../kit/LaterList.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const EditProduct = lazyView(async () => (await import('./EditProduct.tsx')).EditProduct);
const ShowProduct = lazyView(async () => (await import('./ShowProduct.tsx')).ShowProduct);
const NewProduct = lazyView(async () => (await import('./NewProduct.tsx')).NewProduct);

export const productResource = resourceOf(products, {
  create: (
    <EntityList>
      <NewProduct />
    </EntityList>
  ),
  edit: <EditProduct />,
  show: <ShowProduct />,
});
