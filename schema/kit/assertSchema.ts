import { parentsOf, type AnyEntity } from './defineEntity.ts';
import { mustBeSent } from './fieldInfo.ts';
import { figureProblems } from './figures.ts';
import { guardProblems } from './guarded.ts';
import { lineKinds, linesOf } from './lineEntity.ts';
import { isUpload, type Kind } from './meta.ts';
import { calendarProblems } from './onCalendar.ts';
import { isPrinted } from './papers.ts';
import { frozenParties } from './parties.ts';
import { fileField, hasAddress, isAsked, keyField, publicForms, trapField, type PublicForm } from './publicForm.ts';
import { isShownToVisitors } from './publicPage.ts';
import { backDatedReason } from './series.ts';
import { statusFields } from './statuses.ts';
import { totalKinds } from './totals.ts';
import { throughProblems } from './through.ts';
import { totalFields } from './totalsOf.ts';
import { treeProblems } from './tree.ts';
import { isWritable } from './validate.ts';

/** Of the entities, before anything is made of them: references, links and paths must fit together. */
export const assertSchema = (all: Record<string, AnyEntity>): void => {
  const problems = Object.entries(all).flatMap(([key, entity]) => [
    ...(entity.name === key ? [] : [`${key} is named '${entity.name}'`]),
    ...Object.values(entity.info).flatMap(({ name, target, via }) => [
      ...(isShared(all[target ?? '']) && !isShared(entity) && !entity.readOnly?.includes(name)
        ? [`${key}.${name} refers to '${target}' of the platform, which a shop cannot look up: make it read-only`]
        : []),
      ...(target && !all[target] ? [`${key}.${name} refers to '${target}', which is no entity`] : []),
      ...(via && !links(all[via], key, target!)
        ? [`${key}.${name} is kept in '${via}', which does not link ${key} with ${target}`]
        : []),
    ]),
    ...linesOf(entity).flatMap(({ field }) =>
      Object.values(field.line!).flatMap(({ name, kind, target, asked }) => [
        ...(kind === 'json' && asked !== false
          ? [`${key}.${field.name} shows the JSON of '${name}', which no sheet can`]
          : []),
        ...(isLineKind(kind) ? [] : [`${key}.${field.name} holds '${name}' of the kind ${kind}, which no line can`]),
        ...(target && !all[target] ? [`${key}.${field.name} refers to '${target}', which is no entity`] : []),
      ]),
    ),
    ...(hasKind(entity, 'json') && Object.values(entity.info).some(({ kind }) => isUpload(kind))
      ? [`${key} holds uploads beside JSON of a person's making, which could pass for one: keep one of them elsewhere`]
      : []),
    ...totalFields(entity).flatMap(name =>
      isFigure(entity.info[name]!.kind) ? [] : [`${key}.${name} is a total, and no figure`],
    ),
    ...workProblems(key, entity, all),
    ...paperProblems(key, entity),
    ...visitorProblems(key, entity),
    ...listProblems(entity, all),
    ...parentsOf(entity).flatMap(name =>
      entity.info[name]?.kind === 'ref' ? [] : [`${key} has '${name}' in its path, which is no reference of it`],
    ),
  ]);
  const paths = Object.values(all).map(({ path }) => path);
  for (const path of paths.filter((path, i) => paths.indexOf(path) !== i))
    problems.push(`two entities live at '${path}'`);
  if (problems.length) throw new Error(`The entities do not fit together: ${problems.join('; ')}`);
};

/** Of what stands beside its list. */
const listProblems = (entity: AnyEntity, all: Record<string, AnyEntity>) => [
  ...guardProblems(entity.name, entity),
  ...figureProblems(entity),
  ...calendarProblems(entity),
  ...treeProblems(entity, all),
  ...throughProblems(entity, name => all[name]),
];

/** Statuses are those of a look-up that has them in an order, each with a meaning; what is asked for is the record's own. */
const statusProblems = (key: string, { statuses, states, info, across }: AnyEntity, all: Record<string, AnyEntity>) => {
  if (!statuses) return [];
  const target = all[info[statuses.field]?.target ?? ''];
  return [
    ...(states ? [`${key} has states and statuses, of which one decides`] : []),
    ...(across ? [`${key} has statuses of each shop, and a list over all of them`] : []),
    ...(target?.ordered && target.info['meaning']?.kind === 'choice'
      ? []
      : [`${key} has its statuses from '${statuses.field}', which refers to none`]),
    ...(statuses.of && info[statuses.of]?.target !== target?.info[statuses.of]?.target
      ? [`${key} has statuses by '${statuses.of}', which the look-up does not tell`]
      : []),
    ...statusFields({ statuses }).flatMap(name =>
      info[name] ? [] : [`${key} asks for '${name}' with a status, which is no field of it`],
    ),
  ];
};

/** Of where a document stands, and whose work it is. */
const workProblems = (key: string, entity: AnyEntity, all: Record<string, AnyEntity>) => [
  ...assignmentProblems(key, entity, all),
  ...statusProblems(key, entity, all),
  ...postsProblems(key, entity),
  ...seriesProblems(key, entity),
  ...partiesProblems(key, entity, all),
  ...transitionProblems(key, entity, all),
];

const transitionProblems = (key: string, { states }: AnyEntity, all: Record<string, AnyEntity>) =>
  Object.entries(states?.transitions ?? {}).flatMap(([name, { by }]) =>
    by === undefined || all[by] ? [] : [`${key}.${name} is taken by '${by}', which is no entity`],
  );

const postsProblems = (key: string, { posts, states }: AnyEntity) =>
  [posts?.by, posts?.undoneBy, posts?.later?.by].flatMap(name =>
    name === undefined || states?.transitions[name] ? [] : [`${key} posts by '${name}', which is no transition of it`],
  );

