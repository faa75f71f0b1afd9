import { join } from 'node:path';

/** Where Node keeps our code as it was last compiled. Without it half of the time of a start goes into reading types away. */
export const compileCache = join(import.meta.dirname, '../node_modules/.cache/node');
