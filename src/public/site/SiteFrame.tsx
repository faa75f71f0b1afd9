/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { company } from '../../../schema/company.ts';
import { Mark } from '../look/Brand.tsx';
import { way } from '../way.ts';
import { OtherLanguages } from './OtherLanguages.tsx';
import { SiteFoot } from './SiteFoot.tsx';
import { frame } from '../words.ts';
import './site.css';

type Props = { children: ComponentChildren; /** The page of these links that one is on. */ at?: string };

const ways = () => [
  { to: '/tsinvoice', say: frame.invoice },
  { to: '/tsmessenger', say: frame.messenger },
  { to: '/pricingDetail', say: frame.pricing },
  { to: '/about', say: frame.about },
];

/** What every page of the company's site lies in. All of it works without script. */
export function SiteFrame({ children, at }: Props) {
  useEffect(arrive, []);
  return (
    <div class="visitor site">
      <a class="skip" href="#main">
        {frame.skip}
      </a>
      <header class="site-head">
        <a class="brand" href={way('/')} aria-label={frame.home}>
          <Mark />
          <span>{company.name}</span>
        </a>
        <nav class="wide" aria-label={frame.nav}>
          <Ways at={at} />
        </nav>
        <OtherLanguages />
        <WayIn />
        <details class="narrow">
          <summary>{frame.menu}</summary>
          <nav aria-label={frame.nav}>
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
      {ways().map(({ to, say }) => (
        <li key={to}>
          <a href={way(to)} aria-current={to === at ? 'page' : undefined}>
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
      <a class="for-visitors" href={way('/accounts/signin')}>
        {frame.signIn}
      </a>
      <a class="for-members" href="/home">
        {frame.open}
      </a>
    </p>
  );
}

/** The built pages come with that script and are told by the server of its sample shop; those of a development server are not. */
function arrive(): void {
  if (!import.meta.env.DEV) return;
  document.documentElement.dataset['sample'] = '';
  void import('./arrive.ts');
}

/** A look at the product before any registration. Seen where the site has a sample shop, by whoever is not signed in. */
export function ToSample() {
  return (
    <a class="to-sample" href={way('/sample')}>
      {frame.sample}
    </a>
  );
}
