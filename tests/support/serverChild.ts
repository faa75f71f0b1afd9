/** The product in a process of its own, with the page of a folder in place of the built app. */
import { run } from '../../server/run.ts';

await run(process.argv[2]);
