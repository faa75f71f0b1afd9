/** `npm run bench`, or `npm run bench -- list export` for some of them, which `--list` names. Prints one table and keeps nothing. */
import type { Bench, BenchDatabase, Figure, Stage } from './figure.ts';
import { bundle } from './bundle/bundle.ts';
import { embeddedContacts } from './embedded/contacts.ts';
import { embeddedImport } from './embedded/imports.ts';
import { embeddedFiles, embeddedList, embeddedNeighbours, manyShops } from './embedded/lists.ts';
import { embeddedLongList } from './embedded/longList.ts';
import { signingIn } from './embedded/signIn.ts';
import { bulkDeleting } from './postgres/bulkDelete.ts';
import { manyContacts } from './postgres/contacts.ts';
import { awaitedPaper } from './pages/awaitedPaper.ts';
import { board } from './pages/board.ts';
import { cards } from './pages/card.ts';
import { slowLine } from './pages/home.ts';
import { keys } from './pages/keys.ts';
import { peers } from './peers/peers.ts';
import { openBenchDatabase } from './postgres/database.ts';
import { documents, numbers } from './postgres/documents.ts';
import { exporting } from './postgres/exports.ts';
import { largeShop } from './postgres/largeShop.ts';
import { files, listPages, manyPages, neighbours, oneRecord } from './postgres/lists.ts';
import { messagesOut } from './postgres/messages.ts';
import { searching } from './postgres/search.ts';
import { searchBesideShops } from './postgres/searchShops.ts';
import { tableOf } from './table.ts';
import { billing } from './work/bills.ts';
import { dueTasks, embeddedDueTasks } from './work/dueTasks.ts';
import { embeddedLedger, ledger } from './work/ledger.ts';
import { schemes } from './work/schemes.ts';
import { embeddedYear, year } from './work/year.ts';

const benches: Record<string, Bench> = {
  list: listPages,
  pages: manyPages,
  record: oneRecord,
  search: searching,
  'search-shops': searchBesideShops,
  'large-shop': largeShop,
  contacts: manyContacts,
  export: exporting,
  delete: bulkDeleting,
  messages: messagesOut,
  documents,
  numbers,
  tasks: dueTasks,
  ledger,
  schemes,
  bills: billing,
  year,
  'embedded-list': embeddedList,
  'embedded-contacts': embeddedContacts,
  'embedded-import': embeddedImport,
  'embedded-message': embeddedLongList,
  'embedded-tasks': embeddedDueTasks,
  'embedded-ledger': embeddedLedger,
  'embedded-year': embeddedYear,
  'many-shops': manyShops,
  neighbours,
  files,
  'embedded-neighbours': embeddedNeighbours,
  'embedded-files': embeddedFiles,
  'sign-in': signingIn,
  bundle,
  'slow-line': slowLine,
  cards,
  board,
  keys,
  paper: awaitedPaper,
  peers,
};

let database: Promise<BenchDatabase> | undefined;
const stage: Stage = { postgres: () => (database ??= openBenchDatabase()) };

const asked = process.argv.slice(2);
if (asked.includes('--list')) {
  console.log(Object.keys(benches).join('\n'));
  process.exit();
}
const unknown = asked.filter(name => !Object.hasOwn(benches, name));
if (unknown.length) throw new Error(`No bench ${unknown.join(', ')}. There are ${Object.keys(benches).join(', ')}.`);

/** What was measured before and after it is told all the same. */
const failed =
  (name: string) =>
  (error: unknown): Figure[] => {
    console.error(error);
    process.exitCode = 1;
    return [{ name, figure: 'could not be measured', met: false }];
  };

const figures: Figure[] = [];
try {
  for (const name of asked.length ? asked : Object.keys(benches)) {
    process.stderr.write(`${name} ...\n`);
    figures.push(...(await benches[name]!(stage).catch(failed(name))));
  }
} finally {
  await (await database)?.stop();
}
console.log(tableOf(figures));
