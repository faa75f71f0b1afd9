import { contacts } from '../../schema/entities/contacts.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Index } from '../db/table.ts';

/** SQL: the PAN of a contact, which a GSTIN holds, too. `row`: the name of the row with a dot. */
export const panOf = (row = ''): string => `(coalesce(${row}pan, substr(${row}gstin, 3, 10)))`;

/** Contacts are found by their PAN. */
export const panIndexes = (entity: AnyEntity): Index[] =>
  entity.name === contacts.name
    ? [{ name: 'contacts_pan_idx', columns: ['shop_id', panOf()], where: 'deleted_at is null' }]
    : [];
