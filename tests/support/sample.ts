import type { AnySchema, ObjectSchema } from 'yup';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { fieldInfo, type FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { exampleOf } from '../../schema/kit/example.ts';
import type { Shape } from '../../schema/kit/shape.ts';
import { isTyped } from '../../schema/kit/lineEntity.ts';
import type { Kind } from '../../schema/kit/meta.ts';
import { rateFields } from '../../schema/rules/commodities.ts';
import { checkDigit } from '../../schema/rules/taxIds.ts';
import { heldPlan, heldTerm } from './heldPlan.ts';
import { isWritable, type Mode } from '../../schema/kit/validate.ts';

/** The id of a record of that entity, one that may be chosen. */
export type Refer = (target: string, among?: FieldInfo['among']) => Promise<string>;

/** A value of each kind, another one for each number. Undefined: not sent as a plain value. */
const values: Record<Kind, (n: number, info: FieldInfo, refer: Refer) => unknown> = {
  text: (n, { label, max, shape }) =>
    shape
      ? likeExample(shape, n)
      : textValue(label, n)
          .slice(-Math.min(max ?? 255, 255))
          .trim(),
  longText: (n, { label }) => `${label} ${n}`,
  richText: n => `<p>Text ${n}</p>`,
  email: n => `person${n}@example.test`,
  digits: n => String(711_300 + n),
  mobile: n => String(9_820_000_000 + n),
  phone: n => String(2_226_000_000 + n),
  pin: n => String(400_001 + n),
  url: n => `https://example.com/${n}`,
  integer: (n, { min = 0, max }) => (max === undefined ? n : min + (n % (max - min + 1))),
  decimal: (n, { scale = 3 }) => n + (scale < 3 ? 0.5 : 0.125),
  money: n => n + 100.5,
  weight: n => n + 0.125,
  percent: n => (n % 100) + 0.5,
  boolean: n => n % 2 === 0,
  date: (n, { after, past }) => `${past ? 1990 : 2026}-${after ? '03' : '02'}-${String((n % 28) + 1).padStart(2, '0')}`,
  timestamp: (n, { after }) => new Date(Date.UTC(after ? 2027 : 2026, 0, 1, 0, n)).toISOString(),
  choice: (n, { options }) => options![n % options!.length]!.id,
  ref: (_, { target, among }, refer) => refer(target!, among),
  refs: async (_, { target }, refer) => [await refer(target!)],
  file: () => undefined,
  image: () => undefined,
  images: () => undefined,
  json: (n, { shape }) => exampleOf(shape!, n),
  said: () => undefined,
  child: () => undefined,
  lines: async (n, { line }, refer) => [await lineOf(line!, n, refer), await lineOf(line!, n + 1, refer)],
};

/** The example of a form, another one for each number where the form allows that. */
const likeExample = (shape: Shape, n: number): unknown => {
  const example = String(exampleOf(shape, n));
  const other = `${textValue('', n).trim()}${example}`;
  return new RegExp(String(shape.pattern)).test(other) ? other : example;
};

/** In letters, which every rule for a text allows. */
export const textValue = (label: string, n: number) =>
  `${label} ${String(n).replace(/\d/g, digit => 'abcdefghij'[Number(digit)]!)}`;

/** What a field of that kind may hold; another one for each number. */
export const sampleValue = (info: FieldInfo, n: number, refer: Refer): unknown => values[info.kind](n, info, refer);

/** A field that takes any word: the title, unless that is a number. */
export const wordOf = (entity: AnyEntity): string => {
  const writable = [entity.title, ...Object.keys(entity.info)].filter(name => isWritable(entity, name, 'update'));
  const first = (kind: string) => writable.find(name => entity.info[name]!.kind === kind && !entity.info[name]!.key);
  return first('text') ?? first('longText') ?? entity.title;
};

export type Sample = Record<string, unknown>;

/** A body that every rule of the entity accepts; what the path says is left out. */
export const sample = async (entity: AnyEntity, n: number, refer: Refer, mode: Mode = 'create'): Promise<Sample> => {
  const body: Sample = {};
  for (const info of Object.values(entity.info)) {
    // What lies at the top lies below nothing.
    if (info.target === entity.name || !isFilled(entity, info.name, mode) || entity.path.includes(`:${info.name}`))
      continue;
    const value =
      info.kind === 'date' && info.name === entity.title
        ? dayAt(n)
        : info.kind === 'child'
          ? childOf(entity.fields[info.name]!, n)
          : await values[info.kind](n, info, refer);
    if (value !== undefined) body[info.name] = value;
  }
  return { ...body, ...fitting[entity.name]?.(n, body), ...(isAddress(body) && inMumbai(n, body)) };
};

/** Fields that depend on each other, so that each alone may change into that of another number as well. */
const fitting: Record<string, (n: number, body: Sample) => Sample> = {
  // Jewellery at its rate, by the numbers that references have.
  products: n => ({ hsncode: String(71_130_000 + (n % 10_000)), taxPercentage: [0.25, 3][n % 2] }),
  // Goods without a standard rate, so that nobody has to approve another one.
  gstRates: n => ({ hsn: String(330_000 + n) }),
  // One piece is there once.
  pieceIssues: (_, { lines }) => ({ kind: 'approval', lines: (lines as Sample[]).slice(0, 1) }),
  // To no other shop: which there are is the business's own.
  pieceTransfers: (_, { lines }) => ({ toShopId: null, lines: (lines as Sample[]).slice(0, 1) }),
  pieces: n => ({
    metal: ['gold', 'silver'][n % 2],
    fineness: [999, 958][n % 2],
    grossWeight: n + 10.125,
    stoneWeight: (1 + (n % 99)) / 1_000,
    huid: `H${n.toString(36).toUpperCase().padStart(5, '0')}`,
  }),
  heldGoods: n => ({
    kind: 'supplierApproval',
    lines: [
      { description: `Chains ${n}`, count: 2, metal: 'gold', fineness: 916, grossWeight: n + 20.125, value: n + 100.5 },
    ],
  }),
  businessDays: n => ({
    metals: [
      { metal: 'gold', fineness: 995, weight: n + 10.125 },
      { metal: 'silver', fineness: 925, weight: n + 100.125 },
    ],
  }),
  // Less than any rate of the pure metal that a test chooses, and always the same, so that nobody has to confirm it.
  commodityRates: () => ({ platinumRate: 4_000, ...Object.fromEntries(besidePure.map(field => [field, 0.1])) }),
  quotes: n => ({ currency: ['USD', 'AED'][n % 2], discountPercent: n % 90, lines: [soldLine(n), soldLine(n + 1)] }),
  debitNotes: n => ({ discountPercent: n % 90, lines: [soldLine(n), soldLine(n + 1)] }),
  creditNotes: n => ({ discountPercent: n % 90, roundOff: 0.25, lines: [soldLine(n), soldLine(n + 1)] }),
  // An estimate becomes one order, and either becomes one bill.
  salesOrders: n => ({ quoteId: null, discountPercent: n % 90, lines: [soldLine(n), soldLine(n + 1)] }),
  quickBills: n => ({
    quoteId: null,
    salesOrderId: null,
    workOrderId: null,
    discountPercent: n % 90,
    lines: [soldLine(n), soldLine(n + 1)],
  }),
  chitSchemes: n => ({
    kind: 'weight',
    metal: ['gold', 'silver'][n % 2],
    fineness: [999, 958][n % 2],
    instalments: 1 + (n % 12),
    bonus: 'percent',
    bonusPercent: (n % 90) + 0.5,
    bonusWay: ['discount', 'expense'][n % 2],
  }),
  chitMembers: n => identified(n),
  oldGold: n => ({
    ...identified(n),
    lines: [
      {
        description: `Bangles ${n}`,
        metal: 'gold',
        grossWeight: n + 10.125,
        deduction: 0.125,
        fineness: 900 + (n % 90),
        loss: 1.5,
        rate: 6_000.5,
        soldHere: true,
        use: 'reuse',
      },
    ],
  }),
  meltingLots: (n, { lines }) => ({
    lines: [
      {
        description: `Scrap ${n}`,
        oldGoldId: (lines as Sample[])[0]!['oldGoldId'],
        oldGoldLine: n + 1,
        grossWeight: n + 50.125,
        fineness: 900 + (n % 90),
        loss: 1.5,
        cost: n + 250_000.5,
      },
    ],
  }),
  // For all types of work, so that a work order of any may stand there.
  workOrderStates: () => ({ typeId: null }),
  workOrders: n => ({ metal: ['gold', 'silver'][n % 2], fineness: [999, 958][n % 2] }),
  karigarIssues: n => ({
    lines: [
      {
        what: 'metal',
        description: `Bar ${n}`,
        metal: 'gold',
        fineness: 995,
        weight: n + 50.125,
        carats: null,
        count: null,
      },
      {
        what: 'stones',
        description: `Stones ${n}`,
        metal: null,
        fineness: null,
        weight: null,
        carats: 2.375,
        count: n,
      },
    ],
  }),
  karigarReceipts: n => ({
    billedGst: 'cgstSgst',
    gst: n % 2 ? 5 : 12,
    lines: [
      {
        what: 'work',
        description: `Chain ${n}`,
        metal: 'gold',
        grossWeight: n + 20.125,
        stoneWeight: 0.125,
        fineness: 916,
        lossPercent: 1.5,
        carats: 0.5,
        labourBasis: 'perGram',
        rate: 45.5,
      },
    ],
  }),
  // Of a passbook one for each kind and day.
  chitReminders: n => ({ day: new Date(Date.UTC(2026, 0, n)).toISOString().slice(0, 10) }),
  customerSubscriptions: heldTerm,
  invoiceSubscriptions: heldPlan,
  messengerSubscriptions: heldPlan,
  tills: n => ({ letter: 'ABCDEFGHJKLMNPQRSTUVWXYZ'[n % 24] }),
  purchases: n => ({
    roundOff: (n % 19) / 2,
    lines: [
      {
        description: `Bars ${n}`,
        metal: 'gold',
        fineness: 995,
        weight: n + 100.125,
        hsn: '7108',
        amount: 615_000.5,
        gst: 3,
      },
      { description: `Boxes ${n}`, metal: 'other', weight: null, hsn: '4202', amount: n + 1_200.5, gst: 18 },
    ],
  }),
};

/** A passport may have any number, also that of a PAN card. */
const identified = (n: number) => ({
  proof: ['pan', 'passport'][n % 2],
  proofNumber: `ABCDE${1_000 + (n % 9_000)}F`,
});

const soldLine = (n: number) => ({
  description: `Ring ${n}`,
  hsn: '7113',
  huid: `H${n.toString(36).toUpperCase().padStart(5, '0')}`,
  metal: 'gold',
  fineness: 916,
  grossWeight: n + 10.125,
  stoneWeight: 0.125,
  rate: 5_679.2,
  wastageBasis: 'weight',
  wastagePercent: 2.5,
  makingBasis: 'perGram',
  makingRate: 450.5,
  makingLeast: 900,
  stoneCharge: 1_200.25,
  hallmarking: 45,
  quantity: 1,
  price: null,
  discount: 100.5,
  gst: 3,
  makingGst: null,
});

const besidePure = rateFields.filter(({ field, commodity }) => field !== commodity.field).map(({ field }) => field);

/** What no call makes is planted with all of its fields. */
const isFilled = (entity: AnyEntity, name: string, mode: Mode) =>
  isWritable(entity, name, mode) ||
  (mode !== 'update' && !entity.permissions.create && entity.readOnly?.includes(name) && name !== entity.states?.field);

/** Days that tell records apart. */
const dayAt = (n: number) => new Date(Date.UTC(2015, 0, 1 + n)).toISOString().slice(0, 10);

/** A PIN, a state and a GSTIN agree with one another. */
const isAddress = (body: Sample) => ['pin', 'stateCode', 'gstin'].every(name => name in body);
const inMumbai = (n: number, body: Sample) => {
  const gstin = `27AAPFU0939F${1 + (n % 9)}Z`;
  return {
    pin: String(400_001 + (n % 90)),
    stateCode: '27',
    gstin: gstin + checkDigit(gstin),
    ...('pan' in body && { pan: 'AAPFU0939F' }),
  };
};

const lineOf = async (line: Record<string, FieldInfo>, n: number, refer: Refer): Promise<Sample> => {
  const typed = Object.values(line).filter(info => isTyped(info) && info.asked !== false);
  const pairs = typed.map(async info => [info.name, await values[info.kind](n, info, refer)] as const);
  return Object.fromEntries(await Promise.all(pairs));
};

/** The fields of a child are those of plain kinds. */
const childOf = (child: AnySchema, n: number): Sample => {
  const fields = Object.entries((child as ObjectSchema<Record<string, unknown>>).fields as Record<string, AnySchema>);
  const infos = fields.filter(([, field]) => field.describe().meta).map(([name, field]) => fieldInfo(name, field));
  return Object.fromEntries(infos.map(info => [info.name, values[info.kind](n, info, noReference)]));
};

const noReference: Refer = target => Promise.reject(new Error(`A child cannot refer to ${target}`));
