import { capital } from '../../schema/kit/capital.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { figureRows, measuredBy, type Figure } from '../../schema/kit/figures.ts';
import { isPersonal } from '../../schema/kit/personal.ts';
import { oneOf } from '../../schema/kit/shape.ts';
import { accessOf } from '../access.ts';
import { mediaTypes } from '../crud/export/formats.ts';
import { searchParameters } from '../crud/parameters.ts';
import { replying, sending } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { data } from '../reply.ts';
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
        handle: replying(figureRows, async context => data(await countedRows(entity, figure, context))),
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

/** Of one record a figure is the value itself. */
const isOfPersons = (entity: AnyEntity, figure: Figure): boolean =>
  [measuredBy(figure), figure.by].some(name => {
    const field = name === undefined ? undefined : entity.info[name];
    return field !== undefined && isPersonal(entity, field);
  });
