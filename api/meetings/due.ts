import type { Statement } from '../ports.ts';

/** Something is to be done about these meetings then. Whoever is at it meanwhile sees by the new moment that it changed. */
export const dueStatement = (shop: string, meetings: readonly string[], at: Date): Statement => ({
  text: 'update meeting_addresses a set due_at = $3::timestamptz where a.shop_id = $1 and a.meeting_id = any($2::uuid[])',
  values: [shop, meetings, at.toISOString()],
});
