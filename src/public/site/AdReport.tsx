/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { clickRate, type AdCount, type AdReport as Report } from '../../../schema/rules/ads.ts';
import { formatCount, formatDate, formatDateTime, formatPercent } from '../../format.ts';
import { get } from '../call.ts';
import { fill, words } from '../words.ts';
import { way } from '../way.ts';
import { OtherLanguages } from './OtherLanguages.tsx';
import { useVisit } from './visit.ts';
import './site.css';
import './publicPage.css';

/** What came of an ad, for whoever has the address. Works without script. */
export function AdReport() {
  const report = useReport();
  const { message } = useVisit();
  return (
    <div class="visitor site public-page">
      {report ? <Shown {...report} /> : <Missing message={message} />}
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
function useReport(): Report | undefined {
  const { adReport, pathname } = useVisit();
  const [report, setReport] = useState(adReport);
  useEffect(() => {
    const address = pathname.replace(/\/+$/, '').split('/').at(-1)!;
    if (!adReport) get<Report>(`/public/ad_reports/${address}`).then(setReport, () => {});
  }, [adReport, pathname]);
  return report;
}

function Shown({ name, advertiser, headline, startsAt, endsAt, total, places, days }: Report) {
  const { report: said } = words.ad;
  const placed = places.map(count => [words.ad.places[count.place], count] as const);
  const dated = days.map(count => [`${formatDate(count.day)} · ${words.ad.places[count.place]}`, count] as const);
  return (
    <main id="main">
      <p class="quiet">{fill(said.of, { advertiser })}</p>
      <h1>{name}</h1>
      <p class="lead">{headline}</p>
      <dl>
        <Fact label={said.from} value={formatDateTime(startsAt)} />
        <Fact label={said.until} value={formatDateTime(endsAt)} />
      </dl>
      <dl class="totals">
        <Fact label={said.views} value={formatCount(total.views)} />
        <Fact label={said.clicks} value={formatCount(total.clicks)} />
        <Fact label={said.rate} value={rateOf(total)} />
      </dl>
      {days.length === 0 && <p class="quiet">{said.none}</p>}
      {days.length > 0 && <Counts title={said.byPlace} first={said.place} rows={placed} />}
      {days.length > 0 && <Counts title={said.byDay} first={said.day} rows={dated} />}
      <p class="quiet">{said.how}</p>
    </main>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const rateOf = (count: AdCount) => {
  const rate = clickRate(count);
  return rate === null ? '–' : formatPercent(rate);
};

type CountsProps = { title: string; first: string; rows: readonly (readonly [string, AdCount])[] };

/** As wide as it is: a phone moves it within its frame. */
function Counts({ title, first, rows }: CountsProps) {
  const { report: said } = words.ad;
  return (
    <section>
      <h2>{title}</h2>
      <div class="lines" tabIndex={0} role="region" aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {[said.views, said.clicks, said.rate].map(label => (
                <th key={label} scope="col" class="end">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([label, count]) => (
              <tr key={label}>
                <td>{label}</td>
                <td class="end">{formatCount(count.views)}</td>
                <td class="end">{formatCount(count.clicks)}</td>
                <td class="end">{rateOf(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** It may well be there where only the server is too busy to say. */
function Missing({ message }: { message: string | undefined }) {
  return (
    <main id="main" {...(!message && { 'data-status': '404' })}>
      <h1>{message ?? words.publicPage.missing}</h1>
      {!message && <p class="lead">{words.ad.report.missing}</p>}
    </main>
  );
}
