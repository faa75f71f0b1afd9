/** @jsxImportSource preact */
import { company } from '../../../schema/company.ts';
import { formatDate } from '../../format.ts';
import type { Block, LegalDocument } from '../../../schema/words/legalDocument.ts';
import { fill } from '../words.ts';
import { SiteFrame } from './SiteFrame.tsx';
import { siteWords } from './siteWords.ts';
import './legal.css';

/** A document to be read: its contents stay in sight where there is room. */
export function Legal({ title, lead, sections }: LegalDocument) {
  const { legalFrame: words } = siteWords();
  return (
    <SiteFrame>
      <div class="sheet legal">
        <header>
          <h1>{title}</h1>
          <p class="lead">{lead}</p>
          <p class="quiet">{fill(words.since, { date: formatDate(company.termsFrom) })}</p>
        </header>
        <nav aria-label={words.contents}>
          <h2>{words.contents}</h2>
          <ol>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div class="clauses">
          {sections.map(({ id, title, blocks }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              {blocks.map((block, i) => (
                <Clause key={i} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </SiteFrame>
  );
}

function Clause({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  return (
    <>
      {block.before && <p>{block.before}</p>}
      <ul>
        {block.items.map(item => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </>
  );
}
