import { beforeAll, describe, expect, it, test } from 'vitest';
import type { PublicOrder } from '../../../schema/rules/orders.ts';
import type { PublicRecord } from '../../../schema/rules/publicRecord.ts';
import { fixedPages, listedPages, render } from './render.tsx';
import { firstPlans } from '../../../tests/support/plans.ts';

const assets = {
  '': { css: '.x{}', arrive: '/assets/arrive.js', ads: '/assets/ads.js', fonts: ['/assets/a.woff2'], scripts: [] },
};
const moving = { ...assets[''], scripts: ['/assets/index.js', '/assets/start.js'] };
const all = { ...assets, '/checkout/:productId': moving, '/tsinvoice/cart': moving };
const day = '2026-11-20';
const documentOf = async (pathname: string, more: object = {}) => {
  const { status, html } = (await render({ pathname, search: '', day, plans: firstPlans, ...more }, all))!;
  return { status, html, page: new DOMParser().parseFromString(html, 'text/html') };
};
const content = (page: Document, name: string) =>
  page.querySelector(`meta[name='${name}'], meta[property='${name}']`)?.getAttribute('content') ?? null;

/** Of the company, the same for everybody: those that tell prices are written as these are. */
const companyPages = [
  ...fixedPages,
  ...['', '/hi'].flatMap(way =>
    ['/', '/pricingDetail', '/tsinvoice', '/tsinvoice/cart', '/tsmessenger'].map(path =>
      way && path === '/' ? way : `${way}${path}`,
    ),
  ),
];

/** Beside the one that all have. */
const ownScript = (path: string): string[] => {
  if (path.endsWith('/tsinvoice/cart')) return ['/assets/index.js'];
  return path === '/' || path === '/hi' ? ['/assets/ads.js'] : [];
};

describe('R-04 R-05 R-47 the pages as they are sent', () => {
  const seen: { path: string; title: string; description: string }[] = [];
  beforeAll(async () => {
    for (const path of companyPages) {
      const { page } = await documentOf(path);
      seen.push({ path, title: page.title, description: content(page, 'description')! });
    }
  });

  it('are those of the route table', () => {
    const english = companyPages.filter(path => !/^\/hi\b/.test(path));
    expect(english.toSorted()).toEqual([
      '/',
      '/PrivacyPolicy',
      '/TermsOfServices',
      '/about',
      '/pricingDetail',
      '/tsinvoice',
      '/tsinvoice/cart',
      '/tsinvoice/policy',
      '/tsinvoice/refund',
      '/tsinvoice/terms',
      '/tsmessenger',
      '/tsmessenger/policy',
      '/tsmessenger/refund',
      '/tsmessenger/terms',
    ]);
    const hindi = english.map(path => (path === '/' ? '/hi' : `/hi${path}`));
    expect(companyPages.filter(path => !english.includes(path)).toSorted()).toEqual(hindi.toSorted());
    expect(listedPages).not.toContain('/tsinvoice/cart');
  });

  it('have a title and a description of their own', () => {
    expect(seen.filter(({ title }) => !/^\S.* · TolaShop$/.test(title))).toEqual([]);
    expect(new Set(seen.map(({ title }) => title)).size).toBe(seen.length);
    expect(new Set(seen.map(({ description }) => description)).size).toBe(seen.length);
    expect(seen.filter(({ description }) => description.length < 40 || description.length > 165)).toEqual([]);
  });

  test.each(companyPages.map(path => [path]))('%s says what it is, in one heading, with a preview', async path => {
    const { status, page } = await documentOf(path.toUpperCase());
    expect(status).toBe(200);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
    expect(page.querySelector('h1')!.textContent).not.toBe('');
    expect(content(page, 'og:url')).toBe(`https://site.invalid${path}`);
    expect(content(page, 'og:image')).toMatch(/^https:\/\/site\.invalid\/preview\/(?:en|hi)\/\w+\.jpg$/);
    const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null;
    expect(canonical).toBe(listedPages.includes(path) ? `https://site.invalid${path}` : null);
    const scripts = [...page.querySelectorAll('script[src]')].map(
      ({ attributes }) => attributes.getNamedItem('src')!.value,
    );
    expect(scripts).toEqual(['/assets/arrive.js', ...ownScript(path)]);
    const pictures = [...page.querySelectorAll('img')];
    expect(pictures.filter(({ width, height, alt }) => !width || !height || !alt)).toEqual([]);
  });

  test.each(['/tsinvoice/terms', '/TermsOfServices', '/PrivacyPolicy', '/tsmessenger/refund'])(
    'the contents of %s lead to its clauses',
    async path => {
      const { page } = await documentOf(path);
      const links = [...page.querySelectorAll('.legal nav a')].map(link => link.getAttribute('href')!);
      expect(links.length).toBeGreaterThan(6);
      expect(links.filter(href => !page.getElementById(href.slice(1)))).toEqual([]);
    },
  );
});

