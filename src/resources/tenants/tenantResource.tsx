import { tenants } from '../../../schema/entities/tenants.ts';
import { lazyView } from '../kit/lazyView.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const EditTenant = lazyView(async () => (await import('./EditTenant.tsx')).EditTenant);
const NewTenant = lazyView(async () => (await import('./NewTenant.tsx')).NewTenant);

export const tenantResource = resourceOf(tenants, { create: <NewTenant />, edit: <EditTenant /> });
