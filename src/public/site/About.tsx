/** @jsxImportSource preact */
import { company } from '../../../schema/company.ts';
import { fill } from '../words.ts';
import { Close } from './Close.tsx';
import { SiteFrame } from './SiteFrame.tsx';
import { siteWords } from './siteWords.ts';

export function About() {
  const { about: words } = siteWords();
  return (
    <SiteFrame at="/about">
      <section class="sheet opening-words">
        <h1>{words.title}</h1>
        <p class="lead">{fill(words.lead, { name: company.name })}</p>
      </section>
      <section class="sheet entries told">
        {words.sections.map(({ title, text }) => (
          <article key={title}>
            <h2>{title}</h2>
            <div>
              {text.map(paragraph => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </article>
        ))}
        <article>
          <h2>{words.contact.title}</h2>
          <Contact />
        </article>
      </section>
      <Close />
    </SiteFrame>
  );
}

function Contact() {
  const { about: words } = siteWords();
  return (
    <dl class="contact">
      <dt>{words.contact.email}</dt>
      <dd>
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </dd>
      <dt>{words.contact.phone}</dt>
      <dd>
        <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
      </dd>
      <dt>{words.contact.address}</dt>
      <dd>{words.contact.where}</dd>
      <dt>{words.contact.grievance}</dt>
      <dd>
        {words.contact.officer}, <a href={`mailto:${company.privacyEmail}`}>{company.privacyEmail}</a>
      </dd>
    </dl>
  );
}
