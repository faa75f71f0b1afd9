/** `npm run dev:mock`: importing this file starts the API inside the page. */
import { setupWorker } from 'msw/browser';
import { tellRegularly } from '../api/notifications/pending/regularly.ts';
import type { Log } from '../api/ports.ts';
import { downloads } from './downloads.ts';
import { handlersOf } from './handlers.ts';
import { keptByBrowser } from './kept.ts';
import { openMock } from './open.ts';
import { canvasPictures } from './pictures.ts';

const files = import.meta.glob<string>('../migrations/*.sql', { query: '?raw', import: 'default', eager: true });

const migrations = Object.entries(files).map(([path, sql]) => ({ name: path.replace('../migrations/', ''), sql }));

const log: Log = (level, message, facts) => {
  if (level === 'error') reportError(new Error(message, { cause: facts }));
};

const { api, ports } = await openMock({ migrations, pictures: canvasPictures, log, kept: await keptByBrowser() });
// Ends with the page.
tellRegularly(ports);
await setupWorker(downloads(api), ...handlersOf(api)).start({ quiet: true, onUnhandledFrame: 'bypass' });
