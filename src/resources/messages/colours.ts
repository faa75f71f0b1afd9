import type { RecipientState } from '../../../schema/rules/messageStates.ts';

/** In the palette's words. */
export const colourOf: Record<RecipientState, string> = {
  read: 'primary.main',
  delivered: 'success.main',
  sent: 'gold.main',
  sending: 'text.secondary',
  queued: 'divider',
  unknown: 'warning.main',
  failed: 'error.main',
  skipped: 'text.disabled',
  canceled: 'text.disabled',
};
