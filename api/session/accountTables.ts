import type { Table } from '../db/table.ts';
import { boolean, count, maybe, percent, strings, table, text, time, to, uuid } from '../db/tableWords.ts';

/** People, what they may do, and how they prove who they are. */
export const accountTables: Table[] = [
  table(
    'platform',
    'users',
    ['id'],
    [
      uuid('id'),
      uuid('tenant_id', maybe),
      text('name'),
      text('email'),
      /** Equals `email` in lower case once the person has proved that the address is theirs. */
      text('proved_email', maybe),
      text('mobile_no', maybe),
      text('password_hash', maybe),
      /** By which an approver says yes at somebody else's screen. */
      text('approval_pin_hash', maybe),
      strings('permissions'),
      strings('mail_topics'),
      strings('chat_topics'),
      /** What the bell does not ring for: chosen against, so that new topics are told. */
      strings('muted_topics'),
      boolean('wants_digest'),
      /** Null until the person, or whoever invited them, has chosen one. */
      text('language', maybe),
      time('disabled_at', maybe),
      time('created_at'),
      /** Of the demo, with the password that it prints. */
      boolean('is_demo'),
      /** May look, and change nothing: what they enter is a transaction that only reads. */
      boolean('reads_only'),
    ],
    {
      indexes: [
        { name: 'users_email_key', columns: ['lower(email)'], unique: true },
        { name: 'users_tenant_id_idx', columns: ['tenant_id'] },
      ],
      foreignKeys: [to('users', 'tenant')],
    },
  ),
  /** Who works in a shop or did: what a record says of them stays when their membership ends. */
  table('platform', 'shop_people', ['user_id', 'shop_id'], [uuid('user_id'), uuid('shop_id'), time('created_at')], {
    indexes: [{ name: 'shop_people_shop_id_idx', columns: ['shop_id'] }],
    foreignKeys: [to('shop_people', 'user'), to('shop_people', 'shop')],
  }),
  /** The permissions of each role. `write_role_bundles` keeps them equal to `roles` whenever the database is migrated. */
  table('platform', 'role_bundles', ['role'], [text('role'), strings('permissions')]),
  /** Who may come in, as what. */
  table(
    'platform',
    'memberships',
    ['user_id', 'shop_id'],
    [
      uuid('user_id'),
      uuid('shop_id'),
      text('role', maybe),
      /** Null, but in a row that a program of the version before wrote: then the person holds this list alone. */
      { name: 'permissions', type: 'text[]', nullable: true },
      /** Held beside the role's bundle. */
      strings('added'),
      /** Never held, whatever the role's bundle has in a later version. */
      strings('removed'),
      /** Percent that the person may give as discount; null for any. */
      percent('discount_limit', maybe),
      time('created_at'),
      time('updated_at'),
      count('version', '1'),
    ],
    {
      indexes: [{ name: 'memberships_shop_id_idx', columns: ['shop_id'] }],
      foreignKeys: [
        to('memberships', 'user'),
        to('memberships', 'shop'),
        {
          name: 'memberships_person_fkey',
          columns: ['user_id', 'shop_id'],
          table: 'shop_people',
          to: ['user_id', 'shop_id'],
        },
      ],
    },
  ),
  table(
    'platform',
    'sessions',
    ['token_digest'],
    [
      text('token_digest'),
      uuid('id'),
      uuid('user_id'),
      text('user_agent', maybe),
      text('address', maybe),
      time('created_at'),
      time('expires_at'),
    ],
    { indexes: [{ name: 'sessions_user_id_idx', columns: ['user_id'] }], foreignKeys: [to('sessions', 'user')] },
  ),
  /** Who else vouches for a person: Google, by its own name for them. */
  table(
    'platform',
    'identities',
    ['issuer', 'subject'],
    [text('issuer'), text('subject'), uuid('user_id'), text('email'), time('created_at')],
    { indexes: [{ name: 'identities_user_id_idx', columns: ['user_id'] }], foreignKeys: [to('identities', 'user')] },
  ),
  /** One-use addresses for setting a password. Their tokens can be made again from the id, so that none lies anywhere. */
  table(
    'platform',
    'account_links',
    ['id'],
    [
      uuid('id'),
      uuid('user_id'),
      text('purpose'),
      text('token_digest'),
      time('expires_at'),
      time('created_at'),
      /** When its letter went out. */
      time('sent_at', maybe),
    ],
    {
      indexes: [
        { name: 'account_links_token_digest_key', columns: ['token_digest'], unique: true },
        { name: 'account_links_user_id_idx', columns: ['user_id'] },
      ],
      foreignKeys: [to('account_links', 'user')],
    },
  ),
  /** Those of Google sign-ins that were used, until they would be refused as too old anyway. */
  table('platform', 'nonces', ['digest'], [text('digest'), time('expires_at')]),
  /** Failed sign-ins, by account and by address, until they no longer count. */
  table('platform', 'attempts', ['id'], [uuid('id'), text('subject'), time('at')], {
    indexes: [{ name: 'attempts_subject_idx', columns: ['subject', 'at'] }],
  }),
  /** One-use addresses: what may be fetched once without a bearer, as whom and in which language. */
  table(
    'platform',
    'tickets',
    ['token_digest'],
    [text('token_digest'), text('session_digest'), text('address'), time('expires_at'), text('language', maybe)],
  ),
  /** Permissions that a migration brought, and when owners were told of them. */
  table(
    'platform',
    'permission_additions',
    ['migration'],
    [text('migration'), strings('permissions'), time('created_at'), time('told_at', maybe)],
  ),
  /** An administrator asks to enter a shop. The access opens when an owner, or in an emergency a second administrator, allows it. */
  table(
    'platform',
    'support_accesses',
    ['id'],
    [
      uuid('id'),
      uuid('user_id'),
      uuid('shop_id'),
      text('reason'),
      time('created_at'),
      /** The end of the access; before an answer the day on which the question lapses. */
      time('expires_at'),
      time('ended_at', maybe),
      /** `read` or `write`: as asked, then as granted. */
      { name: 'scope', type: 'text', initial: `'read'` },
      { name: 'hours', type: 'integer', initial: '2' },
      boolean('shows_personal'),
      boolean('is_emergency'),
      time('allowed_at', maybe),
      time('refused_at', maybe),
      /** The people who answered and ended the access. Their accounts may be gone, so no key refers to them. */
      uuid('decided_by', maybe),
      uuid('ended_by', maybe),
    ],
    {
      indexes: [{ name: 'support_accesses_user_id_idx', columns: ['user_id', 'shop_id', 'expires_at'] }],
      foreignKeys: [to('support_accesses', 'user'), to('support_accesses', 'shop')],
    },
  ),
];
