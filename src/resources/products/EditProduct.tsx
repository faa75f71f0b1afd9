import { useStore } from 'react-admin';
import { useToList } from '../kit/pages/CreateDialog.tsx';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { HsnInput } from './tax/HsnInput.tsx';
import { TaxInput } from './tax/TaxInput.tsx';
import { ProductAside } from './ProductAside.tsx';

const inputs = { hsncode: HsnInput, taxPercentage: TaxInput };
/** After a change the list starts again at its first page, ten to a page. */
const afterUpdate = { page: 1, perPage: 10 };

export function EditProduct() {
  const toList = useToList();
  const [listParams, setListParams] = useStore<object>('products.listParams', {});
  const onSaved = () => {
    setListParams({ filter: {}, ...listParams, ...afterUpdate });
    toList();
  };
  return <EntityEdit onSaved={onSaved} inputs={inputs} aside={<ProductAside />} />;
}
