import { capital } from '../../schema/kit/capital.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { paperLetterFields } from '../../schema/rules/paperLetters.ts';
import { accessOf } from '../access.ts';
import { sending } from '../handler.ts';
import type { Operation } from '../operation.ts';
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
