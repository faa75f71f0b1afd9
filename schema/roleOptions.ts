import type { Role } from './permissions.ts';

export const roleOptions = [
  { id: 'owner', name: 'Owner' },
  { id: 'manager', name: 'Manager' },
  { id: 'sales', name: 'Sales staff' },
  { id: 'marketing', name: 'Marketing staff' },
  { id: 'accountant', name: 'Accountant' },
] as const satisfies readonly { id: Role; name: string }[];
