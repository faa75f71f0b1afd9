import { demoTemplates } from '../../../schema/demoTemplates.ts';
import type { Row } from '../testing/collections.ts';
import { data, fakeApi } from '../testing/fakeApi.ts';
import { at } from '../testing/renderPage.tsx';

const none = { queued: 0, sending: 0, unknown: 0, sent: 0, delivered: 0, read: 0, failed: 0, canceled: 0, skipped: 0 };

/** A message of the template for bills, at its end unless told. */
export const message = (more: object = {}): Row => ({
  id: 'm1',
  name: 'Bills',
  status: 2,
  templateName: 'bill_copy',
  templateLanguage: 'en',
  templateVariables: [],
  components: demoTemplates.find(({ name }) => name === 'bill_copy')!.components,
  category: 'UTILITY',
  headerFormat: 'DOCUMENT',
  headerText: null,
  scheduledAt: null,
  ...none,
  total: 0,
  cost: 1.2,
  charged: 0.6,
  createdAt: '2026-11-20T05:00:00Z',
  updatedAt: '2026-11-20T05:00:00Z',
  ...more,
  prepared: (more as { total?: number }).total ?? 0,
});

export const recipient = (id: string, name: string, state: string, more: object = {}): Row => ({
  id,
  messageId: 'm1',
  contactId: `c${id}`,
  name,
  number: '9820011001',
  variables: [name, 'RA/1'],
  state,
  reason: null,
  startedAt: null,
  ...more,
});

const people: Row[] = [
  { id: 'c1', name: 'Asha Mehta', mobileNo: '9820011001', email: 'asha@example.test', selectedGroups: [] },
  { id: 'c2', name: 'Vikram Rao', mobileNo: '9820011002', email: null, selectedGroups: [] },
];

export const estimate = { total: 2, skipped: 0, leftOut: [], price: 0.88, cost: 1.76, balance: 880, enough: true };

type Given = { messages?: Row[]; recipients?: Row[]; terms?: object };

/** A shop at the chat service, without night, with two contacts. */
export function fakeMessenger({ messages = [], recipients = [], terms = {} }: Given = {}) {
  const api = fakeApi({
    [at.messages]: messages,
    [`${at.messages}/m1/recipients`]: recipients,
    [at.contacts]: people,
    [at.groups]: [{ id: 'g1', name: 'Regulars', memberCount: 2 }],
  });
  const usual = { approved: true, quiet: { from: '00:00', to: '00:00' }, prices: { MARKETING: 0.88, UTILITY: 0.12 } };
  api.answer('GET', /whatsapp\/terms$/, () => data({ ...usual, ...terms }));
  api.answer('GET', /whatsapp\/balance$/, () => data(880));
  api.answer('GET', /whatsapp\/templates$/, () => data(JSON.stringify({ data: demoTemplates })));
  api.answer('POST', /messages\/estimate$/, () => data(estimate));
  return api;
}

/** What a multipart body says, its JSON read. */
export function saidIn(body: unknown): Record<string, unknown> {
  return Object.fromEntries([...(body as FormData)].map(([name, value]) => [name, read(value)]));
}

function read(value: FormDataEntryValue): unknown {
  if (typeof value !== 'string') return value;
  return /^[[{]/.test(value) ? (JSON.parse(value) as unknown) : value;
}
