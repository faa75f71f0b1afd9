import { invalid, wrongType } from '../../schema/errors.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { fileField, trapField, type PublicForm } from '../../schema/kit/publicForm.ts';
import { validate } from '../../schema/kit/validate.ts';
import { largestForm, type PublicFormWords } from '../../schema/rules/publicForm.ts';
import { say } from '../../schema/words/said.ts';
import { readBody } from '../body.ts';
import { enterPublicForm } from '../db/transactionContext.ts';
import type { Issuer } from '../papers/paperData.ts';
import { linesOf } from '../papers/paperOf.ts';
import { issuer } from '../papers/issuers.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { keepFilled, refuseFlood, type SentForm } from './keepFilled.ts';
import { formWords } from './formWords.ts';
import { signedLogo } from './logo.ts';
import { nothingThere, visit, type Found } from './visit.ts';

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
    ...formWords(entity, words),
  };
};

/** What a visitor has filled in becomes a record of the shop. */
export const takePublicForm = async (context: RequestContext): Promise<Reply<true>> => {
  await mayBringFile(context);
  const sent = await readForm(context);
  const { shop, token, entity, values } = await visit(context, async ({ shop, token, entity, record }) => {
    if (record) throw nothingThere();
    return { shop, token, entity, values: checked(entity, sent.fields) };
  });
  return keepFilled(context, { ...sent, entity, shop, values, enter: enterPublicForm(shop, token) });
};

/** A file is read where the form asks for one, and of whoever has not sent too many. */
const mayBringFile = async (context: RequestContext): Promise<void> => {
  if (!/^multipart\//i.test(context.request.headers.get('content-type') ?? '')) return;
  const { shop, entity } = await visit(context, async ({ shop, entity }) => ({ shop, entity }));
  if (!entity.publicForm?.file) throw wrongType(say('sendJson'));
  await refuseFlood(context, shop);
};

/** Of a form, as JSON or, with a file, in parts. */
export const readForm = async (context: RequestContext): Promise<SentForm> => {
  const {
    [trapField]: trap,
    [fileField]: file,
    fields,
    ...others
  } = await readBody(context, { multipart: true, largest: largestForm });
  refuse(Object.keys(others));
  return { fields: unpacked(fields), file, isTrapped: typeof trap === 'string' && trap.trim() !== '' };
};

/** Beside a file they are JSON text. */
const unpacked = (fields: unknown): unknown => {
  if (typeof fields !== 'string') return fields;
  try {
    return JSON.parse(fields);
  } catch {
    return fields;
  }
};

/** Nothing else than what the form asks for, with what no visitor is asked; `more` is what the form belongs to. */
export const checked = (
  entity: AnyEntity,
  fields: unknown,
  more: object = {},
  { fields: asked, sets }: PublicForm = entity.publicForm!,
): Record<string, unknown> => {
  if (typeof fields === 'object' && fields) refuse(Object.keys(fields).filter(name => !asked.includes(name)));
  const isObject = typeof fields === 'object' && fields && !Array.isArray(fields);
  const { values, problems } = validate(entity, isObject ? { ...fields, ...sets, ...more } : fields, 'create');
  if (problems) throw invalid(problems);
  return values;
};

const refuse = (unknown: readonly string[]) => {
  if (unknown.length) throw invalid(Object.fromEntries(unknown.map(name => [name, say('unknownField')])));
};
