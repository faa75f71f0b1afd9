import { describe, expect, it, test } from 'vitest';
import { visitorsWords as english } from '../../../schema/words/en/visitors.ts';
import type { OpenVacancy } from '../../../schema/rules/vacancies.ts';
import { render } from './render.tsx';

const still = { css: '', arrive: '/a.js', ads: '/assets/ads.js', fonts: [], scripts: [] };
const assets = { '': still, '/careers/:vacancyId': { ...still, scripts: ['/index.js'] } };
const vacancy: OpenVacancy['vacancy'] = {
  id: 'v1',
  title: 'Trainer </script><b>x</b>',
  place: 'Jaipur',
  stateName: 'Rajasthan',
  employment: { id: 'fullTime', name: 'Full time' },
  payFrom: 28_000,
  payTo: 38_000,
  payPer: 'month',
  openUntil: '2027-01-31',
  postedAt: '2026-11-20T08:00:00.000Z',
  description: '<p>Train <b>jewellers</b></p>',
  conditions: null,
};
const form: OpenVacancy['form'] = {
  shop: { name: 'TolaShop', lines: [], logo: null },
  title: 'Apply',
  parts: [
    {
      label: null,
      help: null,
      fields: [asked('name', 'text'), asked('consent', 'boolean')],
    },
  ],
  file: { label: 'CV', endings: ['pdf', 'png'], mostMegabytes: 5 },
};
function asked(name: string, kind: 'text' | 'boolean') {
  return { name, label: name, kind, isRequired: true, most: null, autocomplete: null, options: [] };
}
const pageOf = async (pathname: string, more: object = {}) => {
  const { status, html } = (await render({ pathname, search: '', day: '2026-11-22', ...more }, assets))!;
  return { status, page: new DOMParser().parseFromString(html, 'text/html') };
};
const open = (more: object = {}) => pageOf('/careers/v1', { vacancy, form, key: 'k1', ...more });
const posting = (page: Document) =>
  JSON.parse(page.querySelector('script[type="application/ld+json"]')!.textContent) as Record<string, unknown>;

describe('A-17 a vacancy', () => {
  it('is told to search engines as a JobPosting', async () => {
    const { page } = await open();
    expect(posting(page)).toMatchObject({
      '@type': 'JobPosting',
      title: vacancy.title,
      description: vacancy.description,
      datePosted: '2026-11-20',
      validThrough: '2027-01-31T23:59:59+05:30',
      employmentType: 'FULL_TIME',
      jobLocation: { address: { addressLocality: 'Jaipur', addressRegion: 'Rajasthan', addressCountry: 'IN' } },
      baseSalary: { currency: 'INR', value: { minValue: 28_000, maxValue: 38_000, unitText: 'MONTH' } },
    });
    expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toMatch(/\/careers\/v1$/);
    expect(page.querySelector('meta[name="robots"]')).toBeNull();
    expect(page.title).toContain('Jaipur · TolaShop');
  });

  test.each([
    [28_000, 38_000, 'month', '₹28,000 to ₹38,000 a month'],
    [30_000, 30_000, 'month', '₹30,000 a month'],
    [500, null, 'hour', 'from ₹500 an hour'],
    [null, 15_000, 'day', 'up to ₹15,000 a day'],
    [null, null, 'year', null],
  ])('pays from %s to %s a %s: %s', async (payFrom, payTo, payPer, told) => {
    const { page } = await open({ vacancy: { ...vacancy, payFrom, payTo, payPer } });
    const facts = page.querySelector('.career dl')!.textContent;
    if (told) expect(facts).toContain(told);
    else expect([facts.includes('₹'), 'baseSalary' in posting(page)]).toEqual([false, false]);
  });

  it('asks for the file before what is agreed to, in a form that takes files', async () => {
    const { page } = await open();
    const sent = page.querySelector('form')!;
    expect(sent.getAttribute('enctype')).toBe('multipart/form-data');
    const names = [...sent.querySelectorAll('input:not([type=hidden])')].map(it => it.getAttribute('name'));
    expect(names).toEqual(['name', 'file', 'consent', 'website']);
    expect(sent.querySelector('[type=file]')?.getAttribute('accept')).toBe('.pdf,.png');
  });

  it('comes back with what was typed, and asks for the file again', async () => {
    const { page } = await open({ typed: { name: '"><img>' }, problems: { consent: 'Agree' } });
    expect(page.querySelector('[name=name]')?.getAttribute('value')).toBe('"><img>');
    expect(page.querySelector('[name=consent]')?.getAttribute('aria-invalid')).toBe('true');
    expect(page.body.textContent).toContain(english.publicForm.fileAgain);
  });

  it.each([
    [{}, 404, english.careers.missing],
    [{ message: 'Busy' }, 200, 'Busy'],
    [{ vacancy, form, search: '?sent' }, 200, english.careers.thanks],
  ])('given %j is %s: %s', async (visit, status, heading) => {
    const found = await pageOf('/careers/v1', visit);
    expect([found.status, found.page.querySelector('h1')?.textContent]).toEqual([status, heading]);
  });
});

it('A-17 the list says so where no vacancy is open', async () => {
  const { page } = await pageOf('/careers', { vacancies: [] });
  expect(page.querySelector('h2')?.textContent).toBe(english.careers.none);
  const { page: full } = await pageOf('/hi/careers', { vacancies: [vacancy] });
  expect(full.querySelector('.careers a')?.getAttribute('href')).toBe('/hi/careers/v1');
});
