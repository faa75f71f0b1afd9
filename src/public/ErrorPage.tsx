/** @jsxImportSource preact */
import type { RenderableProps } from 'preact';
import { Brand } from './look/Brand.tsx';
import { words } from './words.ts';
import './errorPage.css';

export type ErrorKind = 'unknown' | 'notFound' | 'unauthorized' | 'unavailable';

type Props = {
  /** Unless it is given the address tells it. */
  kind?: ErrorKind;
  /** Where one was when it happened. */
  from?: string;
  reference?: string;
};

/** One page for all that can go wrong: what happened, and what to do next. Shown by itself and inside the running admin. */
export function ErrorPage({
  kind = kindAt(location.pathname),
  from,
  reference = referenceIn(location.search),
}: RenderableProps<Props>) {
  const { title, text } = words.errorPage[kind];
  return (
    <div class="visitor error-page">
      <Brand />
      <main>
        <LooseThread />
        <h1>{title}</h1>
        <p class="lead">{text}</p>
        {reference && <Reference number={reference} />}
        <nav class="buttons">
          {waysOut(kind, from).map(({ to, say }, index) => (
            <a key={to} class={index === 0 ? 'button' : 'button plain'} href={to}>
              {say}
            </a>
          ))}
        </nav>
      </main>
    </div>
  );
}

function Reference({ number }: { number: string }) {
  return (
    <dl class="reference">
      <dt>{words.errorPage.reference}</dt>
      <dd>{number}</dd>
      <dd class="quiet">{words.errorPage.referenceHint}</dd>
    </dl>
  );
}

function waysOut(kind: ErrorKind, from?: string) {
  const home = { to: '/home', say: words.errorPage.home };
  if (kind === 'unauthorized') return [home, { to: '/shops', say: words.errorPage.shops }];
  const again = { to: from ?? '/home', say: words.errorPage.retry };
  if (kind === 'unavailable') return [again];
  return kind === 'notFound' && from ? [home, again] : [home];
}

const kinds: Record<string, ErrorKind> = {
  '/error/notfound': 'notFound',
  '/error/unauthorized': 'unauthorized',
  '/error/servicenotavailable': 'unavailable',
};

export function kindAt(pathname: string): ErrorKind {
  return kinds[pathname.toLowerCase().replace(/\/+$/, '')] ?? 'unknown';
}

/** A number of the server's log, and nothing else that somebody may write into an address. */
export function referenceIn(search: string): string | undefined {
  const given = new URLSearchParams(search).get('ref') ?? '';
  return isReference(given) ? given : undefined;
}

export function isReference(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}

/** The gold thread that sews the book, come loose. */
function LooseThread() {
  return (
    <div class="thread" aria-hidden="true">
      <svg viewBox="0 0 276 72" width="276" height="72">
        <path d="M0 46 H24 M36 46 H62 M74 46 H100" />
        <path d="M112 46c26 0 40-6 52-18 9-9 3-20-7-17-11 3-12 19 2 26 16 8 38 3 50-12 6-8 14-9 19-5" />
      </svg>
    </div>
  );
}
