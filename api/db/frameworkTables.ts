import { currentUser, deskRecord, supportAccess } from './settings.ts';
import type { Table } from './table.ts';
import { boolean, count, maybe, shopTable, table, text, time, uuid } from './tableWords.ts';

/** What belongs to the record at the desk. */
const ofRecord = `record_id = ${deskRecord}`;

/** What the framework keeps of a shop beside its records. */
export const frameworkTables: Table[] = [
  shopTable(
    'history',
    ['id'],
    [
      uuid('id'),
      text('entity'),
      uuid('record_id'),
      text('action'),
      time('at'),
      uuid('user_id', maybe),
      text('user_name', maybe),
      // Written by the release before, where only imports were known as one change; it goes with the next.
      uuid('import_id', maybe),
      { name: 'changes', type: 'jsonb', nullable: true },
      /** All that one call did, or one import. */
      uuid('change_id', maybe),
      /** The change that this takes back. */
      uuid('undoes_id', maybe),
      /** The support access under which it was written, which the database knows by itself. */
      uuid('support_id', { ...maybe, initial: supportAccess }),
    ],
    {
      desk: { rows: ofRecord, may: 'select, insert' },
      indexes: [
        { name: 'history_record_idx', columns: ['shop_id', 'record_id', 'id'] },
        { name: 'history_import_idx', columns: ['shop_id', 'import_id', 'id'], where: 'import_id is not null' },
        { name: 'history_change_idx', columns: ['shop_id', 'change_id', 'id'], where: 'change_id is not null' },
        {
          name: 'history_undoes_idx',
          columns: ['shop_id', 'undoes_id', 'record_id'],
          where: 'undoes_id is not null',
        },
        { name: 'history_support_idx', columns: ['shop_id', 'support_id', 'id'], where: 'support_id is not null' },
      ],
    },
  ),
  /**
   * What people are to be told of and have not been: of each record once a kind (`assigned`, `mentioned`), by whom last. Whoever has been told
   * finds it no more. See `api/notifications/pending`.
   */
  shopTable(
    'pending_notifications',
    ['user_id', 'kind', 'record_id'],
    [
      uuid('user_id'),
      text('kind'),
      uuid('record_id'),
      text('entity'),
      uuid('by_id', maybe),
      text('by_name', maybe),
      time('at'),
    ],
  ),
  /** What people say about records. */
  shopTable(
    'remarks',
    ['id'],
    [
      uuid('id'),
      text('entity'),
      uuid('record_id'),
      uuid('user_id', maybe),
      text('user_name', maybe),
      text('text'),
      { name: 'mentions', type: 'uuid[]' },
      time('at'),
      time('mended_at', maybe),
      /** Written by the platform's administrators; `is_internal`: for each other alone. */
      boolean('from_desk'),
      boolean('is_internal'),
    ],
    {
      desk: { rows: ofRecord, may: 'select, insert, update, delete', alone: 'is_internal' },
      indexes: [{ name: 'remarks_record_idx', columns: ['shop_id', 'record_id', 'id'] }],
    },
  ),
  /** Rich texts of records that several people write at once; see `api/sharedTexts`. `length`: characters of all its updates. */
  shopTable(
    'shared_texts',
    ['record_id', 'name'],
    [
      uuid('record_id'),
      text('name'),
      text('entity'),
      count('last'),
      count('length'),
      time('changed_at', maybe),
      uuid('user_id', maybe),
      text('user_name', maybe),
    ],
  ),
  /** What was written in them: Yjs updates as base64. */
  shopTable(
    'shared_text_updates',
    ['record_id', 'name', 'number'],
    [uuid('record_id'), text('name'), { name: 'number', type: 'integer' }, text('content')],
  ),
  /** Under which addresses visitors see records, or, without a record, make them; see `api/publicPages`. */
  shopTable(
    'public_addresses',
    ['token'],
    [text('token'), text('entity'), uuid('record_id', maybe), time('created_at')],
    {
      indexes: [
        { name: 'public_addresses_record_key', columns: ['shop_id', 'record_id'], unique: true },
        {
          name: 'public_addresses_form_key',
          columns: ['shop_id', 'entity'],
          where: 'record_id is null',
          unique: true,
        },
      ],
    },
  ),
  /** Names that people chose for those addresses, below `/s`: each stands for one of all shops. */
  table('shared', 'public_names', ['name'], [text('name'), uuid('shop_id'), text('token')], {
    indexes: [{ name: 'public_names_token_key', columns: ['shop_id', 'token'], unique: true }],
  }),
  /** Joining addresses of meetings, each of one in all shops, and when something is to be done about it next; see `api/meetings`. */
  table(
    'shared',
    'meeting_addresses',
    ['address'],
    [text('address'), uuid('shop_id'), uuid('meeting_id'), time('due_at', maybe)],
    {
      indexes: [
        { name: 'meeting_addresses_meeting_key', columns: ['shop_id', 'meeting_id'], unique: true },
        { name: 'meeting_addresses_due_across_idx', columns: ['due_at'], where: 'due_at is not null' },
      ],
    },
  ),
  /** Keys of licences, each of one in all shops; see `api/licenses`. */
  table('shared', 'license_keys', ['key'], [text('key'), uuid('shop_id'), uuid('license_id')], {
    indexes: [{ name: 'license_keys_license_key', columns: ['shop_id', 'license_id'], unique: true }],
  }),
  /**
   * Files of records and, with `remark_id`, pictures of remarks. `removed_at`: gone for whoever looks; what lies in the store goes a day later.
   */
  shopTable(
    'record_files',
    ['id'],
    [
      uuid('id'),
      text('entity'),
      uuid('record_id'),
      uuid('remark_id', maybe),
      text('name'),
      text('type'),
      { name: 'size', type: 'integer' },
      { name: 'position', type: 'integer' },
      { name: 'has_thumbnail', type: 'boolean' },
      uuid('user_id', maybe),
      text('user_name', maybe),
      time('at'),
      time('removed_at', maybe),
    ],
    {
      desk: { rows: ofRecord, may: 'select, insert, update' },
      indexes: [
        { name: 'record_files_record_idx', columns: ['shop_id', 'record_id', 'position'] },
        { name: 'record_files_removed_idx', columns: ['shop_id', 'removed_at'], where: 'removed_at is not null' },
      ],
    },
  ),
  /**
   * Files that come in parts, each its sender's alone: `parts` are those that are there, by their number, with what they hold as SHA-256. Once
   * finished it says what the file is, for as long as a record names it. See `api/uploads`.
   */
  shopTable(
    'uploads',
    ['id'],
    [
      uuid('id'),
      uuid('user_id'),
      text('entity'),
      text('field'),
      text('name'),
      text('type'),
      { name: 'size', type: 'bigint' },
      { name: 'modified', type: 'bigint', nullable: true },
      { name: 'part_size', type: 'integer' },
      { name: 'parts', type: 'jsonb' },
      text('sha256', maybe),
      time('created_at'),
      time('touched_at'),
      time('finished_at', maybe),
    ],
    {
      indexes: [
        { name: 'uploads_user_idx', columns: ['shop_id', 'user_id', 'entity'] },
        { name: 'uploads_touched_idx', columns: ['shop_id', 'touched_at'] },
      ],
      personal: 'alone',
    },
  ),
  /** By which a person's other programs read a calendar without a session: of each entity one. The address itself is kept nowhere. */
  shopTable(
    'calendar_addresses',
    ['user_id', 'entity'],
    [uuid('user_id'), text('entity'), text('whose'), text('token_digest'), time('created_at')],
    { indexes: [{ name: 'calendar_addresses_token_idx', columns: ['shop_id', 'token_digest'] }], personal: 'alone' },
  ),
  /** The record up to which the texts of each entity are cleaned; null when all of them are. See `api/textCleaning`. */
  shopTable('text_cleanings', ['entity'], [text('entity'), uuid('after_id', maybe)]),
  /** The last number taken of each series in a financial year, which is told by the year in which it begins. */
  shopTable(
    'number_series',
    ['series', 'year'],
    [text('series'), { name: 'year', type: 'integer' }, { name: 'last', type: 'integer' }],
  ),
  /** Replies kept for a day, so that a POST sent twice is done once. */
  shopTable(
    'replies',
    ['user_id', 'path', 'key'],
    [
      uuid('user_id'),
      text('path'),
      text('key'),
      text('fingerprint'),
      { name: 'status', type: 'integer', nullable: true },
      text('body', maybe),
      time('at'),
    ],
    { desk: { rows: `user_id = ${currentUser}`, may: 'select, insert, update, delete' } },
  ),
];
