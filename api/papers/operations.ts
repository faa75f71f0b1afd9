import { capital } from '../../schema/kit/capital.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { exportReport } from '../../schema/kit/backgroundTask.ts';
import { mailPermission } from '../../schema/kit/papers.ts';
import { paperLetterFields } from '../../schema/rules/paperLetters.ts';
import { accessOf } from '../access.ts';
import { searchParameters } from '../crud/parameters.ts';
import { replying, sending } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { papersLater } from './later.ts';
import { mailingOf } from './letter.ts';
import {
  copiesParameter,
  formatParameter,
  giveOut,
  paperParameters,
  paperTypes,
  printMany,
  printOne,
} from './print.ts';

/** What is printed of one record, and of many: by whoever may read them, unless the paper has a permission of its own. Out of the shop it is sent by whoever may change it, unless it says by whom. */
export const paperOperations = (entity: AnyEntity): Operation[] =>
  Object.keys(entity.papers ?? {}).flatMap(paper => [
    ...printing(entity, paper),
    ...givingOut(entity, paper),
    later(entity, paper),
    ...mailing(entity, paper),
  ]);

const sharedBy = (entity: AnyEntity, paper: string) =>
  ({
    tag: entity.label.many,
    access: accessOf(entity, entity.papers![paper]!.permission ?? entity.permissions.list!),
    entity,
    isDownload: true,
  }) as const;

const copiesOf = (entity: AnyEntity, paper: string) => (entity.papers![paper]!.copies ? [copiesParameter] : []);

const printing = (entity: AnyEntity, paper: string): Operation[] => {
  const { label } = entity.papers![paper]!;
  return [
    {
      ...sharedBy(entity, paper),
      id: `${entity.name}.paper${capital(paper)}`,
      support: 'whole',
      method: 'GET',
      path: `${entity.path}/:id/papers/${paper}`,
      summary: `${label}: the paper of one`,
      query: [...paperParameters(entity, paper), ...copiesOf(entity, paper), formatParameter],
      handle: sending(paperTypes, context => printOne(entity, paper, context)),
    },
    {
      ...sharedBy(entity, paper),
      id: `${entity.name}.papers${capital(paper)}`,
      method: 'POST',
      path: `${entity.path}/papers/${paper}`,
      summary: `${label}: the papers of many in one file`,
      query: paperParameters(entity, paper),
      body: { of: 'ids' },
      handle: sending(['application/pdf'], context => printMany(entity, paper, context)),
    },
  ];
};

/** Gives out a paper whose prints are counted. */
const givingOut = (entity: AnyEntity, paper: string): Operation[] => {
  const { label, hasOriginal } = entity.papers![paper]!;
  if (!hasOriginal) return [];
  return [
    {
      ...sharedBy(entity, paper),
      id: `${entity.name}.print${capital(paper)}`,
      method: 'POST',
      path: `${entity.path}/:id/papers/${paper}`,
      summary: `${label}: print the paper of one, which is counted`,
      query: [...paperParameters(entity, paper), ...copiesOf(entity, paper)],
      handle: sending(['application/pdf'], context => giveOut(entity, paper, context)),
    },
  ];
};

const later = (entity: AnyEntity, paper: string): Operation => ({
  tag: entity.label.many,
  access: accessOf(entity, entity.papers![paper]!.permission ?? entity.permissions.list!),
  entity,
  id: `${entity.name}.papersLater${capital(paper)}`,
  method: 'POST',
  path: `${entity.path}/papers/${paper}/exports`,
  summary: `${entity.papers![paper]!.label}: the papers of all that the list shows in one file, made in the background`,
  query: [...paperParameters(entity, paper), ...searchParameters(entity)],
  handle: replying(exportReport, context => papersLater(entity, paper, context), { status: 202, once: true }),
});

const mailing = (entity: AnyEntity, paper: string): Operation[] => {
  const permission = mailPermission(entity, paper);
  if (!permission) return [];
  return [
    {
      tag: entity.label.many,
      access: accessOf(entity, permission, true),
      entity,
      id: `${entity.name}.mailPaper${capital(paper)}`,
      method: 'POST',
      path: `${entity.path}/:id/papers/${paper}/mail`,
      summary: `${entity.papers![paper]!.label}: send the paper of one by mail`,
      query: paperParameters(entity, paper),
      body: { of: 'fields', fields: paperLetterFields },
      handle: mailingOf(entity, paper),
    },
  ];
};