/** A numbered document says of which day it is. Where people write documents that go to others they can say why a day is earlier. */
const seriesProblems = (key: string, { series, info, permissions }: AnyEntity) => [
  ...(!series?.takenBy || info[series.dated ?? '']?.kind === 'date'
    ? []
    : [`${key} takes its number with '${series.takenBy}', and no day with it`]),
  ...(series?.outgoing && permissions.create && !info[backDatedReason]
    ? [`${key} goes to others, and has no field '${backDatedReason}'`]
    : []),
];

/** A numbered document keeps its parties, or says why it has none. */
const partiesProblems = (key: string, entity: AnyEntity, all: Record<string, AnyEntity>) => {
  const { series, parties, info } = entity;
  if (!parties) return series ? [`${key} has a number and does not say who its parties are`] : [];
  const { other = null, from } = frozenParties(entity) ?? {};
  return [
    ...(series ? [] : [`${key} keeps its parties from its number on, and has no series`]),
    ...(other && info[other]?.target !== 'contacts'
      ? [`${key} has '${other}' as its other party, which is no contact`]
      : []),
    ...(from && !frozenParties(all[info[from]?.target ?? ''] ?? {})
      ? [`${key} takes its parties over from '${from}', which is no document with parties`]
      : []),
  ];
};

const assignmentProblems = (key: string, { assignment = {}, info }: AnyEntity, all: Record<string, AnyEntity>) => {
  const { to, due } = assignment;
  return [
    ...(to && !all[info[to]?.target ?? '']?.readBy ? [`${key} is assigned to '${to}', which names no person`] : []),
    ...(due && info[due]?.kind !== 'date' ? [`${key} is due on '${due}', which is no day`] : []),
  ];
};

const paperProblems = (key: string, { papers = {}, texts = {}, info, space = 'shop', link }: AnyEntity) => [
  ...(Object.keys(papers).length && (space !== 'shop' || link) ? [`${key} has papers, and belongs to no shop`] : []),
  ...Object.values(papers).flatMap(({ text, label }) =>
    text && !texts[text] ? [`${key}: '${label}' carries '${text}', which is no text of it`] : [],
  ),
  ...Object.values(papers).flatMap(({ fields, label }) =>
    fields.flatMap(name =>
      isPrinted(info[name]!.kind)
        ? []
        : [`${key}: '${label}' shows '${name}' of the kind ${info[name]!.kind}, which no paper does`],
    ),
  ),
];

const publicPageProblems = (key: string, { publicPage, info, space = 'shop', link, papers, statuses }: AnyEntity) =>
  publicPage
    ? [
        ...(publicPage.reckoned && papers?.[publicPage.reckoned]?.reckoned !== 'below'
          ? [`${key} shows visitors what is reckoned for '${publicPage.reckoned}', below which nothing is`]
          : []),
        ...(publicPage.for && info[publicPage.for]!.target !== 'contacts'
          ? [`${key} has a page for '${publicPage.for}', which is no contact`]
          : []),
        ...(publicPage.answer && !statuses
          ? [`${key} asks visitors while work on it is open, and has no statuses that tell`]
          : []),
        ...(space !== 'shop' || link ? [`${key} has a page for visitors, and belongs to no shop`] : []),
        ...publicPage.fields.flatMap(name =>
          isShownToVisitors(info[name]!.kind)
            ? []
            : [`${key} shows visitors '${name}' of the kind ${info[name]!.kind}, which their page cannot`],
        ),
      ]
    : [];

const visitorProblems = (key: string, entity: AnyEntity) => [
  ...publicPageProblems(key, entity),
  ...publicForms(entity).flatMap(form => publicFormProblems(key, entity, form)),
];

const publicFormProblems = (key: string, entity: AnyEntity, publicForm: PublicForm) => {
  const { fields, info, space = 'shop', link } = entity;
  const lacking = Object.keys(fields).filter(
    name =>
      isWritable(entity, name, 'create') &&
      mustBeSent(fields[name]!) &&
      ![...publicForm.fields, publicForm.of].includes(name),
  );
  return [
    ...((space !== 'shop' && hasAddress(publicForm)) || link
      ? [`${key} has a form for visitors, and belongs to no shop`]
      : []),
    ...(publicForm.of && info[publicForm.of]?.kind !== 'ref'
      ? [`${key} has a form of '${publicForm.of}', which is no reference of it`]
      : []),
    ...(publicForm.file && !entity.files ? [`${key} asks visitors for a file, and keeps none with its records`] : []),
    ...publicForm.fields.flatMap(name =>
      isAsked(info[name]!.kind)
        ? []
        : [`${key} asks visitors for '${name}' of the kind ${info[name]!.kind}, which their form cannot`],
    ),
    ...[trapField, keyField, fileField].flatMap(name =>
      publicForm.fields.includes(name) ? [`${key} asks visitors for '${name}', which their form has for itself`] : [],
    ),
    ...lacking.map(name => `${key} has a form for visitors without '${name}', which a record must have`),
  ];
};

const isLineKind = (kind: Kind) => (lineKinds as readonly Kind[]).includes(kind);

const isFigure = (kind: Kind) => (totalKinds as readonly Kind[]).includes(kind);

const hasKind = (entity: AnyEntity, kind: Kind) => Object.values(entity.info).some(field => field.kind === kind);

const isShared = (entity: AnyEntity | undefined) => entity?.space === 'platform';

const links = (link: AnyEntity | undefined, one: string, other: string) => {
  const targets = Object.values(link?.info ?? {}).flatMap(({ target }) => target ?? []);
  return link?.link === true && targets.includes(one) && targets.includes(other);
};
