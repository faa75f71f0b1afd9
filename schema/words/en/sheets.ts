import type { SheetWords } from '../wording.ts';

/** Also what other shop programs write: Shopify knows drafts and what is archived. */
export const sheets: SheetWords = {
  wrong: 'What is wrong',
  yes: ['true', 'yes', 'y', '1', 'active'],
  no: ['false', 'no', 'n', '0', 'inactive', 'draft', 'archived'],
  recordId: 'Record ID',
  made: 'When',
  shop: 'Shop',
};
