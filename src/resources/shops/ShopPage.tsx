import { ResourceContextProvider, useParams } from 'react-admin';
import { shops } from '../../../schema/entities/shops.ts';
import { without } from '../kit/form/without.ts';
import { EntityShow } from '../kit/pages/EntityShow.tsx';
import { useMay } from '../kit/useMay.ts';
import { EditShop } from './EditShop.tsx';

/** A shop: to be changed by those who may, read by the others. */
export function ShopPage() {
  const { id } = useParams();
  const mayEdit = useMay(shops.resource, 'edit');
  return (
    <ResourceContextProvider value={shops.resource}>
      {mayEdit ? <EditShop key={id} /> : <EntityShow fields={shown} />}
    </ResourceContextProvider>
  );
}

const shown = without(shops.facts, 'status', 'tenantId', 'isCompany');
