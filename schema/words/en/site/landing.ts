export const landingWords = {
  title: 'Gold rates, stock, customers and WhatsApp for your jewellery shop',
  lead: 'One place for your products and their prices, the day’s rates, your customers and your messages to them, on the computer at the counter and on your phone.',
  prices: 'See the prices',
  hero: 'The products of a shop: pictures, codes, stock and prices in one list',
  rates: {
    title: 'Enter the day’s rates once',
    text: 'Enter gold, silver and diamond when the market opens. The bar above every screen shows it to everybody at once, with yesterday’s beside it.',
    points: [
      'Gold and silver by the gram, diamond by the carat',
      'Every rate is kept with its time: you can look up what held in March',
      'Bring your old rates from a file',
    ],
    alt: 'The day’s rates of gold, silver and diamond, with the days before',
  },
  pieces: {
    title: 'Stock with pictures, codes and prices',
    text: 'Code, unit, HSN, tax and price; a picture taken with the phone at the counter. Three letters of the name find a product among fifty thousand.',
    points: [
      'Pictures are made small on the phone, so that they arrive over a poor line',
      'Bring the list you have from Excel or CSV; each row that is wrong says why',
      'Deleted by mistake? It waits in the trash',
    ],
    alt: 'The page of one product with its pictures and prices',
  },
  people: {
    title: 'Your customers, sorted and found at once',
    text: 'Names and numbers in any Indian script, sorted into the groups you think in: bridal, Diwali, old gold, the Mehta family.',
    points: [
      'Address books of phones, Google and Outlook are read as they come',
      'Any part of a name or a number finds the person',
      'Your list is yours: it leaves as a file whenever you want it',
    ],
    alt: 'The customers of a shop, found by a part of the name',
  },
  apps: {
    title: 'Two apps, priced for each shop',
    text: 'Order one or both. They share your products and customers.',
    from: 'from %{price} a month for one shop',
    invoice: 'Quick bills and GST invoices that your customer can read and your accountant can file.',
    messenger: 'WhatsApp to the customers who want to hear from you, with every delivery in sight.',
    more: 'About %{name}',
  },
  promise: {
    title: 'What you can rely on',
    items: [
      {
        title: 'Nothing is lost',
        text: 'Every change says who made it and what stood there before. A broken line loses nothing that was typed.',
      },
      {
        title: 'Your data is yours alone',
        text: 'The database itself keeps each shop apart. Our support comes in only when you allow it, for some hours, and you end it at any time.',
      },
      {
        title: 'Staff see what they need',
        text: 'Owner, manager, sales, marketing, accountant: start from a role and change it person by person.',
      },
      {
        title: 'You can always leave',
        text: 'Any list is exported to Excel or CSV, whole, by yourself.',
      },
    ],
  },
};
