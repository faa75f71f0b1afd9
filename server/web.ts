import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip as gzipBeside, gzipSync } from 'node:zlib';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context } from 'hono';
import { allowedMethods } from '../api/allowedMethods.ts';
import type { Api } from '../api/app.ts';
import type { Site } from '../api/ports.ts';
import { Refusal } from '../schema/errors.ts';
import { say } from '../schema/words/said.ts';
import { wordingAccepted } from '../schema/words/wordings.ts';
import type { AskApi, SiteFiles } from './site/files.ts';
import { createSite, takesForm } from './site/site.ts';
import { showMetrics, type ShownMetrics } from './telemetry/showMetrics.ts';

type Web = {
  api: Api;
  /** Null: another server has the pages, as vite has during development. */
  folder: string | null;
  trustProxy: boolean;
  ready: () => Promise<void>;
  /** The company's own pages, where they were built, the address that they name, and whether they lead into a sample shop. */
  site?: { files: SiteFiles | null; address: Site; hasSample: boolean; pages?: readonly string[] };
  /** Figures for whoever brings the token; without it there are none. */
  metrics?: ShownMetrics | undefined;
};

/** Own files and Google's sign-in; styles are written into the page by the components. */
const contentPolicy = [
  "default-src 'self'",
  "script-src 'self' https://accounts.google.com/gsi/client",
  "style-src 'self' 'unsafe-inline' https://accounts.google.com/gsi/style",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self' https://accounts.google.com/gsi/",
  "frame-src 'self' blob: https://accounts.google.com/gsi/",
  "worker-src 'self'",
  // A PDF that a page has made and prints from a frame counts as one.
  'object-src blob:',
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const policy = 'content-security-policy';

const pageHeaders = {
  [policy]: contentPolicy,
  'x-content-type-options': 'nosniff',
  // Google draws its button only for sites that say who they are; paths, which may hold a token, stay here.
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** The names below its own are its own too, so that nobody answers at one of them in the open. */
const everywhere = (site: Web['site']) => ({
  'x-content-type-options': 'nosniff',
  ...(site?.address.address.startsWith('https:') && {
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  }),
});

const appHeaders = { ...pageHeaders, 'cache-control': 'no-cache' };

/** One port for all: health, the API, the app's files, and the app itself for every other address. */
export const createWeb = ({ api, folder, trustProxy, ready, site, metrics }: Web) => {
  const page = folder === null ? null : readFileSync(join(folder, 'index.html'), 'utf8');
  const web = new Hono();
  web.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(everywhere(site))) c.res.headers.set(name, value);
    if (!c.res.headers.has(policy)) c.res.headers.set(policy, "default-src 'none'; frame-ancestors 'none'");
  });
  web.get('/livez', c => c.text('ok'));
  web.get('/readyz', readiness(ready));
  if (metrics) web.get('/metrics', showMetrics(metrics));
  web.all('/api/*', c =>
    api.fetch(c.req.raw, { address: addressOf(c, trustProxy), gzip: takesGzip(c) ? gzip : undefined }),
  );
  if (folder === null || page === null) return web;
  if (site?.files) {
    const ask: AskApi = async (c, path, init) =>
      api.fetch(new Request(new URL(`/api/${path}`, c.req.url), init), { address: addressOf(c, trustProxy) });
    web.route('/', createSite({ ...site, files: site.files, headers: pageHeaders, api: ask }));
  }
  web.use(
    serveStatic({
      root: folder,
      precompressed: true,
      onFound: (path, c) => {
        for (const [name, value] of Object.entries(pageHeaders)) c.header(name, value);
        // Names of built files carry their content's hash; the others may change.
        c.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    }),
  );
  web.get('*', c => {
    const { path } = c.req;
    // A page of an older build asks for files that are gone: the app in their place would be taken for broken code.
    if (path.startsWith('/assets/')) return c.notFound();
    const isKnown = site?.files?.isPage(path) ?? true;
    return c.html(preloading(page, site?.files?.preloads(path)), isKnown ? 200 : 404, appHeaders);
  });
  web.notFound(refusing(web, folder, site?.files));
  return web;
};

/** Replies 405 at an address that takes other methods, else 404. */
const refusing = (web: Hono, folder: string, files: SiteFiles | null | undefined) => (c: Context) => {
  const { path, method } = c.req;
  const reads = files?.isPage(path) || isFile(join(folder, path)) ? ['GET', 'HEAD'] : [];
  const allowed = [...new Set([...allowedMethods(web, path), ...reads, ...(takesForm(path) ? ['POST'] : [])])];
  if (!allowed.length || allowed.includes(method)) return c.text('404 Not Found', 404);
  return c.text('405 Method Not Allowed', 405, { allow: allowed.join(', ') });
};

/** Does not throw, whatever the path: one that is too long for the system is no file. */
const isFile = (path: string): boolean => existsSync(path) && statSync(path).isFile();

const preloading = (page: string, links = '') => page.replace('</head>', end => links + end);

/** Whoever asks whether all is well is told soon, whatever the database does. */
const readyMs = 3_000;

const readiness = (ready: () => Promise<void>) => async (c: Context) => {
  try {
    await within(readyMs, ready());
    return c.text('ok');
  } catch (error) {
    const said = error instanceof Refusal ? error.said : say('databaseSilent');
    return c.text(wordingAccepted(c.req.header('accept-language')).say(said), 503);
  }
};

const within = async <T>(limitMs: number, work: Promise<T>): Promise<T> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('That took too long.')), limitMs);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

const addressOf = (c: Context, trustProxy: boolean): string => {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return forwarded || (getConnInfo(c).remote.address ?? '');
};

const takesGzip = (c: Context) => /\bgzip\b(?!;q=0(\.0*)?(,|$))/.test(c.req.header('accept-encoding') ?? '');

/** The higher levels take several times as long to save a few percent. */
const fast = { level: 1 };
const packBeside = promisify(gzipBeside) as (text: string, options: typeof fast) => Promise<Buffer<ArrayBuffer>>;

/** To hand a text to another thread takes as long as to pack so many characters of one. */
const longText = 100_000;

const gzip = (text: string) => (text.length > longText ? packBeside(text, fast) : gzipSync(text, fast));
