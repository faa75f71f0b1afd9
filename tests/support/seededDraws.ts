import fc from 'fast-check';
import { seed } from './proofSize.ts';

// The report of a run has a failure's message and not its cause.
fc.configureGlobal({ seed, includeErrorInReport: true });
