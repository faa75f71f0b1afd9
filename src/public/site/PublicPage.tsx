/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { publicCallOf, type PublicShown } from '../../../schema/rules/publicCall.ts';
import type { PublicRecord } from '../../../schema/rules/publicRecord.ts';
import { fill } from '../../../schema/words/fill.ts';
import { get } from '../call.ts';
import { words } from '../words.ts';
import { way } from '../way.ts';
import { OtherLanguages } from './OtherLanguages.tsx';
import { PageQuestion } from './PageQuestion.tsx';
import { PublicForm } from './PublicForm.tsx';
import { useVisit } from './visit.ts';
import '../form/failure.css';
import './site.css';
import './publicPage.css';

/** A record of a shop for whoever has its address, or a form of the shop. Works without script. */
export function PublicPage() {
  const { record, form, path } = useShown();
  const { message } = useVisit();
  const shop = record?.shop ?? form?.shop;
  return (
    <div class="visitor site public-page">
      {shop && <Head {...shop} />}
      {record && <Shown {...record} />}
      {form && <PublicForm {...form} path={path} />}
      {!shop && (message ? <Busy message={message} /> : <Missing />)}
      <footer>
        <OtherLanguages />
        <p class="quiet">
          <a href={way('/')}>{words.publicPage.made}</a>
        </p>
      </footer>
    </div>
  );
}

/** Written by the server; asked for by the page only where a development server sent it empty. */
function useShown(): PublicShown & { path: string } {
  const { record, form, pathname } = useVisit();
  const [shown, setShown] = useState<PublicShown>({ record: record ?? null, form: form ?? null });
  const isWritten = Boolean(record ?? form);
  useEffect(() => {
    const call = publicCallOf(pathname);
    if (!isWritten && call) get<unknown>(call.path).then(data => setShown(call.shown(data)), ignore);
  }, [isWritten, pathname]);
  return { ...shown, path: publicCallOf(pathname)?.path ?? '' };
}

function ignore(): void {}

function Head({ name, lines, logo }: PublicRecord['shop']) {
  return (
    <header>
      {logo && <img src={logo.url} alt="" width="64" height="64" />}
      <div>
        <p class="shop">{name}</p>
        {lines.map(line => (
          <p key={line} class="quiet">
            {line}
          </p>
        ))}
      </div>
    </header>
  );
}

function Shown({ one, title, pictures, facts, abroad, lists, totals, question }: PublicRecord) {
  return (
    <main id="main">
      <p class="quiet">{one}</p>
      <h1>{title ?? one}</h1>
      {pictures.length > 0 && (
        <div class="pictures">
          {pictures.map(({ id, url }) => (
            <img key={id} src={url} alt={title ?? one} />
          ))}
        </div>
      )}
      <Facts facts={facts} />
      {abroad.length > 0 && <Abroad prices={abroad} />}
      {lists.map(({ columns, rows }, i) => (
        <Lines key={i} columns={columns} rows={rows} />
      ))}
      {totals.length > 0 && <Facts facts={totals} name="totals" />}
      {question && <PageQuestion {...question} />}
    </main>
  );
}

/** Opened by whoever thinks in another currency. */
function Abroad({ prices }: { prices: PublicRecord['abroad'] }) {
  const { about, abroad, rateOf } = words.publicPage;
  return (
    <details>
      <summary>{abroad}</summary>
      <dl class="facts">
        {prices.map(({ currency, price, day }) => (
          <div key={currency}>
            <dt>{currency}</dt>
            <dd>
              {fill(about, { price })} <span class="quiet">{fill(rateOf, { day })}</span>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Facts({ facts, name = 'facts' }: { facts: PublicRecord['facts']; name?: string }) {
  return (
    <dl class={name}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** As wide as it is: a phone moves it within its frame. */
function Lines({ columns, rows }: PublicRecord['lists'][number]) {
  return (
    <div class="lines" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(({ label, end }) => (
              <th key={label} scope="col" class={end ? 'end' : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={i}>
              {row.map((cell, n) => (
                <td key={columns[n]!.label} class={columns[n]!.end ? 'end' : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Missing() {
  return (
    <main id="main" data-status="404">
      <h1>{words.publicPage.missing}</h1>
      <p class="lead">{words.publicPage.missingText}</p>
    </main>
  );
}

/** It may well be there: so the page does not say otherwise. */
function Busy({ message }: { message: string }) {
  return (
    <main id="main">
      <h1>{message}</h1>
    </main>
  );
}
