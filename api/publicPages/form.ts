import { invalid } from '../../schema/errors.ts';
import type { CardPart } from '../../schema/kit/cards/cardText.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { askedKinds, isAsked, trapField, type AskedKind } from '../../schema/kit/publicForm.ts';
import { listOf, maybe, object, oneOf, string, whole, yesOrNo } from '../../schema/kit/shape.ts';
import { validate } from '../../schema/kit/validate.ts';
import type { AskedField, AskedPart, PublicFormWords } from '../../schema/rules/publicForm.ts';
import { say } from '../../schema/words/said.ts';
import { choiceIn, type CommonWords } from '../../schema/words/wording.ts';
import { readBody } from '../body.ts';
import { createStatements } from '../crud/create.ts';
import { enterPublicForm } from '../db/transactionContext.ts';
import { tellTouched } from '../events/changes.ts';
import { doneOnce } from '../idempotency.ts';
import { linesOf, type Issuer } from '../papers/paperOf.ts';
import { issuer } from '../papers/drawn.ts';
import { DatabaseError } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { countAttempts } from '../session/attempts.ts';
import { networkOf } from '../session/network.ts';
import { picture } from '../shapes/fields.ts';
import { signedLogo } from './logo.ts';
import { nothingThere, visit, type Found } from './visit.ts';

const asked = object({
  name: string,
  label: string,
  kind: oneOf(askedKinds),
  isRequired: yesOrNo,
  most: maybe(whole),
  autocomplete: maybe(string),
  options: listOf(object({ id: string, name: string })),
});

export const publicFormShape = object({
  shop: object({ name: string, lines: listOf(string), logo: maybe(picture) }),
  title: string,
  parts: listOf(object({ label: maybe(string), help: maybe(string), fields: listOf(asked) })),
});

/** What a visitor is asked for, in their language. */
export const showPublicForm = (context: RequestContext): Promise<Reply<PublicFormWords>> =>
  visit(context, async found => data(await formShown(context, found)));

export const formShown = async (
  context: RequestContext,
  { run, shop, entity, record }: Found,
): Promise<PublicFormWords> => {
  if (record) throw nothingThere();
  const { words } = context.wording;
  const [told] = await run([issuer(shop)]);
  const of = JSON.parse(told!.rows[0]![0]!) as Issuer;
  return {
    shop: { name: of.name!, lines: linesOf(of, words), logo: signedLogo(context, shop, of.logo) },
    title: words.entities[entity.name]?.publicForm?.title ?? entity.publicForm!.title,
    parts: partsAsked(entity, words),
  };
};

/** Fields of one section that follow each other stand below its label and its line of help. */
const partsAsked = (entity: AnyEntity, words: CommonWords): AskedPart[] => {
  const said = words.entities[entity.name]?.sections;
  const parts: (AskedPart & { section: string | undefined })[] = [];
  for (const name of entity.publicForm!.fields) {
    const section = Object.keys(entity.sections ?? {}).find(key => entity.sections![key]!.fields.flat().includes(name));
    const { label = null, help = null } = { ...(section && { ...entity.sections![section], ...said?.[section] }) };
    if (!parts.length || parts.at(-1)!.section !== section) parts.push({ section, label, help, fields: [] });
    const info = entity.info[name]!;
    if (isAsked(info.kind)) parts.at(-1)!.fields.push(fieldAsked(entity, { ...info, kind: info.kind }, words));
  }
  return parts.map(({ label, help, fields }) => ({ label, help, fields }));
};

const fieldAsked = (entity: AnyEntity, info: FieldInfo & { kind: AskedKind }, words: CommonWords): AskedField => {
  const { name, label, kind, max, options = [] } = info;
  const part = Object.entries(entity.card ?? {}).find(([, field]) => field === name)?.[0];
  return {
    name,
    label: words.entities[entity.name]?.fields[name] ?? label,
    kind,
    isRequired: isDemanded(entity, name) && kind !== 'boolean',
    most: max ?? null,
    autocomplete: filledIn[part as CardPart] ?? null,
    options: options.map(({ id }) => ({ id: String(id), name: choiceIn(words, `${entity.name}.${name}`, id) })),
  };
};

/** A rule may depend on what is set. */
const isDemanded = ({ fields, publicForm }: AnyEntity, name: string): boolean => {
  const { nullable, optional } = fields[name]!.describe({ value: undefined, parent: publicForm!.sets ?? {} });
  return !nullable && !optional;
};

/** What a browser knows of whoever sits before it, by what an address book calls it. */
const filledIn: Partial<Record<CardPart, string>> = {
  name: 'name',
  mobile: 'tel-national',
  phone: 'tel',
  email: 'email',
  organization: 'organization',
  address: 'street-address',
  birthday: 'bday',
};

/**
 * What a visitor has filled in becomes a record. Whoever fills the field that nobody sees is thanked and forgotten, and so is whoever sends what
 * no two records share: a stranger does not learn what is known.
 */
export const takePublicForm = async (context: RequestContext): Promise<Reply<true>> => {
  const { [trapField]: trap, fields, ...others } = await readBody(context);
  refuse(Object.keys(others));
  const { shop, token, entity, row } = await visit(context, async ({ shop, token, entity, record }) => {
    if (record) throw nothingThere();
    return { shop, token, entity, row: { ...checked(entity, fields), id: context.ports.ids.next() } };
  });
  await countAttempts(context, [{ limit: 'publicForm', name: `${networkOf(context.address)} ${shop}` }]);
  const { ports, occasion } = context;
  const thanks = data<true>(true, 201);
  if (typeof trap === 'string' && trap.trim()) return thanks;
  try {
    const reply = await ports.database.transaction(async run => {
      await run([enterPublicForm(shop, token)]);
      return doneOnce(run, context.claim(shop), async () => {
        await run(createStatements(entity, shop, [row], occasion));
        return thanks;
      });
    });
    tellTouched(ports, shop, occasion.change, occasion.touched!);
    return reply;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === known) return thanks;
    throw error;
  }
};

/** SQLSTATE of what is there already. */
const known = '23505';

/** With what no visitor is asked. */
const withSet = ({ publicForm }: AnyEntity, fields: unknown): unknown =>
  typeof fields === 'object' && fields && !Array.isArray(fields) ? { ...fields, ...publicForm!.sets } : fields;

/** Nothing else than what the form asks for. */
const checked = (entity: AnyEntity, fields: unknown): Record<string, unknown> => {
  if (typeof fields === 'object' && fields)
    refuse(Object.keys(fields).filter(name => !entity.publicForm!.fields.includes(name)));
  const { values, problems } = validate(entity, withSet(entity, fields), 'create');
  if (problems) throw invalid(problems);
  return values;
};

const refuse = (unknown: readonly string[]) => {
  if (unknown.length) throw invalid(Object.fromEntries(unknown.map(name => [name, say('unknownField')])));
};
