import { demoTemplates } from '../../../schema/demoTemplates.ts';
import type { Permission } from '../../../schema/permissions.ts';
import type { RecipientState } from '../../../schema/rules/messageStates.ts';
import { at } from './renderPage.tsx';
import { openScreenShop, sql, type Made, type ScreenShop } from './shop.ts';

type Person = { state: RecipientState; reason?: string };
export type Messenger = ScreenShop & {
  people: { asha: Made; vikram: Made };
  /** A message as its job left it; returns its id. Those it goes to are Asha, Vikram and Asha again. */
  message(more?: object, ...to: Person[]): Promise<string>;
  /** Changes what the job has written. */
  move(id: string, changes: string): Promise<unknown>;
};

const names = 'queued sending unknown sent delivered read failed canceled skipped turn'.split(' ');
const none = Object.fromEntries(names.map(name => [name, 0]));

/** A shop with two contacts, at the chat service and without night. */
export async function openMessenger(permissions?: readonly Permission[]): Promise<Messenger> {
  const shop = await openUnconnected(permissions);
  await shop.connect();
  return shop;
}

/** One that has no number yet. */
export async function openUnconnected(permissions?: readonly Permission[]): Promise<Messenger> {
  const shop = await openScreenShop(permissions);
  const [regulars] = await shop.make(at.groups, { name: 'Regulars' });
  const person = (name: string, mobileNo: string) => ({ name, mobileNo, gender: 0, selectedGroups: [regulars!.id] });
  const made = await shop.make(at.contacts, person('Vikram Rao', '9820011002'), person('Asha Mehta', '9820011001'));
  const people = { vikram: made[0]!, asha: made[1]! };
  return { ...shop, people, ...toPeople(shop, [people.asha, people.vikram]) };
}

function toPeople({ id: shopId, plant }: ScreenShop, people: Made[]): Pick<Messenger, 'message' | 'move'> {
  return {
    async message(more = {}, ...to) {
      const [id] = await plant('messages', {
        ...bills,
        ...none,
        prepared: (more as { total?: number }).total ?? 0,
        ...more,
      });
      const recipients = to.map(({ state, reason = null }, i) => recipient(id!, people[i % 2]!, state, reason));
      if (recipients.length) await plant('recipients', ...recipients);
      return id!;
    },
    move: (id, changes) => sql(`update messages set ${changes} where shop_id = '${shopId}' and id = '${id}'`),
  };
}

/** The template for bills, at its end. */
const bills = {
  name: 'Bills',
  status: 2,
  templateName: 'bill_copy',
  templateLanguage: 'en',
  templateVariables: [],
  components: demoTemplates.find(({ name }) => name === 'bill_copy')!.components,
  category: 'UTILITY',
  headerFormat: 'DOCUMENT',
  total: 0,
  cost: 1.2,
  charged: 0.6,
};

const recipient = (messageId: string, { id, name, mobileNo }: Made, state: RecipientState, reason: string | null) => ({
  messageId,
  contactId: id,
  name,
  number: mobileNo,
  variables: [name, 'RA/1'],
  state,
  reason,
  attempts: 0,
  nextAt: new Date().toISOString(),
  startedAt: state === 'queued' ? null : new Date().toISOString(),
  price: 0,
  billed: 'none',
});

/** What a multipart body says, its JSON read. */
export function saidIn(body: unknown): Record<string, unknown> {
  return Object.fromEntries([...(body as FormData)].map(([name, value]) => [name, read(value)]));
}

function read(value: FormDataEntryValue): unknown {
  if (typeof value !== 'string') return value;
  return /^[[{]/.test(value) ? (JSON.parse(value) as unknown) : value;
}
