/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { company } from '../../../schema/company.ts';
import { frameEn as words } from '../../i18n/site/frameEn.ts';
import { Mark } from '../look/Brand.tsx';
import { SiteFoot } from './SiteFoot.tsx';
import './site.css';

type Props = { children: ComponentChildren; /** The page of these links that one is on. */ at?: string };

const ways = [
  { to: '/tsinvoice', say: words.invoice },
  { to: '/tsmessenger', say: words.messenger },
  { to: '/pricingDetail', say: words.pricing },
  { to: '/about', say: words.about },
];

/** What every page of the company's site lies in. All of it works without script. */
export function SiteFrame({ children, at }: Props) {
  useEffect(arrive, []);
  return (
    <div class="visitor site">
      <a class="skip" href="#main">
        {words.skip}
      </a>
      <header class="site-head">
        <a class="brand" href="/" aria-label={words.home}>
          <Mark />
          <span>{company.name}</span>
        </a>
        <nav class="wide" aria-label={words.nav}>
          <Ways at={at} />
        </nav>
        <WayIn />
        <details class="narrow">
          <summary>{words.menu}</summary>
          <nav aria-label={words.nav}>
            <Ways at={at} />
          </nav>
        </details>
      </header>
      <main id="main">{children}</main>
      <SiteFoot />
    </div>
  );
}

function Ways({ at }: { at: string | undefined }) {
  return (
    <ul>
      {ways.map(({ to, say }) => (
        <li key={to}>
          <a href={to} aria-current={to === at ? 'page' : undefined}>
            {say}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Whoever is signed in is told so by the page's first script. */
function WayIn() {
  return (
    <p class="way-in">
      <a class="for-visitors" href="/accounts/signin">
        {words.signIn}
      </a>
      <a class="for-members" href="/home">
        {words.open}
      </a>
    </p>
  );
}

/** The built pages come with that script; a development server does not. */
function arrive(): void {
  if (import.meta.env.DEV) void import('./arrive.ts');
}
