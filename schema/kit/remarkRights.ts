import type { Permission } from '../permissions.ts';

/** Permissions of their own for remarks: who may read them beside the record, and who may say something and take it back. */
export type RemarkRights = Record<'list' | 'create' | 'update' | 'delete', Permission>;
