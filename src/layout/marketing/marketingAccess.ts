import { can, type Permission } from '../../../schema/permissions.ts';

/** one of them opens the page. */
export const marketingAccess: readonly Permission[] = [can.ContactList, can.ShopCustomersEdit];
