import type { HeaderFormat } from '../../../../schema/rules/messageStates.ts';
import { templateShape, type TemplateShape } from '../../../../schema/rules/template.ts';
import { bindable, type Variable } from '../../../../schema/rules/templateVariables.ts';
import { filterParams } from '../../../dataProvider/lists.ts';
import type { Template } from '../calls.ts';

/** By whose names, groups or features the people are chosen. */
export const ways = ['contacts', 'groups', 'filter'] as const;
export type Way = (typeof ways)[number];

/** Where a variable's value comes from: a field of the contact, or the words themselves; `words` stand in for an empty field too. */
export type Binding = { from: string; words: string };
export const fixed = 'words';

/** A message as its form holds it. */
export type Draft = {
  by: Way;
  contacts: string[];
  groups: string[];
  /** As a list of contacts holds its filters. */
  filter: Record<string, unknown>;
  /** See `keyOf`. */
  template: string | null;
  templateVariables: Binding[];
  headerText: string;
  headerMedia: File | null;
  name: string;
  when: 'now' | 'later';
  scheduledAt: string | null;
};

export const emptyDraft: Draft = {
  by: 'contacts',
  contacts: [],
  groups: [],
  filter: {},
  template: null,
  templateVariables: [],
  headerText: '',
  headerMedia: null,
  name: '',
  when: 'now',
  scheduledAt: null,
};

/** A name exists in several languages. */
export const keyOf = ({ name, language }: Pick<Template, 'name' | 'language'>): string => `${name}/${language}`;

export const shapeOf = (template: Template | undefined): TemplateShape => templateShape(template?.components ?? []);

export const isMedia = (format: HeaderFormat): boolean => ['IMAGE', 'VIDEO', 'DOCUMENT'].includes(format);

export const variablesOf = ({ templateVariables }: Draft): Variable[] =>
  templateVariables.map(({ from, words }) => (from === fixed ? words.trim() : { field: from, fallback: words.trim() }));

/** Nobody is chosen yet. With an empty filter everybody is. */
export const isNobody = ({ by, contacts, groups }: Draft): boolean =>
  (by === 'contacts' && contacts.length === 0) || (by === 'groups' && groups.length === 0);

/** Whom it goes to, as the calls want it. */
export const audienceOf = ({ by, contacts, groups, filter }: Draft): Record<string, unknown> =>
  ({ contacts: { contacts }, groups: { groups }, filter: { filter: Object.fromEntries(filterParams(filter)) } })[by];

/** What it says. */
export const wordingOf = (draft: Draft, template: Template): Record<string, unknown> => ({
  templateName: template.name,
  templateLanguage: template.language,
  templateVariables: variablesOf(draft),
});

/** The header that goes with it. */
export const headerOf = ({ headerText, headerMedia }: Draft, template: Template): Record<string, unknown> => {
  const { header, headerFormat } = shapeOf(template);
  return {
    ...(header && { headerText }),
    ...(isMedia(headerFormat) && headerMedia && { headerMedia }),
  };
};

export const bodyOf = (draft: Draft, template: Template): Record<string, unknown> => ({
  name: draft.name,
  ...wordingOf(draft, template),
  ...headerOf(draft, template),
  ...audienceOf(draft),
  ...(draft.when === 'later' && { scheduledAt: draft.scheduledAt }),
});

const greeting = /^(?:dear|hello|hi|namaste|प्रिय|नमस्ते)[\s,]+\{\{\s*(\w+)\s*\}\}/i;

/** What the variables of a template begin with. Whoever is greeted is the contact. */
export const firstBindings = (template: Template): Binding[] => {
  const { body, buttons } = shapeOf(template);
  const components = template.components as { type?: string; text?: string }[];
  const text = components.find(({ type }) => type?.toUpperCase() === 'BODY')?.text ?? '';
  const greeted = greeting.exec(text.trimStart())?.[1];
  const places = [...body, ...buttons.map(() => null)];
  return places.map(name => ({ from: isOfContact(name, greeted) ? nameField : fixed, words: '' }));
};

const nameField = bindable.find(field => field === 'name')!;
const isOfContact = (name: string | null, greeted: string | undefined) =>
  name !== null && (name === greeted || /^(\w+_)?name$/i.test(name));
