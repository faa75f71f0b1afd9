import { tenants } from '../../../schema/entities/tenants.ts';
import { later } from '../kit/later.tsx';
import { resourceOf } from '../kit/resourceOf.tsx';

const EditTenant = later(async () => (await import('./EditTenant.tsx')).EditTenant);
const NewTenant = later(async () => (await import('./NewTenant.tsx')).NewTenant);

export const tenantResource = resourceOf(tenants, { create: <NewTenant />, edit: <EditTenant /> });
