import { compileCache } from '../../server/compileCache.ts';

// Every process that a test starts, and those that run the tests, find what they load compiled.
process.env['NODE_COMPILE_CACHE'] ??= compileCache;
