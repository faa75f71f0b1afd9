/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { company } from '../../../schema/company.ts';
import type { PublicVacancy } from '../../../schema/rules/vacancies.ts';
import { formatDate } from '../../format.ts';
import { get } from '../call.ts';
import { way } from '../way.ts';
import { words } from '../words.ts';
import { payOf } from './payOf.ts';
import { SiteFrame } from './SiteFrame.tsx';
import { useVisit } from './visit.ts';
import './careers.css';

/** The vacancies that are open. */
export function Careers() {
  const vacancies = useVacancies();
  return (
    <SiteFrame at="/careers">
      <section class="sheet opening-words careers-head">
        <h1>{words.page.careers}</h1>
        <p class="lead">{words.careers.lead}</p>
      </section>
      <section class="sheet careers">{vacancies.length ? <List vacancies={vacancies} /> : <None />}</section>
    </SiteFrame>
  );
}

/** Written by the server; asked for by the page only where a development server sent it empty. */
function useVacancies(): readonly PublicVacancy[] {
  const { vacancies: written } = useVisit();
  const [vacancies, setVacancies] = useState(written ?? []);
  useEffect(() => {
    if (!written) get<PublicVacancy[]>('/public/vacancies').then(setVacancies, () => {});
  }, [written]);
  return vacancies;
}

function List({ vacancies }: { vacancies: readonly PublicVacancy[] }) {
  return (
    <ul>
      {vacancies.map(vacancy => (
        <li key={vacancy.id}>
          <a href={way(`/careers/${vacancy.id}`)}>
            <h2>{vacancy.title}</h2>
            <p>
              {vacancy.place} · {vacancy.employment.name}
            </p>
            <p class="pay">{payOf(vacancy)}</p>
            <p class="quiet">
              {words.careers.by} {formatDate(vacancy.openUntil)}
            </p>
          </a>
        </li>
      ))}
    </ul>
  );
}

function None() {
  return (
    <>
      <h2>{words.careers.none}</h2>
      <p class="lead">{words.careers.noneText}</p>
      <p class="actions">
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </p>
    </>
  );
}
