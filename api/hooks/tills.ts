import { claimNumberBeginnings } from '../db/numberBeginnings.ts';
import type { Hooks } from './hooks.ts';

/** The letter of a till is part of the numbers that no other shop of the GSTIN has. */
export const tillHooks: Hooks = {
  create: rows => ({ after: rows.some(({ letter }) => letter != null) ? [claimNumberBeginnings('letter')] : [] }),
  update: ({ letter }) => ({ after: letter == null ? [] : [claimNumberBeginnings('letter')] }),
};
