/** @jsxImportSource preact */
import { Component, hydrate, render, type ComponentChildren, type ComponentType } from 'preact';
import { logError } from '../log.ts';
import { dark, light, type Tokens } from '../theme/tokens.ts';
import { ErrorPage } from './ErrorPage.tsx';
import { dress } from './look/dress.ts';
import { sitePages } from './site/sitePages.ts';
import { visitHere, VisitProvider } from './site/visit.ts';
import type { VisitorPack } from './packs/pack.ts';
import { setTitle } from './title.ts';
import { setPack } from './words.ts';
import type { VisitorPage } from './visitorPage.ts';
import '../theme/fonts.css';
import './look/page.css';

/** Shows a visitor's page, or takes up the one that the server wrote. */
export function start(visited: VisitorPage, Page: ComponentType, pack: VisitorPack): void {
  setPack(pack);
  document.documentElement.lang = pack.language;
  const system = matchMedia('(prefers-color-scheme: dark)');
  // The site looks as the system does, with script as without.
  const chosen = () => (sitePages.includes(visited) ? null : chosenTheme());
  const dressed = () => dress(document.documentElement, chosen() ?? (system.matches ? dark : light));
  system.addEventListener('change', dressed);
  dressed();
  const root = document.getElementById('root')!;
  // A page that the server wrote has a title of its own.
  if (!root.hasChildNodes()) setTitle(visited.title);
  const page = (
    <Boundary>
      <VisitProvider value={visitHere()}>
        <Page />
      </VisitProvider>
    </Boundary>
  );
  if (root.hasChildNodes()) {
    hydrate(page, root);
    tellWhatWasTyped(root);
  } else render(page, root);
}

/** Over a slow line a form is filled before its script is there; the script hears of it as if it were typed now. */
function tellWhatWasTyped(root: HTMLElement): void {
  for (const input of root.querySelectorAll('input')) {
    const isTyped = input.value !== input.defaultValue || input.checked !== input.defaultChecked;
    if (isTyped) input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** What somebody chose in the admin on this device. */
function chosenTheme(): Tokens | null {
  const chosen = localStorage.getItem('ts.store.theme');
  return chosen === '"dark"' ? dark : chosen === '"light"' ? light : null;
}

class Boundary extends Component<{ children: ComponentChildren }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static override getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown) {
    logError('A page stopped working', error);
  }

  override render() {
    return this.state.isBroken ? <ErrorPage kind="unknown" /> : this.props.children;
  }
}