describe('a page in Hindi', () => {
  it('says so, names the same page in each language, and leads on in its own', async () => {
    const { page } = await documentOf('/hi/pricingDetail');
    expect(page.documentElement.lang).toBe('hi');
    expect(page.querySelector('h1')!.textContent).toMatch(/[\u0900-\u097f]/);
    const alternates = [...page.querySelectorAll('link[rel=alternate]')].map(it => [
      it.getAttribute('hreflang'),
      it.getAttribute('href'),
    ]);
    expect(alternates).toEqual([
      ['en', 'https://site.invalid/pricingDetail'],
      ['hi', 'https://site.invalid/hi/pricingDetail'],
      ['x-default', 'https://site.invalid/pricingDetail'],
    ]);
    const ways = [...page.querySelectorAll('a')].map(it => it.getAttribute('href')!);
    const others = ways.filter(to => to.startsWith('/') && !/^\/hi\b|[?&]lang=hi\b/.test(to));
    // In English, and to the admin, which is in the language of whoever is signed in.
    expect(others).toEqual(['/pricingDetail', '/home']);
    expect(page.querySelector('link[rel=preload]'), 'the letters are the device’s own').toBeNull();
  });

  it('is followed by one in English', async () => {
    await documentOf('/hi');
    expect((await documentOf('/')).page.documentElement.lang).toBe('en');
  });

  it('offers the checkout in Hindi, with the names of the states', async () => {
    const { page } = await documentOf('/hi/checkout/tsinvoice', {
      typed: { plan: 'tsinvoice-ratti', duration: '30', quantity: '1', pin: '400002' },
    });
    expect(page.querySelector('form')!.getAttribute('action')).toBe('/hi/checkout/tsinvoice');
    expect(page.querySelector('main')!.textContent).toContain('महाराष्ट्र');
  });
});

describe('a record of a shop', () => {
  const record: PublicRecord = {
    shop: { name: 'Asha <b>Jewellers</b>', lines: ['Zaveri Bazar'], logo: null },
    one: 'Repair',
    title: 'R/26-27/0001',
    isPersonal: false,
    pictures: [{ id: 'p', url: '/api/files/p', thumbnailUrl: '/api/files/t', position: 0 }],
    facts: [{ label: 'State', value: 'Ready' }],
    lists: [{ columns: [{ label: 'Charge', end: true }], rows: [['₹350']] }],
    question: null,
    abroad: [{ currency: 'US Dollar', price: '$ 3.96', day: '1 Mar 2026' }],
    totals: [{ label: 'Total', value: '₹350' }],
  };

  it('is told whole without script, and kept from search engines', async () => {
    const { status, page } = await documentOf('/p/AbC', { record });
    expect([status, page.title]).toEqual([200, 'R/26-27/0001 · Asha <b>Jewellers</b>']);
    const text = page.querySelector('#root')!.textContent;
    for (const said of ['Asha <b>Jewellers</b>', 'Zaveri Bazar', 'Ready', '₹350', 'Total'])
      expect(text).toContain(said);
    expect(content(page, 'robots')).toBe('noindex');
    expect([content(page, 'description'), content(page, 'og:image')]).toEqual([
      'State: Ready',
      'https://site.invalid/api/files/p',
    ]);
    expect([...page.querySelectorAll('script[src]')]).toHaveLength(1);
    expect(page.querySelector('.languages a')!.getAttribute('href')).toBe('/hi/p/AbC');
  });

  it('that is shown to nobody is not found', async () => {
    const { status, page } = await documentOf('/hi/p/AbC');
    expect(status).toBe(404);
    expect(page.querySelector('h1')!.textContent).toMatch(/[\u0900-\u097f]/);
  });
});

