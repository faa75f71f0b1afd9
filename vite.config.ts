import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';
import { precompressed } from './scripts/precompressed.ts';
import { prerendered } from './scripts/prerendered.ts';
import { thirdParty } from './scripts/thirdParty.ts';

const api = `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig(({ mode }) => ({
  plugins: [
    react({ exclude: /\/src\/public\// }),
    prerendered(),
    thirdParty(),
    precompressed(),
    mode === 'mock' && answersInThePage(),
    tellsItsAddress(),
  ],
  // Each mode pre-bundles other packages: one would throw away what the other has made.
  cacheDir: `node_modules/.vite/${mode}`,
  publicDir: 'src/public/static',
  // What is found only while a page loads would load it a second time.
  optimizeDeps: { entries: ['index.html', ...(mode === 'mock' ? ['mocks/browser.ts'] : [])] },
  // The admin is one program: react-admin and MUI come along however it is cut.
  build: {
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      // As an input of its own, the admin has a start that is known as one.
      input: {
        index: 'index.html',
        admin: 'src/admin.tsx',
        arrive: 'src/public/site/arrive.ts',
        ads: 'src/public/ads/start.ts',
      },
      output: { codeSplitting: { groups } },
    },
  },
  server: { host: '127.0.0.1', proxy: mode === 'mock' ? undefined : { '/api': api, '/demo-identity': api } },
}));

const inRepository = (id: string) => relative(import.meta.dirname, id);
const ofEveryStart = (id: string) => inRepository(id) === 'src/main.tsx';
const ofVisitors = (id: string) => inRepository(id).startsWith('src/public/');

const ofAds = /src\/public\/ads\/(?:seen|showAd)\.ts$/;

/** They are written by the build: outside of development nobody loads what they are made of. */
const ofStillPages = /src\/public\/site\/(siteWords|AppPage|PlanTable|Shot|shots)\.tsx?$/;
/** One language each, which nobody else needs. */
const ofOneLanguage = /src\/public\/packs\/[a-z]{2}\.ts$/;

/** Fetched once a list is there. */
const ofRecords =
  /kit\/(pages\/(\w+Dialog|Entity\w+)|papers\/\w+|publicAddress\/\w+|figures\/FiguresPanel|files\/PreviewDialog|list\/ChangeDialog|calendar\/Calendar)\.tsx?$/;

/** By one of their pages, or by what decides between these and the admin; also through what they import. */
function isLoadedByVisitors(id: string, modules: Rolldown.ChunkingContext, seen = new Set<string>()): boolean {
  if (ofVisitors(id) || ofEveryStart(id)) return true;
  seen.add(id);
  return modules.getModuleInfo(id)!.importers.some(it => !seen.has(it) && isLoadedByVisitors(it, modules, seen));
}

/**
 * What the browser starts with is few files, not a hundred: they pack better, and the libraries stay in its cache when
 * only the admin changes. What comes later is cut as it is asked for.
 */
const groups: Rolldown.CodeSplittingGroup[] = [
  // Pages that stand still load it, and nothing else.
  { name: 'showAd', test: ofAds },
  {
    // What visitors' pages and the admin both use loads neither with the other; nor does what decides between the two.
    debugName: 'shared',
    name: (id, modules) => (isLoadedByVisitors(id, modules) ? 'shared' : null),
    tags: ['$initial'],
    minShareCount: 2,
  },
  {
    name: 'visitors',
    test: id => ofVisitors(id) && !ofStillPages.test(id) && !ofOneLanguage.test(id),
    minShareCount: 2,
  },
  { name: 'site', test: ofStillPages },
  { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
  {
    name: 'admin',
    test: id => /^(schema|src\/(?!main|public|i18n\/packs))/.test(inRepository(id)),
    tags: ['$initial'],
  },
  // What a list is made of, and what its buttons and its lines open: each with all that it imports.
  { name: 'list', test: /kit\/list\/EntityList\.tsx$/ },
  { name: 'record', test: ofRecords },
];

/** `npm run dev` waits to hear where the page is. */
function tellsItsAddress(): Plugin {
  return {
    name: 'tells-its-address',
    configureServer(server) {
      const print = server.printUrls;
      server.printUrls = () => {
        print();
        process.send?.(server.resolvedUrls?.local[0]?.replace(/\/$/, ''));
      };
    },
  };
}

/** In front of msw's worker, which otherwise asks the page about each of its thousand files. */
const onlyCalls = `addEventListener('fetch', event => {
  if (!new URL(event.request.url).pathname.startsWith('/api/')) event.stopImmediatePropagation();
});
`;

/** `npm run dev:mock`: the API starts inside the page before the app does. The app knows nothing of it, so no build can hold it. */
function answersInThePage(): Plugin {
  const app = '<script type="module" src="/src/main.tsx"></script>';
  const both = `<script type="module">await import('/mocks/browser.ts'); await import('/src/main.tsx');</script>`;
  return {
    name: 'answers-in-the-page',
    transformIndexHtml: { order: 'pre', handler: html => html.replace(app, both) },
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.write(onlyCalls);
        response.end(readFileSync(new URL('node_modules/msw/lib/mockServiceWorker.js', import.meta.url)));
      });
    },
  };
}
