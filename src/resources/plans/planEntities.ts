import { invoicePlans } from '../../../schema/entities/invoicePlans.ts';
import { messengerPlans } from '../../../schema/entities/messengerPlans.ts';
import type { Permission } from '../../../schema/permissions.ts';

export const planEntities = [invoicePlans, messengerPlans] as const;

/** of the two apps one is enough. */
export const planAccess: readonly Permission[] = planEntities.map(({ permissions }) => permissions.list!);
