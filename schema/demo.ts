/** The demo's businesses and people, wherever a demo runs. Figures and numbers are made up. */
import { ownersPlatform, type Permission, type Role } from './permissions.ts';

export const demoPassword = 'Demo@1234';

export const demoTenants = [
  { name: 'Rajlakshmi Jewellers', shops: ['Rajlakshmi Andheri', 'Rajlakshmi Pune'] },
  { name: 'Surya Gold', shops: ['Surya Gold'] },
] as const;

export type DemoShopName = (typeof demoTenants)[number]['shops'][number];

export const demoShopDetails: Record<DemoShopName, Record<string, string | boolean>> = {
  'Rajlakshmi Andheri': {
    address: '14 Zaveri Arcade, S V Road, Andheri West',
    city: 'Mumbai',
    pin: '400058',
    state_code: '27',
    phone_no: '02226780014',
    email: 'andheri@rajlakshmi.test',
    pan: 'AAPFR0939F',
    gstin: '27AAPFR0939F1ZY',
    upi_id: 'rajlakshmi.andheri@okhdfc',
    series_prefix: 'RA/',
    rates_public: true,
    ads_on_board: true,
    ads_on_cards: true,
  },
  'Rajlakshmi Pune': {
    address: '3 Laxmi Road, Budhwar Peth',
    city: 'Pune',
    pin: '411002',
    state_code: '27',
    phone_no: '02024450003',
    email: 'pune@rajlakshmi.test',
    pan: 'AAPFR0939F',
    gstin: '27AAPFR0939F1ZY',
    upi_id: 'rajlakshmi.pune@okhdfc',
    series_prefix: 'RP/',
    rates_public: false,
    ads_on_board: false,
    ads_on_cards: false,
  },
  'Surya Gold': {
    address: '8-2-120 Road No 2, Banjara Hills',
    city: 'Hyderabad',
    pin: '500034',
    state_code: '36',
    phone_no: '04023550120',
    email: 'hello@suryagold.test',
    pan: 'AACCS4821K',
    gstin: '36AACCS4821K1Z9',
    upi_id: 'suryagold@okicici',
    series_prefix: 'SG/',
    rates_public: true,
    ads_on_board: false,
    ads_on_cards: false,
  },
};

/** By which WhatsApp's stand-in knows the shops. */
export const demoNumbers: Record<DemoShopName, { phoneNumberId: string; businessAccountId: string }> = {
  'Rajlakshmi Andheri': { phoneNumberId: '912226780014', businessAccountId: '600000000000001' },
  'Rajlakshmi Pune': { phoneNumberId: '912024450003', businessAccountId: '600000000000001' },
  'Surya Gold': { phoneNumberId: '914023550120', businessAccountId: '600000000000002' },
};

/** Of one message, in rupees. */
export const demoPrices = { marketing: 0.88, utility: 0.12, authentication: 0.12 };

/** What each shop has left: enough for 1,000 of the dearest messages. */
export const demoBalance = 1_000 * demoPrices.marketing;

type DemoAccount = {
  email: string;
  name: string;
  mobileNo: string;
  /** What may be done on the platform, beside the shops. */
  permissions: readonly Permission[];
  tenant: string | null;
  memberships: readonly { shop: DemoShopName; role: Role }[];
};

/** Who looks into the sample shop without an account of their own. */
export const guest = { name: 'Guest', email: 'guest@demo.test' };
export const sampleShop: DemoShopName = 'Rajlakshmi Andheri';

export const demoAccounts: readonly DemoAccount[] = [
  {
    email: 'admin@demo.test',
    name: 'Meera Kulkarni',
    mobileNo: '9820011001',
    permissions: ['system/all'],
    tenant: null,
    memberships: [],
  },
  {
    email: 'owner@demo.test',
    name: 'Rajesh Shah',
    mobileNo: '9820011002',
    permissions: ownersPlatform,
    tenant: 'Rajlakshmi Jewellers',
    memberships: [
      { shop: 'Rajlakshmi Andheri', role: 'owner' },
      { shop: 'Rajlakshmi Pune', role: 'owner' },
    ],
  },
  {
    email: 'staff@demo.test',
    name: 'Sunita Pawar',
    mobileNo: '9820011003',
    permissions: [],
    tenant: 'Rajlakshmi Jewellers',
    memberships: [{ shop: 'Rajlakshmi Andheri', role: 'sales' }],
  },
  {
    email: 'rival@demo.test',
    name: 'Anand Reddy',
    mobileNo: '9848022004',
    permissions: ownersPlatform,
    tenant: 'Surya Gold',
    memberships: [{ shop: 'Surya Gold', role: 'owner' }],
  },
];