describe('the prices', () => {
  it('A-13 are those that the plans have, of each what is in it', async () => {
    const [ratti, ...others] = firstPlans;
    const plans = [
      { ...ratti!, name: 'Chavanni', people: 17, trialDays: 9, prices: [{ duration: 91, price: 12.5 }] },
      ...others,
    ];
    const { page } = await documentOf('/pricingDetail', { plans });
    const text = page.querySelector('#tsinvoice .plans')!.textContent;
    for (const told of ['Chavanni', '₹12.50', 'for three months', '17', 'Days on trial9', 'not for this long'])
      expect(text).toContain(told);
    expect(page.querySelector('#tsmessenger .plans')!.textContent).not.toContain('Days on trial');
    const { page: front } = await documentOf('/', { plans });
    expect(front.querySelector('.apps')!.textContent).toContain('from ₹799 a month');
  });

  it.each([
    ['no plan is shown', { plans: [] }, 'Nothing is sold here at the moment.'],
    ['nothing is known of them', { plans: undefined, message: 'The service is busy.' }, 'The service is busy.'],
  ])('are told of where %s', async (_, more, told) => {
    for (const path of ['/pricingDetail', '/tsinvoice']) {
      const { status, page } = await documentOf(path, more);
      expect([status, page.querySelectorAll('.plans').length]).toEqual([200, 0]);
      expect(page.querySelector('main')!.textContent).toContain(told);
    }
    const { page } = await documentOf('/checkout/tsinvoice', more);
    expect([page.querySelectorAll('form').length, page.querySelectorAll('h1').length]).toEqual([0, 1]);
    expect((await documentOf('/', more)).page.querySelectorAll('.apps .price')).toHaveLength(0);
  });

  it('lead on with the duration that they are shown for', async () => {
    const { page } = await documentOf('/pricingDetail');
    const ways = [...page.querySelectorAll('#tsinvoice .choose a')].map(it => it.getAttribute('href'));
    expect(ways).toContain('/checkout/tsinvoice?plan=tsinvoice-masha&duration=182');
    expect(ways).toHaveLength(9);
  });
});

describe('the checkout', () => {
  it('offers the plans of the app that is asked for, whatever its capitals', async () => {
    const { page } = await documentOf('/Checkout/TSMessenger/', {
      search: '?plan=tsmessenger-tola&duration=30',
      key: 'k1',
    });
    expect(page.querySelector('h1')!.textContent).toBe('Order TS Messenger');
    const chosen = [...page.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(({ checked }) => checked);
    expect(chosen.map(({ value }) => value)).toEqual(['tsmessenger-tola', '30']);
    expect(page.querySelector('form')!.getAttribute('action')).toBe('/checkout/tsmessenger');
    expect(content(page, 'robots')).toBe('noindex');
  });

  test.each(['/checkout/gold', '/checkout/order'])('%s is not there', async path => {
    expect((await documentOf(path)).status).toBe(404);
  });

  it('comes back with what was typed, each message at its field', async () => {
    const typed = { plan: 'tsinvoice-ratti', duration: '30', quantity: '99', businessName: '"><script>', email: '' };
    const problems = { lines: 'Choose 1 to 50 shops', email: 'Email is required' };
    const { page } = await documentOf('/checkout/tsinvoice', { typed, problems });
    const input = (name: string) => page.querySelector<HTMLInputElement>(`input[name=${name}]`)!;
    const said = (name: string) => page.getElementById(input(name).getAttribute('aria-describedby')!)!.textContent;
    expect([said('quantity'), said('email')]).toEqual(Object.values(problems));
    expect([input('quantity').value, input('businessName').value]).toEqual(['99', '"><script>']);
    const visit = JSON.parse(page.getElementById('visit')!.textContent) as object;
    expect(visit).toMatchObject({ typed, problems });
  });

  it('shows an order whole', async () => {
    const line = {
      plan: 'tsinvoice-masha',
      duration: 365,
      quantity: 2,
      name: 'TS Invoice Masha',
      price: 7_990,
      amount: 15_980,
    };
    const taxes = { cgst: 1_438.2, sgst: 1_438.2, utgst: 0, igst: 0 };
    const buyer = { businessName: 'Kamal Jewellers', name: 'Kamal', email: 'k@shop.example', mobileNo: '9820011001' };
    const place = { pin: '400002', stateCode: '27', gstin: null, createdAt: '2026-11-20T06:00:00Z' };
    const amounts = { taxable: 15_980, roundOff: -0.4, total: 18_856, sac: '997331', taxRate: 18, ...taxes };
    const facts = { id: 'o1', number: 'TS-261120-7K2QFM', state: 'placed', receipt: 'r', lines: [line] };
    const payment = { state: 'open', online: false, upi: null, reference: null, refunded: 0 };
    const order = { ...facts, ...buyer, ...place, ...amounts, payment } as PublicOrder;
    const { page, status } = await documentOf('/checkout/order', { order });
    const text = page.querySelector('main')!.textContent;
    expect(status).toBe(200);
    for (const told of ['TS-261120-7K2QFM', 'CGST 9%', '₹1,438.20', '₹18,856.00', 'Maharashtra', 'Kamal Jewellers'])
      expect(text).toContain(told);
    expect(text).not.toContain('IGST');
    expect(text).toContain('send a tax invoice with the ways to pay');
    expect(page.querySelectorAll('script[type=module]')).toHaveLength(0);
  });
});

it('is null for what is no page of the site', async () => {
  expect(await render({ pathname: '/accounts/signin', search: '', day }, all)).toBeNull();
});
