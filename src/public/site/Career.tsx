/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import type { OpenVacancy } from '../../../schema/rules/vacancies.ts';
import { formatDate } from '../../format.ts';
import { get } from '../call.ts';
import { way } from '../way.ts';
import { words } from '../words.ts';
import { payOf } from './payOf.ts';
import { AskedForm } from './PublicForm.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { useVisit } from './visit.ts';
import './careers.css';

/** A vacancy, and the form by which one applies for it. */
export function Career() {
  const open = useOpenVacancy();
  const { message } = useVisit();
  return <SiteFrame at="/careers">{open ? <Open {...open} /> : <Missing message={message} />}</SiteFrame>;
}

/** Written by the server; asked for by the page only where a development server sent it empty. */
function useOpenVacancy(): OpenVacancy | undefined {
  const { vacancy, form, pathname } = useVisit();
  const written = vacancy && form && { vacancy, form };
  const [open, setOpen] = useState(written);
  useEffect(() => {
    if (!vacancy) get<OpenVacancy>(`/public/vacancies/${pathname.split('/').at(-1)}`).then(setOpen, () => {});
  }, [vacancy, pathname]);
  return open;
}

function Open({ vacancy, form }: OpenVacancy) {
  if (new URLSearchParams(useVisit().search).has('sent')) return <Thanks />;
  const { title, description, conditions } = vacancy;
  return (
    <article class="sheet career">
      <header>
        <p>
          <a href={way('/careers')}>{words.careers.all}</a>
        </p>
        <h1>{title}</h1>
        <Facts {...vacancy} />
        <p class="actions">
          <a class="button" href="#apply">
            {words.careers.toForm}
          </a>
        </p>
      </header>
      <Told title={words.careers.work} html={description} />
      {conditions && <Told title={words.careers.conditions} html={conditions} />}
      <section id="apply" class="apply">
        <h2>{words.careers.apply}</h2>
        <AskedForm parts={form.parts} file={form.file} path={`/public/vacancies/${vacancy.id}/applications`} />
      </section>
    </article>
  );
}

function Facts(vacancy: OpenVacancy['vacancy']) {
  const { place, stateName, employment, openUntil } = vacancy;
  const facts = [
    [words.careers.place, [place, stateName].filter(Boolean).join(', ')],
    [words.careers.employment, employment.name],
    [words.careers.pay, payOf(vacancy)],
    [words.careers.by, formatDate(openUntil)],
  ] as const;
  return (
    <dl aria-label={words.careers.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Rich text, of which the server keeps harmless tags alone. */
function Told({ title, html }: { title: string; html: string }) {
  return (
    <section class="told-richly">
      <h2>{title}</h2>
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  );
}

function Thanks() {
  return (
    <section class="sheet opening-words">
      <h1>{words.careers.thanks}</h1>
      <p class="lead">{words.careers.sent}</p>
      <ToAll />
    </section>
  );
}

/** It may well be open where only the server is too busy to say. */
function Missing({ message }: { message: string | undefined }) {
  return (
    <section class="sheet opening-words" {...(!message && { 'data-status': '404' })}>
      <h1>{message ?? words.careers.missing}</h1>
      {!message && <p class="lead">{words.careers.missingText}</p>}
      <ToAll />
    </section>
  );
}

function ToAll() {
  return (
    <p class="actions">
      <a class="button plain" href={way('/careers')}>
        {words.careers.all}
      </a>
    </p>
  );
}
