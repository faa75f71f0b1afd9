import { madeYear } from '../support/year/makeYear.ts';
import { listed, type Made } from './madeYear.ts';

const box = { description: 'Box', hsn: '4202', metal: 'other', quantity: 1, price: 100, gst: 18 };

/** Of everything that writes into a day: what it is answered on a closed one. What belongs there is written today. */
export const changesRefused = async (
  { world, me, ask, ground }: Made,
  day: string,
): Promise<Record<string, number>> => {
  const call = async (method: string, path: string, body?: object) =>
    (await world.call(method, `shops/${me.shopId}/${path}`, { token: me.token, ...(body && { body }) })).status;
  const [customer] = ground.customers;
  const contactId = customer!.id;
  const late = { day, backDatedReason: 'Found in a drawer' };
  const tried: [path: string, step: string, body: object][] = [
    ['quick_bills', 'issue', { contactId, placeOfSupply: customer!.place, lines: [box], ...late }],
    ['vouchers', 'post', { kind: 'receipt', party: 'customer', contactId, way: 'upi', amount: 10, ...late }],
    [
      'purchases',
      'post',
      {
        supplierId: ground.suppliers[0]!.id,
        billNo: 'LATE/1',
        billDay: day,
        day,
        lines: [{ metal: 'gold', fineness: 995, weight: 1, amount: 6_000, gst: 3 }],
      },
    ],
    [
      'old_gold',
      'buy',
      { contactId, ...late, lines: [{ description: 'Chain', grossWeight: 1, fineness: 916, rate: 6_000 }] },
    ],
    [
      'karigar_issues',
      'post',
      { contactId: ground.karigar, ...late, lines: [{ metal: 'gold', fineness: 999, weight: 1 }] },
    ],
  ];
  const answers: Record<string, number> = {};
  for (const [path, step, body] of tried) {
    const { id } = await ask('POST', path, body);
    answers[path] = await call('POST', `${path}/${id}/${step}`, {});
  }
  const [issued] = await listed(ask, `quick_bills?state=issued&day_gte=${day}&day_lte=${day}`);
  answers['an issued bill'] = await call('PUT', `quick_bills/${issued!['id']}`, { note: 'Changed' });
  answers['deleting it'] = await call('DELETE', `quick_bills/${issued!['id']}`);
  await writtenToday({ world, me, ask, ground } as Made, day);
  return answers;
};

/** What takes back something of the year is an entry of today. */
const writtenToday = async ({ ask }: Made, day: string) => {
  const [voucher] = await listed(ask, `vouchers?state=posted&kind=receipt`);
  await ask('POST', `vouchers/${voucher!['id']}/settle`, { rows: [] });
  await ask('POST', `vouchers/${voucher!['id']}/cancel`, {});
  const bills = await listed(ask, `quick_bills?state=issued&day_gte=${madeYear.from}&day_lte=${day}`);
  const bill = bills.find(({ contactId, credited }) => contactId && !credited);
  await ask('POST', `quick_bills/${bill!['id']}/credit`, { lines: [{ line: 1 }] });
};
