import { capital } from '../../schema/kit/capital.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { figureKey, figureRows, figureTitle, measuredBy, type Figure } from '../../schema/kit/figures.ts';
import { isPersonal, isPersonalTitle } from '../../schema/kit/personal.ts';
import { oneOf } from '../../schema/kit/shape.ts';
import { fieldAt } from '../../schema/kit/through.ts';
import { accessOf } from '../access.ts';
import { mediaTypes } from '../crud/export/formats.ts';
import { searchParameters } from '../crud/parameters.ts';
import { replying, sending } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { entityOf } from '../db/select.ts';
import { data } from '../reply.ts';
import { withMark } from '../support/sight.ts';
import { countedRows } from './counted.ts';
import { figureFile, figureFormats } from './file.ts';

/** What the records of the list come to: for whoever may list them. */
export const figureOperations = (entity: AnyEntity): Operation[] =>
  Object.entries(entity.figures ?? {}).flatMap(([name, figure]): Operation[] => {
    const shared = {
      tag: entity.label.many,
      access: accessOf(entity, entity.permissions.list!),
      entity,
      method: 'GET',
    } as const;
    const [id, path] = [`${entity.name}.figure${capital(name)}`, `${entity.path}/figures/${name}`];
    return [
      {
        ...shared,
        id,
        path,
        support: isOfPersons(entity, figure) ? 'whole' : 'masked',
        summary: `${figure.label}: of all that match`,
        query: searchParameters(entity),
        handle: replying(rowsFor(entity, figure), async context => data(await countedRows(entity, figure, context))),
      },
      {
        ...shared,
        id: `${id}File`,
        path: `${path}/file`,
        summary: `${figure.label}: the same as a file`,
        query: [{ name: 'format', shape: oneOf(figureFormats), required: true }, ...searchParameters(entity)],
        isDownload: true,
        handle: sending(
          figureFormats.map(format => mediaTypes[format]),
          context => figureFile(entity, name, figure, context),
        ),
      },
    ];
  });

/** Over a single record a figure is the value itself. */
const isOfPersons = (entity: AnyEntity, figure: Figure): boolean =>
  [measuredBy(figure), figure.by].some(path => {
    const field = fieldOf(entity, path);
    return field !== undefined && isPersonal(entity, field);
  });

/** Keys are days, choices and ids, and stay readable while personal data is masked: `isOfPersons` closes figures by a personal field. */
const rowsFor = (entity: AnyEntity, { by }: Figure) => {
  const target = fieldOf(entity, by)?.target;
  const isNamed = target !== undefined && isPersonalTitle(entityOf(target));
  return figureRows({
    key: withMark(figureKey, 'open'),
    title: withMark(figureTitle, isNamed ? 'personal' : 'open'),
  });
};

const fieldOf = (entity: AnyEntity, path: string | undefined) =>
  path === undefined ? undefined : fieldAt(entity, path, entityOf);
