/**
 * The rates of GST that a new shop begins with: what a jeweller buys and sells, with the notification that says so. They are rows of the
 * shop from then on: it adds a row when the law changes, and mends what its adviser reads otherwise.
 */
type Row = { hsn: string; rate: number; since: string; note: string };

/** The day on which GST began. */
export const gstBegan = '2017-07-01';
const goods = (schedule: string) => `Notification 1/2017 Central Tax (Rate), Schedule ${schedule}`;
const three = goods('V');
const quarter = goods('VI');
const precious = 'Notification 6/2018 Central Tax (Rate)';
const semiPrecious = 'Notification 14/2019 Central Tax (Rate)';
const diamonds = 'Notification 6/2022 Central Tax (Rate)';

const from = (since: string, rate: number, note: string, ...codes: string[]): Row[] =>
  codes.map(hsn => ({ hsn, rate, since, note }));
const at = (rate: number, note: string, ...codes: string[]) => from(gstBegan, rate, note, ...codes);

export const standardGstRates: readonly Row[] = [
  ...at(3, `${three}: pearls`, '7101'),
  ...at(0.25, `${quarter}: rough`, '7102', '7103', '7104'),
  ...at(3, `${three}: cut and polished`, '710239', '710391', '710399', '710490', '710491', '710499'),
  ...from('2018-01-25', 0.25, `${precious}: precious stones, cut and polished`, '710239', '710391', '710491'),
  ...from('2019-10-01', 0.25, `${semiPrecious}: other stones, cut and polished`, '710399', '710490', '710499'),
  ...from('2022-07-18', 1.5, `${diamonds}: cut and polished diamonds, lab-grown ones too`, '710239', '710491'),
  ...at(3, `${three}: dust and powder of stones`, '7105'),
  ...at(
    3,
    `${three}: precious metal, unwrought, in semi-finished form or as scrap`,
    '7106',
    '7107',
    '7108',
    '7109',
    '7110',
    '7111',
    '7112',
  ),
  ...at(3, `${three}: jewellery, the making charge included`, '7113'),
  ...at(3, `${three}: goldsmiths’ and silversmiths’ wares, coins`, '7114', '7115', '7116', '7118'),
  ...at(3, `${three}: imitation jewellery`, '7117'),
  {
    hsn: '998892',
    rate: 5,
    since: gstBegan,
    note: 'Notification 11/2017 Central Tax (Rate): making charge as a supply of its own, job work on the customer’s gold',
  },
  {
    hsn: '998729',
    rate: 18,
    since: gstBegan,
    note: 'Notification 11/2017 Central Tax (Rate), heading 9987: repair and polishing of jewellery',
  },
];
