import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, email, boolean, image, longText, money, percent, phone, pin, ref, text } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { lossLimitField } from '../rules/agreedLoss.ts';
import { registerFields } from '../rules/account.ts';
import { backDatingDays } from '../rules/backDating.ts';
import { chatAccountActions } from '../rules/chatActions.ts';
import { surplusField } from '../rules/metalSurplus.ts';
import { planActions } from '../rules/planActions.ts';
import { makingReadings } from '../rules/makingGst.ts';
import { timeOfDay } from '../rules/quietHours.ts';
import { seriesPrefix, seriesWidth } from '../rules/shopSeries.ts';
import { supportActions, supportButtons } from '../rules/supportActions.ts';
import { stateOptions } from '../rules/states.ts';
import { shopStatuses } from '../rules/statuses.ts';
import { gstin, pan, upiId } from '../rules/taxIds.ts';
import { billsForCompany } from '../rules/companyShop.ts';
import { taxSchemes } from '../rules/taxScheme.ts';

const notNegative = 'Cannot be negative';

/** The shop itself: what stands on its bills, and whether it may appear in public. */
export const shops = defineEntity({
  name: 'shops',
  label: { one: 'Shop', many: 'Shops' },
  path: 'shops/:shopId',
  title: 'name',
  fields: {
    name: text().label('Name').required('Name is required').max(128),
    status: choice(shopStatuses).label('Status').required().default('Pending'),
    tenantId: ref('tenants', { embed: 'tenant' }).label('Tenant').required(),
    logo: image().label('Logo'),
    address: longText().label('Address').min(3).max(250),
    city: text().label('City').max(60),
    pin: pin().label('PIN'),
    stateCode: choice(stateOptions).label('State'),
    phoneNo: phone('Mobile number must be between 10 and 15 digits').label('Phone Number'),
    email: email().label('Email'),
    gstin: gstin(),
    taxScheme: choice(taxSchemes).label('Scheme of GST').required().default('regular'),
    turnover: money().label('Turnover of the last financial year').min(0, notNegative),
    pan: pan(),
    accountantEmail: email().label('E-mail of the accountant'),
    upiId: upiId(),
    signature: image().label('Signature'),
    signatory: text().label('Line under the signature').max(80),
    billTerms: longText().label('Terms on bills').max(2_000),
    quietFrom: timeOfDay().label('No messages from'),
    quietTo: timeOfDay().label('No messages until'),
    whatsappEnquiries: boolean(true).label('What people write on WhatsApp becomes an enquiry'),
    /** Without one WhatsApp is no way to tell colleagues. */
    noticeTemplate: text().label('Template for notices to colleagues').max(512),
    noticeLanguage: text().label('Language of that template').max(16),
    /** Without one customers are reminded of instalments by hand. */
    reminderTemplate: text().label('Template for reminders of instalments').max(512),
    reminderLanguage: text().label('Language of that template').max(16),
    seriesPrefix: seriesPrefix(),
    seriesWidth: seriesWidth(),
    backDatingDays: backDatingDays(),
    makingGst: choice(makingReadings).label('GST on the making charge'),
    exchangeMore: percent().label('More in exchange (%)').min(0, notNegative).max(100, 'At most 100'),
    soldHereMore: percent().label('More for what we sold (%)').min(0, notNegative).max(100, 'At most 100'),
    surplusTolerance: surplusField(),
    lossLimit: lossLimitField(),
    barsCredit: boolean().label('Refuse bills above the credit limit'),
    countsBlind: boolean().label('Count at the end of the day without seeing what is expected'),
    isCompany: boolean().label('Bills our orders'),
    ratesPublic: boolean().label('Public rate board'),
    adsOnBoard: boolean().label('Ads on the rate board'),
    adsOnCards: boolean().label('Ads on business cards'),
  },
  search: ['name', 'city', 'gstin', 'phoneNo'],
  permissions: { list: can.ShopList, update: can.ShopEdit },
  list: {
    columns: ['name', 'tenantId', 'status', 'city', 'stateCode', 'createdAt'],
    filters: ['status', 'tenantId', 'stateCode'],
  },
  sections: {
    shop: {
      label: 'Shop',
      help: 'As customers and bills know it',
      fields: ['name', 'logo', 'address', ['city', 'pin', 'stateCode'], ['phoneNo', 'email']],
    },
    tax: {
      label: 'Tax and payment',
      help: 'Printed on every bill. Under the composition scheme bills bear no GST from now on; what was issued stays as it is',
      fields: [['gstin', 'taxScheme'], 'turnover', ['pan', 'upiId']],
    },
    accountant: {
      label: 'Accountant',
      help: 'The files of a month go there by mail, from GST returns',
      fields: ['accountantEmail'],
    },
    making: {
      label: 'Making charge',
      help: 'What a piece costs is reckoned by it, on its page, on valuation certificates and on bills. Left empty it is a part of the jewellery. How much is due on a service stands in the GST rates. Ask your tax adviser',
      fields: ['makingGst'],
    },
    buying: {
      label: 'Old gold',
      help: 'On top of the buying rate, which is for what was sold elsewhere and is bought outright',
      fields: [['exchangeMore', 'soldHereMore']],
    },
    papers: {
      label: 'Papers',
      help: 'Printed at the foot of receipts and bills. Without a picture there is room to sign by hand',
      fields: ['signature', 'signatory', 'billTerms'],
    },
    messages: {
      label: 'Messages',
      help: 'In these hours no WhatsApp message goes out. Left empty they are 21:00 to 09:00; the same time twice means none',
      fields: [['quietFrom', 'quietTo'], 'whatsappEnquiries'],
    },
    bills: {
      label: 'Bills',
      help: 'How documents of this shop are numbered and dated',
      fields: [['seriesPrefix', 'seriesWidth'], 'backDatingDays', 'barsCredit'],
    },
    metal: {
      label: 'Metal that comes back',
      help: 'Of fine metal that refineries and karigars bring back',
      fields: [['surplusTolerance', 'lossLimit']],
    },
    closing: {
      label: 'Closing the day',
      help: 'Whoever counts sees what the books and the pieces say only once the day is closed',
      fields: ['countsBlind'],
    },
    ads: {
      label: 'Ads of others',
      help: 'Whether visitors see ads of others on this shop’s own pages. Without your leave there are none',
      fields: [['adsOnBoard', 'adsOnCards']],
    },
  },
  writing: {
    readOnly: [
      'status',
      'tenantId',
      'isCompany',
      'noticeTemplate',
      'noticeLanguage',
      'reminderTemplate',
      'reminderLanguage',
    ],
    publishing: ['ratesPublic'],
  },
  actions: {
    create: {
      method: 'POST',
      path: '',
      at: 'shops',
      permission: can.ShopAdd,
      summary: 'Open another shop of my own business; it is Pending at first',
      input: {
        name: text().label('Name').required('Name is required').max(128),
        pin: registerFields.pin,
        stateCode: registerFields.stateCode,
      },
    },
    status: {
      method: 'POST',
      path: 'status',
      at: 'system/shops/:shopId/status',
      permission: can.ShopApprove,
      summary: 'Approve, suspend or set back a shop',
      input: { status: choice(shopStatuses).label('Status').required() },
    },
    company: {
      method: 'POST',
      path: 'company',
      at: 'system/shops/:shopId/company',
      permission: can.SystemAll,
      summary: "The company's own: its bills are the invoices of what is ordered here, in place of another shop's",
    },
    ...chatAccountActions,
    noticeTemplates: {
      method: 'GET',
      path: 'whatsapp/notices',
      permission: can.ShopEdit,
      summary: 'Which template notices to colleagues go out with, which others could, and what they cost',
    },
    setNoticeTemplate: {
      method: 'PUT',
      path: 'whatsapp/notices',
      permission: can.ShopEdit,
      proved: true,
      summary: 'Choose the template with which colleagues are told by WhatsApp; without one they are not',
      input: {
        templateName: text().label('Template').max(512),
        templateLanguage: text().label('Language of the template').max(16),
      },
    },
    reminderTemplates: {
      method: 'GET',
      path: 'whatsapp/reminders',
      permission: can.ShopEdit,
      summary: 'Which template reminders of instalments go out with, which others could, and what they cost',
    },
    setReminderTemplate: {
      method: 'PUT',
      path: 'whatsapp/reminders',
      permission: can.ShopEdit,
      proved: true,
      summary:
        'Choose the template with which customers are reminded by WhatsApp; without one they are reminded by hand',
      input: {
        templateName: text().label('Template').max(512),
        templateLanguage: text().label('Language of the template').max(16),
      },
    },
    ...planActions,
    ...supportActions,
  },
  buttons: {
    company: {
      on: 'record',
      when: shop => shop.status === 'Approved' && !shop.isCompany && billsForCompany(shop),
      label: 'Bill orders here',
      title: 'Bill orders at %{name}?',
      text: 'What is ordered from us and paid is billed by this shop from now on, in its own series and books.',
      done: '%{name} bills our orders',
    },
    create: {
      on: 'page',
      label: 'Add shop',
      title: 'New shop',
      text: 'It gets its own products, contacts and rates, and waits for approval.',
      done: '%{name} added. It waits for approval.',
    },
    approve: {
      calls: 'status',
      sends: { status: 'Approved' },
      on: 'record',
      when: ({ status }) => status !== 'Approved',
      label: 'Approve',
      done: '%{name} is approved',
    },
    suspend: {
      calls: 'status',
      sends: { status: 'Suspended' },
      on: 'record',
      when: ({ status }) => status !== 'Suspended',
      label: 'Suspend',
      title: 'Suspend %{name}?',
      text: 'Nobody can enter the shop from now on, and its public pages disappear. Nothing is deleted; approving it brings everything back.',
      done: '%{name} is suspended',
      danger: true,
    },
    ...supportButtons,
    setChatAccount: { on: 'page', label: 'Save number and prices', done: 'Number and prices of %{name} saved' },
    addChatCredit: { on: 'page', label: 'Add credit', done: 'Credit added' },
  },
  storage: { space: 'itself', across: { path: 'system/shops', permission: can.SystemAll } },
});
export type Shop = RecordOf<typeof shops>;
