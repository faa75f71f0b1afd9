import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Language } from '../../schema/words/languages.ts';
import type { Ports, Run } from '../ports.ts';
import { addressOf, tokenOf } from './encodedAddress.ts';

/** The whole addresses of records for visitors, by record and in a language; made where nobody has. */
export const linksTo = async (
  run: Run,
  { ports: { secrets, site }, shop, at }: { ports: Pick<Ports, 'secrets' | 'site'>; shop: string; at: Date },
  entity: AnyEntity,
  records: readonly string[],
): Promise<Map<string, (language: Language) => string>> => {
  const tokens = records.map(() => tokenOf(secrets.token()));
  const results = await run([
    {
      text: `insert into public_addresses (shop_id, token, entity, record_id, created_at)
        select $1, w.token, $2, w.record, $5::timestamptz from unnest($3::text[], $4::uuid[]) as w(token, record) on conflict do nothing returning token`,
      values: [shop, entity.name, tokens, records, at.toISOString()],
    },
    {
      text: 'select a.record_id, a.token from public_addresses a where a.shop_id = $1 and a.entity = $2 and a.record_id = any($3::uuid[])',
      values: [shop, entity.name, records],
    },
  ]);
  return new Map(
    results
      .at(-1)!
      .rows.map(([record, token]) => [
        record!,
        language => `${site.address}${language === 'en' ? '' : `/${language}`}/p/${addressOf(shop, token!)}`,
      ]),
  );
};
