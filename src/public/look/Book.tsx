/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { languages, languageTags, type Language } from '../../../schema/words/languages.ts';
import { pageLanguage } from '../../i18n/language.ts';
import { words } from '../words.ts';
import { Brand, Mark } from './Brand.tsx';
import './book.css';

/** This page in the others; what was chosen holds from then on. */
function OtherLanguages() {
  return (
    <p class="languages">
      {languageTags
        .filter(tag => tag !== pageLanguage())
        .map(tag => (
          <a key={tag} href={`?${withLanguage(tag)}`} lang={tag}>
            {languages[tag]}
          </a>
        ))}
    </p>
  );
}

function withLanguage(tag: Language): string {
  const search = new URLSearchParams(location.search);
  search.set('lang', tag);
  return String(search);
}

type Props = { title: string; lead?: ComponentChildren; children?: ComponentChildren };

/** A bound book: its cover in the company's green whatever the theme, sewn with gold thread to the page one writes on. */
export function Book({ title, lead, children }: Props) {
  return (
    <div class="visitor book">
      <div class="cover">
        <div class="stamp">
          <Mark size={260} />
        </div>
        <Brand />
        <p class="headline">{words.cover.headline}</p>
        <p class="lead">{words.cover.lead}</p>
      </div>
      <main>
        <div class="column">
          <h1>{title}</h1>
          {lead && <p class="lead">{lead}</p>}
          {children}
          <OtherLanguages />
        </div>
      </main>
    </div>
  );
}
