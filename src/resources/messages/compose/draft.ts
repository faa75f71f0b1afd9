import type { HeaderFormat } from '../../../../schema/rules/messageStates.ts';
import type { MeetingThing } from '../../../../schema/rules/meetingMessages.ts';
import { templateExamples } from '../../../../schema/rules/templatePreview.ts';
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
  /** The meeting to which it invites. */
  meetingId: string | null;
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
  meetingId: null,
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
  ...(draft.meetingId && { meetingId: draft.meetingId }),
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
const ofContact = (template: Template): Binding[] => {
  const { body, buttons } = shapeOf(template);
  const components = template.components as { type?: string; text?: string }[];
  const text = components.find(({ type }) => type?.toUpperCase() === 'BODY')?.text ?? '';
  const greeted = greeting.exec(text.trimStart())?.[1];
  const places = [...body, ...buttons.map(() => null)];
  return places.map(name => ({ from: isOfContact(name, greeted) ? nameField : fixed, words: '' }));
};

/** The same; with a meeting, of which this site shows a page, its things stand where the template's examples are of that kind. */
export const firstBindings = (template: Template, site: string | null): Binding[] => {
  const bindings = ofContact(template);
  return site === null ? bindings : withMeeting(bindings, template, site);
};

const withMeeting = (bindings: Binding[], template: Template, site: string): Binding[] => {
  const { body, buttons } = shapeOf(template);
  const examples = templateExamples(template.components).body;
  const kinds = bindings.map((_, i) =>
    i < body.length ? kindOf(body[i]!, examples[i] ?? '') : behind(buttons[i - body.length]!.before, site),
  );
  const open = bindings.flatMap(({ from }, i) => (from === fixed && !kinds[i] && i < body.length ? [i] : []));
  // What is left beside time and link is what it is about.
  const title = kinds.includes('meetingTitle') || open.length !== 1 ? -1 : open[0];
  return bindings.map((binding, i) => {
    const kind = i === title ? 'meetingTitle' : kinds[i];
    return binding.from === fixed && kind ? { ...binding, from: kind } : binding;
  });
};

const kindOf = (name: string, example: string): MeetingThing | null => {
  if (/^https?:\/\//.test(example) || /link|url/i.test(name)) return 'meetingLink';
  if (/\d[:.]\d\d/.test(example) || /date|time|when/i.test(name)) return 'meetingTime';
  return /title|meeting|event/i.test(name) ? 'meetingTitle' : null;
};

const behind = (address: string, site: string): MeetingThing | null =>
  address.startsWith(`${site}/`) ? 'meetingLink' : null;

const nameField = bindable.find(field => field === 'name')!;
const isOfContact = (name: string | null, greeted: string | undefined) =>
  name !== null && (name === greeted || /^(\w+_)?name$/i.test(name));
