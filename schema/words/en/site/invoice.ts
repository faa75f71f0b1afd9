export const invoiceWords = {
  title: 'A bill that weighs every word.',
  lead: 'TS Invoice writes what a jeweller’s bill must say: net weight and purity, the rate of the day, making charge, HUID, and GST split the right way. In the time it takes to wrap the piece.',
  action: 'Choose a plan',
  specimen: {
    label: 'Example of a bill',
    note: 'An example. Shop and buyer are made up; the tax is reckoned by the same rules as in the app.',
    title: 'Tax invoice',
    number: 'AND/26-27/0412',
    date: '20 Nov 2026',
    shop: 'Your shop',
    place: 'Mumbai, Maharashtra (27)',
    buyer: 'Buyer',
    item: 'Gold bangle, 22K',
    facts: ['HSN 7113', 'HUID A1B2C3', 'Fineness 916'],
    weight: 'Net weight',
    rate: 'Rate per gram',
    gold: 'Gold',
    making: 'Making, 12%',
    taxable: 'Taxable value',
    cgst: 'CGST %{rate}%',
    sgst: 'SGST %{rate}%',
    total: 'Total',
  },
  sections: [
    {
      title: 'Quick bill, while they wait',
      text: 'Pick the piece, the customer and how it was paid. Weight and price follow the rate of the day; you change what was agreed. Print it on A4, A5 or the 80 mm roll.',
    },
    {
      title: 'GST by where the buyer is',
      text: 'The same state gives CGST and SGST, another gives IGST, a union territory its UTGST. Each line keeps the rule and the rate that it was taxed by, so a later change of the law leaves old bills as they are.',
    },
    {
      title: 'Numbers without gaps',
      text: 'Consecutive in the financial year, in as many series as you have tills. What was issued is not edited: a cancellation is a credit note, as your accountant expects.',
    },
  ],
  plans: { title: 'What it costs', text: 'In rupees for one shop, before GST. %{names}' },
  questions: {
    title: 'Asked at the counter',
    items: [
      {
        title: 'Does the price of gold on the bill change when the rate does?',
        text: 'No. A bill keeps the rate of the moment in which it was written.',
      },
      {
        title: 'We are two shops under one GSTIN. Two plans?',
        text: 'Yes, one for each shop: each has its own people, series and rate board. Choose two shops when you order.',
      },
      {
        title: 'What happens to our bills when the plan ends?',
        text: 'You read and export them for 90 days more. Tax law asks you to keep accounts for 72 months after the annual return: export them before.',
      },
      {
        title: 'Is this tax advice?',
        text: 'No. Rates and rules are entered with their source and their date, and your accountant has the last word.',
      },
    ],
  },
};
