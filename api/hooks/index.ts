/** Which entities bring something along when their records change. */
import type { EntityName } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Hooks } from './hooks.ts';
import { adHooks } from './ads.ts';
import { businessDayHooks } from './businessDays.ts';
import { enquiryHooks } from './enquiries.ts';
import { meetingHooks } from './meetings.ts';
import { productPriceHooks } from './productPrices.ts';
import { serviceRequestHooks } from './serviceRequests.ts';
import { shopHooks } from './shops.ts';
import { taskHooks } from './tasks.ts';
import { tenantHooks } from './tenants.ts';
import { vacancyHooks } from './vacancies.ts';

export const hooks: { [E in EntityName]?: Hooks } = {
  ads: adHooks,
  businessDays: businessDayHooks,
  enquiries: enquiryHooks,
  meetings: meetingHooks,
  productPrices: productPriceHooks,
  serviceRequests: serviceRequestHooks,
  shops: shopHooks,
  tasks: taskHooks,
  tenants: tenantHooks,
  vacancies: vacancyHooks,
};

export const hooksOf = ({ name }: AnyEntity): Hooks => hooks[name as EntityName] ?? {};
