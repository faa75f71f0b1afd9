import fc from 'fast-check';
import { seed } from './proofSize.ts';

fc.configureGlobal({ seed });
