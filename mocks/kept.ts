import type { Files } from '../api/ports.ts';
import { withParts } from './parts.ts';

/** Where what was made outlives the page that made it. */
export type Kept = {
  /** As PGlite names it. */
  dataDir: string;
  files: Files & { clear(): Promise<void> };
  /** Deletes everything and starts again. */
  fresh: boolean;
  warn(news: string): void;
};

const name = 'tolashop-mock';

/** In this browser: the database in IndexedDB, files beside it. The address with `?fresh` starts again, once. */
export const keptByBrowser = async (): Promise<Kept> => {
  await alone();
  const address = new URL(location.href);
  const fresh = address.searchParams.has('fresh');
  address.searchParams.delete('fresh');
  if (fresh) history.replaceState(history.state, '', address);
  return { dataDir: `idb://${name}`, files: await cachedFiles(), fresh, warn };
};

// oxlint-disable-next-line no-console -- for whoever develops
const warn = (news: string) => console.warn(news);

/** Two pages over one database would overwrite each other's rows: the second one waits until the first is closed. */
const alone = async (): Promise<void> => {
  const { held = [] } = await navigator.locks.query();
  if (held.some(lock => lock.name === name)) warn('Another page has the database: this one waits for its end.');
  const { promise, resolve } = Promise.withResolvers<void>();
  void navigator.locks.request(name, () => {
    resolve();
    return new Promise(() => {});
  });
  await promise;
};

const cachedFiles = async (): Promise<Kept['files']> => {
  let kept = await caches.open(name);
  const at = (key: string) => `/${name}/${key}`;
  const files = withParts({
    put: async (key, bytes) => kept.put(at(key), new Response(new Uint8Array(bytes))),
    async get(key) {
      const found = await kept.match(at(key));
      return found ? new Uint8Array(await found.arrayBuffer()) : null;
    },
    remove: async key => void (await kept.delete(at(key))),
  });
  return {
    ...files,
    async clear() {
      await caches.delete(name);
      kept = await caches.open(name);
    },
  };
};
