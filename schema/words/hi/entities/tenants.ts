import type { tenants } from '../../../entities/tenants.ts';
import type { Words } from '../../schemaWords.ts';
import { tenantStatuses } from '../choices.ts';

export const tenantsWords = {
  one: 'कारोबार',
  many: 'कारोबार',
  fields: {
    name: 'नाम',
    status: 'स्थिति',
    contactName: 'संपर्क',
    email: 'ईमेल',
    mobileNo: 'मोबाइल नंबर',
    notes: 'नोट',
  },
  values: { status: tenantStatuses },
  inputs: {
    openShop: {
      shopName: 'दुकान का नाम',
      pin: 'PIN',
      stateCode: 'राज्य',
      ownerName: 'मालिक का नाम',
      ownerEmail: 'मालिक का ईमेल',
      ownerMobileNo: 'मालिक का मोबाइल नंबर',
    },
  },
} satisfies Words<typeof tenants>;
