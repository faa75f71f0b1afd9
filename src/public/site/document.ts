import { languageTags, type Language } from '../../../schema/words/languages.ts';
import { addressIn } from '../way.ts';
import { tokensCss } from '../look/dress.ts';
import { dark, light } from '../../theme/tokens.ts';
import type { Visit } from '../../../schema/visit.ts';

/** The built files that a page is made of. `css` is written into the page, so that its first sight waits for nothing else. */
export type Assets = {
  css: string;
  /** Runs before anything shows: whoever is signed in goes on from `/`. */
  arrive: string;
  /** Fills the room of an ad, on pages that have one. */
  ads: string;
  /** Fonts that every page begins with. */
  fonts: readonly string[];
  /** Empty for a page that stands still; the first is the entry, the others it needs. */
  scripts: readonly string[];
};

export type Document = {
  title: string;
  description: string;
  /** The address, on this site, of the picture that a link to the page is shown with. */
  picture: string;
  language: Language;
  /** Without its language. */
  path: string;
  isListed: boolean;
  visit: Visit | null;
  assets: Assets;
  body: string;
  /** What search engines read of it, as JSON-LD. */
  data: object | null;
};

/** Stands for the site's own address, which only the server knows. */
export const siteAddress = 'https://site.invalid';

export function documentOf({
  language,
  title,
  description,
  picture,
  path,
  isListed,
  visit,
  assets,
  body,
  data,
}: Document): string {
  const address = siteAddress + addressIn(language, path);
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escaped(title)}</title><meta name="description" content="${escaped(description)}">`,
    ...(isListed
      ? [`<link rel="canonical" href="${escaped(address)}">`, ...alternates(path)]
      : ['<meta name="robots" content="noindex">']),
    property('site_name', 'TolaShop') + property('type', 'website') + property('locale', `${language}_IN`),
    property('title', title) + property('description', description) + property('url', address),
    property('image', siteAddress + picture) + (picture.startsWith('/preview/') ? sizeOfPreviews : ''),
    '<meta name="twitter:card" content="summary_large_image"><meta name="color-scheme" content="light dark">',
    themeColour('light', light.bar) + themeColour('dark', dark.bar),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    // The letters of other scripts are the device's own at first.
    ...(language === 'en' ? assets.fonts : []).map(
      font => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<script src="${assets.arrive}"></script>`,
    `<style>${tokensCss()}${assets.css}</style>`,
    ...(data ? [`<script type="application/ld+json">${harmless(data)}</script>`] : []),
    ...scriptsOf(visit ? assets.scripts : [], !visit && body.includes('data-ad=') ? assets.ads : undefined),
    `</head><body><div id="root">${body}</div>`,
    ...(visit ? [`<script id="visit" type="application/json">${harmless(visit)}</script>`] : []),
    '</body></html>',
  ].join('');
}

/** The entry, and what it needs; of a page that stands still what fills the room of an ad. */
function scriptsOf([entry = '', ...others]: readonly string[], ads = ''): string[] {
  return [
    ...[ads, entry].filter(Boolean).map(script => `<script type="module" src="${script}"></script>`),
    ...others.map(script => `<link rel="modulepreload" href="${script}">`),
  ];
}

const sizeOfPreviews = property('image:width', '1200') + property('image:height', '630');

/** The same page in every language. */
function alternates(path: string): string[] {
  const link = (tag: string, language: Language) =>
    `<link rel="alternate" hreflang="${tag}" href="${escaped(siteAddress + addressIn(language, path))}">`;
  return [...languageTags.map(tag => link(tag, tag)), link('x-default', 'en')];
}

function property(name: string, content: string): string {
  return `<meta property="og:${name}" content="${escaped(content)}">`;
}

function themeColour(mode: string, colour: string): string {
  return `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${mode})">`;
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
}

/** JSON that cannot end the element that it stands in. */
function harmless(value: object): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
