import type { CardPart } from '../../schema/kit/cards/cardText.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { askedKinds, isAsked, type AskedKind, type PublicForm } from '../../schema/kit/publicForm.ts';
import { listOf, maybe, number, object, oneOf, string, whole, yesOrNo } from '../../schema/kit/shape.ts';
import type { AskedField, AskedPart, PublicFormWords } from '../../schema/rules/publicForm.ts';
import { choiceIn, type CommonWords } from '../../schema/words/wording.ts';
import { picture } from '../shapes/fields.ts';

const asked = object({
  name: string,
  label: string,
  kind: oneOf(askedKinds),
  isRequired: yesOrNo,
  most: maybe(number),
  autocomplete: maybe(string),
  options: listOf(object({ id: string, name: string })),
});

export const publicFormShape = object({
  shop: object({ name: string, lines: listOf(string), logo: maybe(picture) }),
  title: string,
  parts: listOf(object({ label: maybe(string), help: maybe(string), fields: listOf(asked) })),
  file: maybe(object({ label: string, endings: listOf(string), mostMegabytes: whole })),
});

/** What the form of an entity says, beside whose it is. */
export const formWords = (
  entity: AnyEntity,
  words: CommonWords,
  form: PublicForm = entity.publicForm!,
): Omit<PublicFormWords, 'shop'> => {
  const { title, file } = form;
  const said = words.entities[entity.name]?.publicForm;
  return {
    title: (form === entity.publicForm ? said : said?.onPageOf?.[form.of!])?.title ?? title,
    parts: partsAsked(entity, form, words),
    file: file ? { ...file, endings: [...file.endings], label: said?.file ?? file.label } : null,
  };
};

/** Fields of one section that follow each other stand below its label and its line of help; a shorter form has none. */
const partsAsked = (entity: AnyEntity, form: PublicForm, words: CommonWords): AskedPart[] => {
  const said = words.entities[entity.name]?.sections;
  const sections = form === entity.publicForm ? Object.keys(entity.sections ?? {}) : [];
  const parts: (AskedPart & { section: string | undefined })[] = [];
  for (const name of form.fields) {
    const section = sections.find(key => entity.sections![key]!.fields.flat().includes(name));
    const { label = null, help = null } = { ...(section && { ...entity.sections![section], ...said?.[section] }) };
    if (!parts.length || parts.at(-1)!.section !== section) parts.push({ section, label, help, fields: [] });
    const info = entity.info[name]!;
    if (isAsked(info.kind)) parts.at(-1)!.fields.push(fieldAsked(entity, form, { ...info, kind: info.kind }, words));
  }
  return parts.map(({ label, help, fields }) => ({ label, help, fields }));
};

const fieldAsked = (
  entity: AnyEntity,
  form: PublicForm,
  info: FieldInfo & { kind: AskedKind },
  words: CommonWords,
): AskedField => {
  const { name, label, kind, max, options = [] } = info;
  const part = Object.entries(entity.card ?? {}).find(([, field]) => field === name)?.[0];
  return {
    name,
    label: words.entities[entity.name]?.fields[name] ?? label,
    kind,
    isRequired: kind === 'boolean' ? isAgreed(entity, name) : isDemanded(entity, form, name),
    most: max ?? null,
    autocomplete: filledIn[part as CardPart] ?? null,
    options: options.map(({ id }) => ({ id: String(id), name: choiceIn(words, `${entity.name}.${name}`, id) })),
  };
};

/** A rule may depend on what is set. */
const isDemanded = ({ fields }: AnyEntity, { sets = {} }: PublicForm, name: string): boolean => {
  const { nullable, optional } = fields[name]!.describe({ value: undefined, parent: sets });
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

/** What must be ticked: left as it begins, it is refused. */
const isAgreed = ({ fields, info }: AnyEntity, name: string): boolean =>
  info[name]!.kind === 'boolean' && !fields[name]!.isValidSync(info[name]!.initial, { context: { mode: 'create' } });
