import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, date, decimal, longText, mobile, money, ref, text, timestamp } from '../kit/kinds.ts';
import { can } from '../permissions.ts';
import { longestWish, lostReasons, occasions, sources } from '../rules/enquiries.ts';
import { genders } from '../rules/genders.ts';

const mobileNo = () => mobile('Please enter a 10 digit mobile number').label('Mobile Number');
const outcome = () => longText().label('What decided it').max(1_000);

/** What somebody looks for, from the first word to the sale, or to why there was none. */
export const enquiries = defineEntity({
  name: 'enquiries',
  label: { one: 'Enquiry', many: 'Enquiries' },
  path: 'shops/:shopId/enquiries',
  page: {
    route: 'enquiries',
    menu: 'sell',
    files: true,
    remarks: {
      list: can.EnquiryCommentList,
      create: can.EnquiryCommentAdd,
      update: can.EnquiryCommentEdit,
      delete: can.EnquiryCommentDelete,
    },
  },
  title: 'name',
  fields: {
    name: text().label('Name').required('Say who asks').max(128),
    mobileNo: mobileNo().when('source', {
      is: (source: unknown) => source === 'website' || source === 'card',
      then: number => number.required('Mobile number is required'),
    }),
    contactId: ref('contacts', { embed: 'contact' }).label('Contact'),
    wish: longText().label('What they look for').max(longestWish),
    categoryId: ref('productCategories', { embed: 'category' }).label('Product category'),
    productId: ref('products', { embed: 'product' }).label('Product'),
    budget: money().label('Budget').min(0),
    occasion: choice(occasions).label('Occasion'),
    neededBy: date().label('Needed by'),
    source: choice(sources).label('Source').required('Say how they came').default('counter'),
    cardId: ref('bizCards', { embed: 'card' }).label('Business card'),
    statusId: ref('enquiryStatuses', { embed: 'status' }).label('Status'),
    assigneeId: ref('users', { embed: 'assignee' }).label('Assigned to'),
    nextStep: text().label('Next step'),
    nextStepOn: date().label('Next step on'),
    lostReason: choice(lostReasons).label('Why they did not buy'),
    saleValue: money().label('Sold for').min(0),
    outcome: outcome(),
    endedAt: timestamp().label('Ended'),
    hoursToAnswer: decimal(1).label('Hours to the first answer'),
  },
  search: ['name', 'mobileNo', 'wish'],
  permissions: { list: can.EnquiryList, create: can.EnquiryAdd, update: can.EnquiryEdit, delete: can.EnquiryDelete },
  list: {
    columns: ['name', 'statusId', 'wish', 'budget', 'assigneeId', 'nextStepOn'],
    filters: ['source', 'categoryId', 'occasion'],
    period: 'createdAt',
  },
  sections: {
    who: { label: 'Who asks', fields: [['name', 'mobileNo'], 'contactId'] },
    what: {
      label: 'Wish and budget',
      fields: ['wish', ['categoryId', 'productId'], ['budget', 'occasion'], ['neededBy', 'source']],
    },
    next: { label: 'What comes next', fields: ['assigneeId', ['nextStep', 'nextStepOn']] },
  },
  statuses: {
    field: 'statusId',
    asks: {
      done: { saleValue: money().label('Sold for').min(0), outcome: outcome() },
      failed: {
        lostReason: choice(lostReasons).label('Why they did not buy').required('Say why'),
        outcome: outcome(),
      },
    },
  },
  assignment: { to: 'assigneeId', due: 'nextStepOn' },
  actions: {
    makeContact: {
      method: 'POST',
      path: ':id/contact',
      permission: can.ContactAdd,
      summary: 'Make whoever asks a contact, and link them: what they asked stays with them',
      input: {
        gender: choice(genders).label('Gender').required('Gender is required'),
        mobileNo: mobileNo().required('Mobile number is required'),
      },
    },
  },
  buttons: {
    makeContact: {
      on: 'record',
      label: 'Make it a contact',
      done: '%{name} is a contact now',
      when: ({ contactId }) => contactId === null,
      initial: ({ mobileNo }) => ({ mobileNo }),
      changes: ['contacts'],
    },
  },
  figures: {
    bySource: { label: 'By source', by: 'source' },
    byStatus: { label: 'By status', by: 'statusId' },
    wonByMonth: { label: 'Sold by month', sum: 'saleValue', by: 'endedAt', meaning: 'done' },
    lostBecause: { label: 'Lost because of', by: 'lostReason', meaning: 'failed' },
    lostValue: { label: 'Budget of lost sales by reason', sum: 'budget', by: 'lostReason', meaning: 'failed' },
    lostByMonth: { label: 'Lost by month', by: 'endedAt', meaning: 'failed' },
    toAnswer: { label: 'Hours to the first answer', average: 'hoursToAnswer' },
  },
  publicForm: {
    title: 'Tell us what you look for',
    fields: ['name', 'mobileNo', 'wish', 'budget', 'occasion', 'neededBy'],
    sets: { source: 'website' },
    onPageOf: {
      cardId: { title: 'Write to us', fields: ['name', 'mobileNo', 'wish'], sets: { source: 'card' } },
    },
  },
  writing: { readOnly: ['endedAt', 'hoursToAnswer'], createOnly: ['cardId'] },
  storage: {
    erasable: true,
    indexes: [['mobileNo']],
    dataSubject: {
      by: ['mobileNo'],
      through: 'contactId',
      onErasure: {
        clears: { name: '—', mobileNo: null, contactId: null, wish: null, nextStep: null, outcome: null },
      },
    },
  },
});
export type Enquiry = RecordOf<typeof enquiries>;
