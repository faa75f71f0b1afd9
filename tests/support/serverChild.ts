/** The product in a process of its own: with the page of another folder than the built app's, or with another timing. */
import { usualTiming, type Timing } from '../../api/messages/timing.ts';
import { run } from '../../server/run.ts';

export type Difference = { app?: string; timing?: Partial<Timing> };

const { app, timing } = JSON.parse(process.argv[2]!) as Difference;
Object.assign(usualTiming, timing);
await run(app);
