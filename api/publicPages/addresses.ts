import { invalid, notFound } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { described, maybe, object, string, yesOrNo, type Of } from '../../schema/kit/shape.ts';
import { publicNameFields } from '../../schema/rules/publicName.ts';
import { say } from '../../schema/words/said.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import { parentGuards } from '../crud/list.ts';
import { recordId } from '../crud/read.ts';
import { parentGuard } from '../db/guards.ts';
import { inputOf } from '../handlers/input.ts';
import type { Result, Statement } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { tableName } from '../db/columns.ts';
import { snake } from '../db/table.ts';
import { addressOf, tokenOf } from './encodedAddress.ts';
import { freed, withdrawal } from './withdrawal.ts';

export const addressShape = object({
  address: maybe(string),
  name: described(maybe(string), 'Chosen for it: below `/s` it leads there too'),
  isShown: described(yesOrNo, 'Whether the shop is approved: until then visitors find nothing there'),
  to: described(
    maybe(object({ language: string, mobileNo: maybe(string), text: string })),
    'Whose it is: the language to write it in, the number to send it to, and what stands before it in a message',
  ),
});
export type AddressReply = Of<typeof addressShape>;

/** What stands under an address: a record, or the form by which visitors make one. */
export type Shown = 'record' | 'form';

export type AddressCall = (entity: AnyEntity, shown: Shown, context: RequestContext) => Promise<Reply<AddressReply>>;

/** The address of it; null while nobody made one. */
export const shownAddress: AddressCall = async (entity, shown, context) => {
  const results = await context.read([...guards(entity, shown, context), kept(entity, shown, context)]);
  return told(context, entity, results);
};

/** There is one of each: whoever makes it again is given the same. */
export const makeAddress: AddressCall = async (entity, shown, context) => {
  const { shop, ports, at } = context;
  const results = await context.write([
    ...guards(entity, shown, context),
    {
      text: `insert into public_addresses (shop_id, token, entity, record_id, created_at) values ($1, $2, $3, $4::uuid, $5::timestamptz)
        on conflict do nothing`,
      values: [shop, tokenOf(ports.secrets.token()), entity.name, recordOf(entity, shown, context), at.toISOString()],
    },
    kept(entity, shown, context),
  ]);
  return told(context, entity, results, 201);
};

/** A name of one's own choice beside it, or none any more. Whose a name is that others have is not told. */
export const nameAddress: AddressCall = async (entity, shown, context) => {
  const { name } = await inputOf(context, { input: publicNameFields });
  const { shop } = context;
  return context.transaction(async run => {
    const found = await run([...guards(entity, shown, context), held(entity, shown, context)]);
    const token = found.at(-1)!.rows[0]?.[0];
    if (!token) throw notFound({ one: entity.name });
    const results = await run([freed(shop, [token]), ...(name ? [taken(name, shop, token)] : [])]);
    if (name && !results.at(-1)!.count) throw invalid({ name: say('nameTaken') });
    return told(context, entity, await run([kept(entity, shown, context)]));
  });
};

/** Nobody withdraws it meanwhile. */
const held = (entity: AnyEntity, shown: Shown, context: RequestContext): Statement => ({
  text: `select a.token from public_addresses a where a.shop_id = $1 and ${ofWhat} for update`,
  values: valuesOf(entity, shown, context),
});

const taken = (...values: [name: string, shop: string, token: string]): Statement => ({
  text: 'insert into public_names (name, shop_id, token) values ($1, $2, $3) on conflict do nothing',
  values,
});

/** Whoever has the address finds nothing any more; the next one is another. */
export const withdrawAddress: AddressCall = async (entity, shown, context) => {
  const results = await context.write([
    ...guards(entity, shown, context),
    withdrawal(ofWhat, valuesOf(entity, shown, context)),
    kept(entity, shown, context),
  ]);
  if (!results.at(-2)!.count) throw notFound({ one: entity.name });
  return told(context, entity, results);
};

const recordOf = (entity: AnyEntity, shown: Shown, context: RequestContext): string | null =>
  shown === 'record' ? recordId(entity, context) : null;

/** Of a record in the trash there is none. */
const guards = (entity: AnyEntity, shown: Shown, context: RequestContext): Statement[] => {
  const id = recordOf(entity, shown, context);
  return id ? [...parentGuards(entity, context, [id]), parentGuard(entity.name, context.shop, id)] : [];
};

const ofWhat = 'a.entity = $2 and a.record_id is not distinct from $3::uuid';
const valuesOf = (entity: AnyEntity, shown: Shown, context: RequestContext): [string, string, string | null] => [
  context.shop,
  entity.name,
  recordOf(entity, shown, context),
];

const kept = (entity: AnyEntity, shown: Shown, context: RequestContext): Statement => ({
  text: `select (select a.token from public_addresses a where a.shop_id = $1 and ${ofWhat}),
    (select n.name from public_names n where n.shop_id = $1 and n.token =
      (select a.token from public_addresses a where a.shop_id = $1 and ${ofWhat})),
    (select s.status = 'Approved' from shops s where s.shop_id = $1), ${addressee(entity, shown)}`,
  values: valuesOf(entity, shown, context),
});

/** SQL: the contact whom the page is for, as JSON; in Hindi and in English there are pages. */
const addressee = (entity: AnyEntity, shown: Shown): string => {
  const of = entity.publicPage?.for;
  return shown === 'record' && of
    ? `(select json_build_object('language', c.preferred_language, 'mobileNo', c.mobile_no, 'title', t.${snake(entity.title)})
        from ${tableName(entity)} t join contacts c on c.shop_id = $1 and c.id = t.${snake(of)} where t.shop_id = $1 and t.id = $3::uuid)`
    : 'null';
};

const told = (
  { shop }: RequestContext,
  entity: AnyEntity,
  results: readonly Result[],
  status = 200,
): Reply<AddressReply> => {
  const [token, name = null, isShown, to] = results.at(-1)!.rows[0]!;
  const address = token ? addressOf(shop, token) : null;
  return data({ address, name, isShown: isShown === 't', to: to ? toldTo(entity, to) : null }, status);
};

const toldTo = (entity: AnyEntity, json: string): AddressReply['to'] => {
  const { language, mobileNo, title } = JSON.parse(json) as Record<'language' | 'mobileNo' | 'title', string | null>;
  const { words } = wordingFor(language);
  return {
    language: words.language,
    mobileNo,
    text: [words.entities[entity.name]?.one, title].filter(Boolean).join(' '),
  };
};
