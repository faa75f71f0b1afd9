import { enableCompileCache } from 'node:module';
import { parseArgs } from 'node:util';
import { compileCache } from './compileCache.ts';

// Before anything else is loaded. Where it cannot be written the start only takes longer.
enableCompileCache(compileCache);
const { run } = await import('./run.ts');

// Under `npm run dev` the pages are vite's, which says where; nobody else reaches them, so this is no PUBLIC_URL.
const { pages } = parseArgs({ options: { pages: { type: 'string' } } }).values;
await (pages ? run(null, { publicUrl: pages }) : run());
