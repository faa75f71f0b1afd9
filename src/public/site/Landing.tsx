/** @jsxImportSource preact */
import { apps, plansOf, priceOf, type AppId } from '../../../schema/rules/plans.ts';
import { formatMoney } from '../../format.ts';
import { AdRoom } from '../ads/AdRoom.tsx';
import { way } from '../way.ts';
import { fill, frame } from '../words.ts';
import { Close } from './Close.tsx';
import { Shot } from './Shot.tsx';
import { SiteFrame, ToSample } from './SiteFrame.tsx';
import type { ShotName } from './shots.ts';
import { siteWords } from './siteWords.ts';
import { usePlans } from './usePlans.ts';
import './landing.css';

export function Landing() {
  const { landing: words } = siteWords();
  return (
    <SiteFrame>
      <section class="opening">
        <div class="sheet">
          <h1>{words.title}</h1>
          <p class="lead">{words.lead}</p>
          <p class="actions">
            <a class="button" href={way('/account/register')}>
              {frame.register}
            </a>
            <ToSample />
            <a href={way('/pricingDetail')}>{words.prices}</a>
          </p>
        </div>
        <div class="show">
          <Shot name="products" shape="wide" alt={words.hero} isFirst isAlsoPhone />
        </div>
      </section>
      <Folio name="rates" {...words.rates} />
      <Folio name="product" {...words.pieces} />
      <Folio name="contacts" {...words.people} />
      <Apps />
      <Owed />
      <Close />
      <AdRoom place="landing" />
    </SiteFrame>
  );
}

type FolioProps = { name: ShotName; title: string; text: string; points: readonly string[]; alt: string };

/** One leaf of the book: what it is about at the left, the phone that shows it at the right. */
function Folio({ name, title, text, points, alt }: FolioProps) {
  return (
    <section class="folio">
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <ul class="points">
          {points.map(point => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </div>
      <Shot name={name} shape="phone" alt={alt} />
    </section>
  );
}

function Apps() {
  const { landing: words } = siteWords();
  return (
    <section class="sheet apps">
      <h2>{words.apps.title}</h2>
      <p class="lead">{words.apps.text}</p>
      <div class="pair">
        <App app="tsinvoice" text={words.apps.invoice} />
        <App app="tsmessenger" text={words.apps.messenger} />
      </div>
    </section>
  );
}

function App({ app, text }: { app: AppId; text: string }) {
  const { landing: words } = siteWords();
  const { name, path } = apps[app];
  const monthly = plansOf(usePlans() ?? [], app).flatMap(plan => priceOf(plan, 30) ?? []);
  return (
    <article>
      <h3>{name}</h3>
      <p>{text}</p>
      {monthly.length > 0 && <p class="price">{fill(words.apps.from, { price: formatMoney(Math.min(...monthly)) })}</p>}
      <a href={way(path)}>{fill(words.apps.more, { name })}</a>
    </article>
  );
}

function Owed() {
  const { landing: words } = siteWords();
  return (
    <section class="sheet promise">
      <h2>{words.promise.title}</h2>
      <dl>
        {words.promise.items.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
