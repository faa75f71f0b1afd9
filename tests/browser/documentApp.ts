import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '../../schema/words/languages.ts';
import type * as I18n from '../../src/i18n/i18nProvider.ts';
import { SampleCopy } from '../sampleEntities/sampleCopy.ts';
import { ownServer, type OwnServer } from '../support/ownServer.ts';

/** The product with one entity file more, a document, built and served: nothing else was written for it. */
export type DocumentApp = {
  address: string;
  /** What its pages say under a key, in this language. */
  wordsIn: (language: Language) => Promise<Say>;
  remove: () => Promise<void>;
};
export type Say = (key: string, values?: Record<string, unknown>) => string;

export async function documentApp(): Promise<DocumentApp> {
  const copy = new SampleCopy();
  const server = await served(copy).catch((error: unknown) => {
    copy.remove();
    throw error;
  });
  return {
    address: server.address,
    async wordsIn(language) {
      const file = pathToFileURL(join(copy.folder, 'src/i18n/i18nProvider.ts')).href;
      const { loadLanguage, i18nProvider } = (await import(file)) as typeof I18n;
      await loadLanguage(language);
      return (key, values) => i18nProvider.translate(key, values);
    },
    async remove() {
      await server.remove();
      copy.remove();
    },
  };
}

async function served(copy: SampleCopy): Promise<OwnServer> {
  copy.addRepairs();
  copy.run('scripts/migration.ts', 'repairs');
  copy.run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn');
  const server = await ownServer('embedded', { cwd: copy.folder });
  await server.start();
  return server;
}
