import { gst } from './catalogue.ts';
import type { DemoProduct } from './product.ts';

const monthly = 30;
const yearly = 365;

/** What is paid for month by month or year by year. */
export const plans = (): DemoProduct[] => [
  ...[1_000, 2_000, 5_000, 10_000].map((instalment, i) =>
    plan({
      name: `Swarna Sanchay Gold Savings Plan ₹${instalment.toLocaleString('en-IN')}`,
      productCode: `SP-000${i + 1}`,
      gst: gst.jewellery,
      taxPercentage: 3,
      pictures: [`coin gold plain ${(i % 2) + 1}`],
      subscription: { name: 'Monthly instalment', price: instalment, duration: monthly },
      description:
        '<p>Eleven instalments, redeemed in jewellery of your choice with the making charge waived.</p><ul><li>One instalment a calendar month</li><li>Grams are credited at the day’s rate</li></ul>',
    }),
  ),
  plan({
    name: 'Chandi Bachat Silver Savings Plan',
    productCode: 'SP-0005',
    gst: gst.jewellery,
    taxPercentage: 3,
    pictures: ['coin silver plain 1'],
    subscription: { name: 'Monthly instalment', price: 500, duration: monthly },
    description: '<p>For anklets, articles for the shrine and gifts: eleven months, redeemed in silver.</p>',
  }),
  plan({
    name: 'Jewellery Care Membership',
    productCode: 'SV-0001',
    hsncode: '998729',
    gst: gst.services,
    taxPercentage: 18,
    pictures: ['studs gold diamond 1'],
    subscription: { name: 'Membership', price: 1_499, duration: yearly },
    description: '<p>Two ultrasonic cleanings, rhodium polish and a check of every setting, each year.</p>',
  }),
];

type Plan = Pick<DemoProduct, 'name' | 'productCode' | 'gst' | 'taxPercentage' | 'pictures' | 'description'> &
  Required<Pick<DemoProduct, 'subscription'>> & { hsncode?: string };

const plan = ({ hsncode, ...more }: Plan): DemoProduct => ({
  ...more,
  hsncode: hsncode ?? null,
  group: 'Savings Plans',
  category: 'Plans & Services',
  unit: more.subscription.duration === yearly ? 'year' : 'month',
  purchasePrice: 0,
  sellingPrice: more.subscription.price,
  mrp: more.subscription.price,
});
