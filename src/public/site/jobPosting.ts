import { company } from '../../../schema/company.ts';
import { employmentTypes, type OpenVacancy } from '../../../schema/rules/vacancies.ts';
import { siteAddress } from './document.ts';
import { payOf } from './payOf.ts';

type Vacancy = OpenVacancy['vacancy'];

/** What the tab, search engines and link previews say of a vacancy. */
export function vacancyTold(vacancy: Vacancy): { title: string; description: string } {
  const { title, place, employment } = vacancy;
  const facts = [place, employment.name, payOf(vacancy)].filter(Boolean).join(' · ');
  return { title: `${title}, ${place} · ${company.name}`, description: facts };
}

const periods = { month: 'MONTH', year: 'YEAR', day: 'DAY', hour: 'HOUR' } as const;

/** As schema.org has it, so that search engines list it among the work there is. `path` is that of its page. */
export function jobPosting(vacancy: Vacancy, path: string): object {
  const { id, title, place, stateName, employment, openUntil, postedAt, description, conditions } = vacancy;
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title,
    description: [description, conditions].filter(Boolean).join('\n'),
    identifier: { '@type': 'PropertyValue', name: company.name, value: id },
    url: siteAddress + path,
    datePosted: postedAt.slice(0, 10),
    validThrough: `${openUntil}T23:59:59+05:30`,
    employmentType: employmentTypes[employment.id],
    directApply: true,
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      sameAs: siteAddress,
      logo: `${siteAddress}/favicon.svg`,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: place,
        ...(stateName && { addressRegion: stateName }),
        addressCountry: 'IN',
      },
    },
    ...salaryOf(vacancy),
  };
}

function salaryOf({ payFrom, payTo, payPer }: Vacancy): object {
  if (payFrom === null && payTo === null) return {};
  const amount = {
    ...(payFrom !== null && { minValue: payFrom }),
    ...(payTo !== null && { maxValue: payTo }),
  };
  const value = { '@type': 'QuantitativeValue', ...amount, unitText: periods[payPer] };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'INR', value } };
}
