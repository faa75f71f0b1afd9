import type { Figure } from '../figure.ts';
import { built, type Built, type Graph } from './graph.ts';

const wanted = 1.1;
/** Each costs a question and an answer, of which a poor line has few at once. */
const mostFilesOfList = 3;
/** Of script, for a page that a visitor sees. */
const visitorsLimit = 70_000;
const ofTheAdmin = ['react', 'react-dom', 'react-router', 'ra-core', '@mui/material'];
const kilobytes = (bytes: number) => `${Math.round(bytes / 1_000)} kB`;

/** Ours against an app out of the box, built by the same tools in the same run. */
export const bundle = async (): Promise<Figure[]> => {
  const [ours, stock] = [await built('../..', 'vite.config.ts'), await built('../stock')];
  const start = adminOf(ours);
  const [our, their] = [ours.size(start), stock.size(adminOf(stock))];
  const list = new Set(Array.from(ours.with('/kit/list/EntityList.tsx')).filter(name => !start.has(name)));
  const visitors = visitorsOf(ours);
  const heaviest = Math.max(...visitors.map(page => ours.size(page, 'brotli')));
  const isFree = visitors.length > 0 && !visitors.some(page => ours.holds(page, ...ofTheAdmin));
  return [
    {
      name: 'Admin bundle, gzip',
      figure: `${kilobytes(our)}; stock react-admin ${kilobytes(their)}`,
      ratio: (our / their).toFixed(2),
      wanted: `at most ${wanted}`,
      met: our / their <= wanted,
    },
    {
      name: 'What a first list loads beyond that, gzip',
      figure: `${kilobytes(ours.size(list))}, files: ${list.size}`,
      wanted: `at most ${mostFilesOfList} files`,
      met: list.size <= mostFilesOfList,
    },
    {
      name: "A visitor's heaviest page, brotli",
      figure: `${kilobytes(heaviest)}, ${isFree ? 'without' : 'with'} the admin`,
      wanted: `at most ${kilobytes(visitorsLimit)}, without the admin`,
      met: isFree && heaviest <= visitorsLimit,
    },
  ];
};

/** What loads before the admin shows: the entry where that is the admin, else the start that is. */
const adminOf = (app: Built): Graph =>
  app.holds(app.entry, 'ra-core') ? app.entry : app.starts.find(graph => app.holds(graph, 'ra-core'))!;

/** What shows a page comes beside the page itself: all but the admin is one visitors' page each, and the first of it. */
const visitorsOf = (app: Built): Graph[] => {
  const others = app.starts.filter(graph => !app.holds(graph, 'ra-core'));
  const start = others.find(graph => [...graph].some(name => name.startsWith('assets/start-')))!;
  return others.map(graph => new Set([...start, ...graph]));
};
