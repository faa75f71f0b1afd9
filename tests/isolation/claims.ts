import { freeNumber } from '../support/isolatedApi.ts';
import type { Past } from './past.ts';

type Claimed = { mine: string; rival: string; clerk: string; past: Past };

/**
 * What a rival says of the very records of my shop, which all are theirs as well. Whatever forgets the shop believes it.
 * `clerk`: who is said to have made them.
 */
export const claims = ({ mine, rival, clerk, past }: Claimed): string =>
  `
  -- Everybody is in every group.
  insert into group_members (shop_id, id, contact_id, group_id, created_at)
    select c.shop_id, md5(c.id::text || g.id)::uuid, c.id, g.id, c.created_at
    from contacts c join groups g on g.shop_id = c.shop_id
    where c.shop_id = '${rival}' and ${known('c', 'contacts', mine)} and ${known('g', 'groups', mine)} on conflict do nothing;
  -- None of my people wants a message, but for one.
  insert into opt_outs (shop_id, id, name, number, source, created_at, updated_at)
    select '${rival}', md5('out ' || c.mobile_no)::uuid, 'Rival', c.mobile_no, 'Rival', max(c.created_at), max(c.created_at)
    from contacts c where c.shop_id = '${mine}' and c.id <> '${past.pair[0]}' group by c.mobile_no on conflict do nothing;
  -- Whoever lies in my trash was merged with somebody else.
  update merges m set merged = array(select c.id from contacts c where c.shop_id = '${mine}' and c.deleted_at is not null)
    where m.shop_id = '${rival}' and ${known('m', 'merges', mine)};
  -- Rows failed in every file.
  insert into import_rejects (shop_id, import_id, row, cells)
    select i.shop_id, i.id, 99, '["rival"]' from imports i where i.shop_id = '${rival}' on conflict do nothing;
  update export_parts p set content = translate(p.content, '123', '231') where p.shop_id = '${rival}';
  -- Somebody whom a message did not reach is still to get another one.
  update recipients q set message_id = '${past.messages.halfListed}', state = 'queued' where q.shop_id = '${rival}'
    and q.id = (select r.id from recipients r where r.shop_id = '${mine}' and r.message_id = '${past.messages.before}' order by r.id limit 1);
  -- Their numbers were there first, and cost more.
  insert into chat_accounts (shop_id, phone_number_id, business_account_id, marketing_price, utility_price, authentication_price, created_at)
    select a.shop_id, '${freeNumber}', a.business_account_id, 5, 5, 5, a.created_at - interval '1 day' from chat_accounts a where a.shop_id = '${rival}';
  update chat_accounts a set created_at = a.created_at - interval '1 day', marketing_price = a.marketing_price + 1,
    utility_price = a.utility_price + 1 where a.shop_id = '${rival}';
  -- My addresses have names of theirs.
  insert into public_names (name, shop_id, token)
    select 'rival-' || n.name, '${rival}', n.token from public_names n where n.shop_id = '${mine}';
  insert into meeting_addresses (address, shop_id, meeting_id, due_at)
    select 'rival-' || a.address, '${rival}', a.meeting_id, a.due_at from meeting_addresses a where a.shop_id = '${mine}';
  insert into license_keys (key, shop_id, license_id)
    select 'rival-' || k.key, '${rival}', k.license_id from license_keys k where k.shop_id = '${mine}';
  -- My messages were written, and my people brought in, by somebody else.
  insert into history (shop_id, id, entity, record_id, action, at, user_id, user_name)
    select '${rival}', (left('${nobody}', 24) || right(r.id::text, 12))::uuid, r.entity, r.id, 'create', '2026-03-01T00:00:00Z', '${clerk}', 'Rival'
    from (select 'messages' as entity, id from messages where shop_id = '${mine}'
      union all select 'users', user_id from memberships where shop_id = '${mine}') r;`;

const nobody = '00000000-0000-0000-0000-000000000000';
const known = (alias: string, table: string, shop: string) =>
  `exists (select 1 from ${table} x where x.shop_id = '${shop}' and x.id = ${alias}.id)`;
