/** @jsxImportSource preact */
import { appIds, apps } from '../../../schema/rules/plans.ts';
import { softwareTaxOn } from '../../../schema/rules/softwareTax.ts';
import { way } from '../way.ts';
import { fill, frame } from '../words.ts';
import { PlanTable } from './PlanTable.tsx';
import { SiteFrame, ToSample } from './SiteFrame.tsx';
import { useVisit } from './visit.ts';
import { siteWords } from './siteWords.ts';

export function Pricing() {
  const { pricing: words } = siteWords();
  const { rate } = softwareTaxOn(useVisit().day);
  return (
    <SiteFrame at="/pricingDetail">
      <section class="sheet opening-words">
        <h1>{words.title}</h1>
        <p class="lead">{fill(words.lead, { rate: String(rate) })}</p>
        <p class="quiet">{words.names}</p>
      </section>
      {appIds.map(app => (
        <section key={app} class="sheet priced" id={app}>
          <h2>{apps[app].name}</h2>
          <PlanTable app={app} goal="checkout" />
        </section>
      ))}
      <section class="sheet aside">
        <h2>{words.free.title}</h2>
        <p>{words.free.text}</p>
        <p class="actions">
          <a class="button plain" href={way('/account/register')}>
            {frame.register}
          </a>
          <ToSample />
        </p>
      </section>
    </SiteFrame>
  );
}
