/** A process that keeps books through the API, told by its only argument, until it is through or kills itself at the given moment. */
import { appendFileSync } from 'node:fs';
import { drawFrom } from '../support/draw.ts';
import { billWorks, type Books } from './billWorks.ts';
import { openMortalShop, type MortalShop } from '../support/mortalShop.ts';

export type BooksOfChild = MortalShop & { contact: string; product: string; workOrder: string };

const task = JSON.parse(process.argv[2]!) as BooksOfChild;
const shop = await openMortalShop(task);
const call: Books['call'] = (method, path, body, refusals) =>
  shop(method, path, { body, ...(refusals && { refusals }) });
const tell = (what: string, id: string) => appendFileSync(task.told, `${what} ${id}\n`);
const draw = drawFrom(task.seed);

const go = async (path: string, id: string, transition: string, input: object = {}) => {
  if (await call('POST', `${path}/${id}/${transition}`, input)) tell(transition, id);
};

const post = async (path: string, body: object) => {
  const made = await call('POST', path, body);
  await go(path, made!.id, 'post');
};

const cancel = async (path: string, input?: object) => {
  const posted = await call('GET', `${path}?state=posted&pageSize=20`);
  if (posted?.items.length) await go(path, draw.of(posted.items).id, 'cancel', input);
};

const send = async () => {
  const lot = await call('POST', 'melting_lots', {
    contactId,
    day: '2026-11-18',
    lines: [{ grossWeight: amount(), fineness: 916 }],
  });
  await go('melting_lots', lot!.id, 'send');
};

type Lot = { id: string; grossWeight: number };

/** Grams of 995, fewer than the 916 that went in would give. */
const weightBack = ({ grossWeight }: Lot) => Math.floor(grossWeight * 900) / 1_000;

const refined = { returnedOn: '2026-11-20', refinedFineness: 995, rate: 6_200 };

/** A lot in that state goes on. */
const take = async (state: 'sent' | 'refined', transition: string, inputOf?: (lot: Lot) => object) => {
  const lots = await call('GET', `melting_lots?state=${state}&pageSize=20`);
  if (!lots?.items.length) return;
  const lot = draw.of(lots.items) as Lot;
  await go('melting_lots', lot.id, transition, inputOf?.(lot));
};

const change = async (body: object | null) => {
  const held = await call('GET', 'pieces?pageSize=20');
  if (!held?.items.length) return;
  const path = `pieces/${draw.of(held.items).id}`;
  await (body ? call('PUT', path, body) : call('DELETE', path));
};

/** Of two decimals: a sum of fractions may have more. */
const amount = () => (100 + draw.below(90_000)) / 100;
const { contact: contactId, product: productId } = task;
const receipt = { kind: 'receipt', contactId, way: 'upi' };
const shortReason = 'The metal came in this morning';
const purchase = () => ({
  supplierId: contactId,
  billNo: crypto.randomUUID().slice(0, 30),
  billDay: '2026-11-18',
  lines: [{ metal: 'gold', fineness: 995, weight: amount(), amount: amount(), gst: 3 }],
});
/** For an order of work, or for none. */
const slip = () => ({ contactId, workOrderId: draw.of([task.workOrder, null]) });
const piece = () => ({ productId, metal: 'gold', fineness: 916, grossWeight: amount() });

const works: (() => Promise<unknown>)[] = [
  () => post('vouchers', { ...receipt, amount: amount() }),
  () =>
    post('vouchers', {
      ...receipt,
      kind: 'payment',
      party: 'supplier',
      metal: 'AU',
      fineWeight: amount(),
      shortReason,
    }),
  () => post('purchases', purchase()),
  () => call('POST', 'pieces', piece()),
  () => cancel('vouchers', { shortReason }),
  () => cancel('purchases'),
  () => post('karigar_issues', { ...slip(), lines: [{ metal: 'gold', fineness: 916, weight: amount() }] }),
  () =>
    post('karigar_receipts', {
      ...slip(),
      lines: [
        { metal: 'gold', fineness: 916, grossWeight: amount(), lossPercent: 1.5, rate: 45 },
        { what: draw.of(['scrap', 'short', 'over']), metal: 'gold', fineness: 995, grossWeight: amount() },
      ],
    }),
  () => cancel(draw.of(['karigar_issues', 'karigar_receipts'])),
  send,
  () => take('sent', 'refine', lot => ({ ...refined, refinedWeight: weightBack(lot), charges: amount() })),
  () => take(draw.of(['sent', 'refined']), 'cancel'),
  () => change({ grossWeight: amount() }),
  () => change(null),
  () => call('POST', 'pieces', piece()),
  ...billWorks({ call, go, tell, draw, contactId }),
];
// Whoever is not killed has done each once, whatever is drawn.
for (const work of task.steps === null ? works : []) await work();
for (let n = 0; n < task.count; n++) await draw.of(works)();
process.exit(0);
