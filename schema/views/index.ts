/** Every view of an entity. A new one is its file and a line here. */
import type { AnyEntity } from '../kit/defineEntity.ts';
import { customers } from './customers.ts';
import { karigars } from './karigars.ts';
import { suppliers } from './suppliers.ts';

export const views: readonly AnyEntity[] = [customers, suppliers, karigars];
