import { invoiceSubscriptions } from '../../../schema/entities/invoiceSubscriptions.ts';
import { messengerSubscriptions } from '../../../schema/entities/messengerSubscriptions.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { overShops } from '../../../schema/kit/overShops.ts';

export const subscriptionEntities = [invoiceSubscriptions, messengerSubscriptions] as const;

/** The list over all shops of one app's, and the calls of one of its records. */
export const ofAllShops = (entity: AnyEntity): AnyEntity => overShops(entity)!;
