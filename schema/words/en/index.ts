import { entities } from '../../entities/index.ts';
import type { Button } from '../../kit/buttons.ts';
import type { AnyEntity, Fields } from '../../kit/defineEntity.ts';
import { infoOf, type FieldInfo } from '../../kit/fieldInfo.ts';
import { memo } from '../../kit/memo.ts';
import type { Paper } from '../../kit/papers.ts';
import type { PublicForm } from '../../kit/publicForm.ts';
import type { Section } from '../../kit/sections.ts';
import type { SharedText } from '../../kit/sharedTexts.ts';
import { midSentence } from '../midSentence.ts';
import type { EntityWords } from '../schemaWords.ts';
import type { CommonWords } from '../wording.ts';
import { letters } from './letters.ts';
import { notificationSentences } from './notifications.ts';
import { orderLine } from './orderLine.ts';
import { refusals } from './refusals.ts';
import { papers } from './papers.ts';
import { figures } from './figures.ts';
import { sheets } from './sheets.ts';

const labelsOf = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.spec.label ?? name]));

type Infos = Record<string, FieldInfo>;

/** Field -> id -> name; `before` the fields of a line or of an action. */
const choicesOf = (info: Infos, before = '') =>
  Object.fromEntries(
    Object.values(info).map(({ name, options = [] }) => [
      before + name,
      Object.fromEntries(options.map(it => [it.id, it.name])),
    ]),
  );

const withLines = <T>(info: Infos, wordsIn: (field: string, line: Infos) => Record<string, T>): Record<string, T> =>
  Object.assign({}, ...Object.values(info).map(({ name, line }) => (line ? wordsIn(name, line) : {}))) as Record<
    string,
    T
  >;

/** The choices of what actions take. */
const choicesAsked = (calls: Record<string, { input?: Fields }>) =>
  Object.assign(
    {},
    ...Object.entries(calls).map(([name, { input = {} }]) => choicesOf(infoOf(input), `${name}.`)),
  ) as ReturnType<typeof choicesOf>;

const labelsIn = (line: Infos) => Object.fromEntries(Object.values(line).map(({ name, label }) => [name, label]));

/** The lines of what actions take. */
const linesAsked = (calls: Record<string, { input?: Fields }>) =>
  Object.assign(
    {},
    ...Object.entries(calls).map(([name, { input = {} }]) =>
      withLines(infoOf(input), (field, line) => ({ [`${name}.${field}`]: labelsIn(line) })),
    ),
  ) as Record<string, Record<string, string>>;

const wordsOfButton = ({ label, title, text, done }: Button) => ({
  label,
  ...(title && { title }),
  ...(text && { text }),
  ...(done && { done }),
});

const wordsOfSection = ({ label, help }: Section) => ({ ...(label && { label }), ...(help && { help }) });

const wordsOfPaper = ({ label, draft, otherwise, note, names, partySigns }: Paper) => ({
  label,
  ...(draft && { draft }),
  ...(otherwise && { otherwise }),
  ...(note && { note }),
  ...(names && { names: names.label }),
  ...(partySigns && { partySigns }),
});

const wordsOfForm = ({ title, file, onPageOf }: PublicForm) => ({
  title,
  ...(file && { file: file.label }),
  ...(onPageOf && {
    onPageOf: Object.fromEntries(Object.entries(onPageOf).map(([of, form]) => [of, { title: form!.title }])),
  }),
});

const ofEach = <T, W>(said: Readonly<Record<string, T>>, words: (each: T) => W): Record<string, W> =>
  Object.fromEntries(Object.entries(said).map(([name, each]) => [name, words(each)]));

const wordsOfText = ({ label, help }: SharedText) => ({ label, ...(help && { help }) });

/** As the entity itself says it. */
const wordsOf = memo((entity: AnyEntity): EntityWords => {
  const {
    label,
    info,
    actions = {},
    messages = {},
    states,
    buttons = {},
    sections = {},
    papers = {},
    texts = {},
    figures = {},
    publicForm,
  } = entity;
  return {
    ...label,
    fields: Object.fromEntries(Object.values(info).map(field => [field.name, field.label])),
    values: {
      ...choicesOf(info),
      ...withLines(info, (field, line) => choicesOf(line, `${field}.`)),
      ...choicesAsked({ ...actions, ...states?.transitions }),
    },
    inputs: {
      ...Object.fromEntries(
        Object.entries({ ...actions, ...states?.transitions }).map(([name, { input = {} }]) => [name, labelsOf(input)]),
      ),
      ...withLines(info, (field, line) => ({ [field]: labelsIn(line) })),
      ...linesAsked(actions),
    },
    messages,
    transitions: ofEach(states?.transitions ?? {}, ({ label }) => label),
    buttons: ofEach(buttons, wordsOfButton),
    sections: ofEach(sections, wordsOfSection),
    papers: ofEach(papers, wordsOfPaper),
    texts: ofEach(texts, wordsOfText),
    figures: ofEach(figures, ({ label }) => label),
    ...(publicForm && { publicForm: wordsOfForm(publicForm) }),
  };
});

export const english: CommonWords = {
  language: 'en',
  entities: Object.fromEntries(Object.values(entities as Record<string, AnyEntity>).map(it => [it.name, wordsOf(it)])),
  forms: {},
  rules: null,
  refusals,
  notifications: notificationSentences,
  letters,
  orderLine,
  figures,
  sheets,
  papers,
  inside: midSentence,
};
