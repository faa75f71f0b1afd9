import { parseArgs } from 'node:util';
import { run } from './run.ts';

// Under `npm run dev` the pages are vite's, which says where; nobody else reaches them, so this is no PUBLIC_URL.
const { pages } = parseArgs({ options: { pages: { type: 'string' } } }).values;
await (pages ? run(null, { publicUrl: pages }) : run());
