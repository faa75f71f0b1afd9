import { ResourceContextProvider } from 'react-admin';
import { customers } from '../../../schema/views/customers.ts';
import { EntityList } from '../../resources/kit/list/EntityList.tsx';

/** The customers, at their other address. */
export function MarketingCustomers() {
  return (
    <ResourceContextProvider value={customers.resource}>
      <EntityList />
    </ResourceContextProvider>
  );
}
