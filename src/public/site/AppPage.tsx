/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { apps, type AppId } from '../../../schema/rules/plans.ts';
import { fill } from '../words.ts';
import { Close } from './Close.tsx';
import { PlanTable } from './PlanTable.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { siteWords } from './siteWords.ts';
import './appPage.css';

type Part = { title: string; text: string };
type Words = {
  title: string;
  lead: string;
  action: string;
  sections: readonly Part[];
  plans: Part;
  questions: { title: string; items: readonly Part[] };
};
type Props = {
  app: AppId;
  words: Words;
  picture: ComponentChildren;
  goal: 'cart' | 'checkout';
  /** Between what it is and what it does. */
  children?: ComponentChildren;
};

/** The page of an app that is sold: what it is, what it does, what it costs, what is asked. */
export function AppPage({ app, words, picture, goal, children }: Props) {
  return (
    <SiteFrame at={apps[app].path}>
      <section class="sheet app-opening">
        <div>
          <p class="of">{apps[app].name}</p>
          <h1>{words.title}</h1>
          <p class="lead">{words.lead}</p>
          <p class="actions">
            <a class="button" href="#plans">
              {words.action}
            </a>
          </p>
        </div>
        {picture}
      </section>
      {children}
      <section class="sheet entries">
        {words.sections.map(({ title, text }) => (
          <article key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </article>
        ))}
      </section>
      <section class="sheet priced" id="plans">
        <h2>{words.plans.title}</h2>
        <p class="quiet">{fill(words.plans.text, { names: siteWords().pricing.names })}</p>
        <PlanTable app={app} goal={goal} />
      </section>
      <Questions {...words.questions} />
      <Close />
    </SiteFrame>
  );
}

function Questions({ title, items }: Words['questions']) {
  return (
    <section class="sheet questions">
      <h2>{title}</h2>
      <div>
        {items.map(({ title: question, text }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{text}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
