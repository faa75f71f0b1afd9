import { capital } from '../../schema/kit/capital.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { exportReport } from '../../schema/kit/taskReport.ts';
import { paperLetterFields } from '../../schema/rules/paperLetters.ts';
import { accessOf } from '../access.ts';
import { searchParameters } from '../crud/parameters.ts';
import { replying, sending } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { papersLater } from './later.ts';
import { mailingOf } from './letter.ts';
import { formatParameter, paperParameters, paperTypes, printMany, printOne } from './print.ts';

/** What is printed of one record, and of many: by whoever may read them. Out of the shop it is sent by whoever may change it. */
export const paperOperations = (entity: AnyEntity): Operation[] =>
  Object.entries(entity.papers ?? {}).flatMap(([paper, { label }]) => {
    const { update } = entity.permissions;
    const shared = {
      tag: entity.label.many,
      access: accessOf(entity, entity.permissions.list!),
      entity,
    } as const;
    return [
      {
        ...shared,
        id: `${entity.name}.paper${capital(paper)}`,
        method: 'GET' as const,
        path: `${entity.path}/:id/papers/${paper}`,
        isDownload: true as const,
        summary: `${label}: the paper of one`,
        query: [...paperParameters(entity, paper), formatParameter],
        handle: sending(paperTypes, context => printOne(entity, paper, context)),
      },
      {
        ...shared,
        id: `${entity.name}.papers${capital(paper)}`,
        method: 'POST' as const,
        path: `${entity.path}/papers/${paper}`,
        isDownload: true as const,
        summary: `${label}: the papers of many in one file`,
        query: paperParameters(entity, paper),
        body: { of: 'ids' as const },
        handle: sending(['application/pdf'], context => printMany(entity, paper, context)),
      },
      {
        ...shared,
        id: `${entity.name}.papersLater${capital(paper)}`,
        method: 'POST' as const,
        path: `${entity.path}/papers/${paper}/exports`,
        summary: `${label}: the papers of all that the list shows in one file, made in the background`,
        query: [...paperParameters(entity, paper), ...searchParameters(entity)],
        handle: replying(exportReport, context => papersLater(entity, paper, context), { status: 202, once: true }),
      },
      ...(update
        ? [
            {
              ...shared,
              access: accessOf(entity, update),
              id: `${entity.name}.mailPaper${capital(paper)}`,
              method: 'POST' as const,
              path: `${entity.path}/:id/papers/${paper}/mail`,
              summary: `${label}: send the paper of one by mail`,
              query: paperParameters(entity, paper),
              body: { of: 'fields' as const, fields: paperLetterFields },
              handle: mailingOf(entity, paper),
            },
          ]
        : []),
    ];
  });
