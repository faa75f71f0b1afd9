import { conflict, invalid, notFound } from '../../../schema/errors.ts';
import { capital } from '../../../schema/kit/capital.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { Picture } from '../../../schema/kit/meta.ts';
import { listOf } from '../../../schema/kit/shape.ts';
import { addPictureFields, mostPictures, orderPicturesFields } from '../../../schema/rules/pictures.ts';
import { say } from '../../../schema/words/said.ts';
import type { RequestContext } from '../../requestContext.ts';
import { tableName } from '../../db/columns.ts';
import { snake } from '../../db/table.ts';
import { lockStatements, recordStatement } from '../../db/write.ts';
import { inputOf } from '../../handlers/input.ts';
import { replying } from '../../handler.ts';
import type { Operation } from '../../operation.ts';
import { data, type Reply } from '../../reply.ts';
import { picture } from '../../shapes/fields.ts';
import { parentGuards } from '../list.ts';
import { recordId } from '../read.ts';
import { finished } from '../reply.ts';
import { updateStatements } from '../update.ts';
import { storePicture } from './store.ts';

type PictureCall = Pick<Operation, 'method' | 'summary' | 'body' | 'handle'> & { name: string; at: string };

/** Each field of pictures is changed by calls of its own, of which each changes one thing. */
export const pictureCalls = (entity: AnyEntity): PictureCall[] =>
  Object.values(entity.info)
    .filter(({ kind }) => kind === 'images')
    .flatMap(({ name }) => callsOf(entity, name));

const callsOf = (entity: AnyEntity, field: string): PictureCall[] => {
  const [at, name, one] = [`:id/${field}`, capital(field), entity.label.one.toLowerCase()];
  return [
    {
      name: `addTo${name}`,
      at,
      method: 'POST',
      summary: `Add a picture to one ${one}; replies with all that there are`,
      body: { of: 'fields', fields: addPictureFields, multipart: true },
      handle: replying(pictures, context => add(entity, field, context), { once: true }),
    },
    {
      name: `removeFrom${name}`,
      at: `${at}/:imageId`,
      method: 'PUT',
      summary: 'Remove a picture; replies with those that remain',
      handle: replying(pictures, context => remove(entity, field, context)),
    },
    {
      name: `order${name}`,
      at,
      method: 'PUT',
      summary: 'Put the pictures in another order: the ids of all of them. The first stands for the record in lists',
      body: { of: 'fields', fields: orderPicturesFields },
      handle: replying(pictures, context => order(entity, field, context)),
    },
  ];
};

const pictures = listOf(picture);

/** The pictures as `change` makes them of those there are; replies with the new list. */
const changePictures = (
  entity: AnyEntity,
  field: string,
  context: RequestContext,
  change: (ids: string[]) => string[],
): Promise<Reply<Picture[]>> => {
  const id = recordId(entity, context);
  return context.change(async run => {
    const present = await run([
      ...parentGuards(entity, context, [id]),
      ...lockStatements(entity, context.shop, [id]),
      {
        text: `select array_to_json(t.${snake(field)}) from ${tableName(entity)} t where t.shop_id = $1 and t.id = $2`,
        values: [context.shop, id],
      },
    ]);
    const changed = change(JSON.parse(present.at(-1)!.rows[0]![0]!) as string[]);
    await run(updateStatements(entity, context.shop, [id], { [field]: changed }, context.occasion));
    const [record] = await run([recordStatement(entity, context.shop, id)]);
    return data((JSON.parse(finished(entity, record!.rows[0]![0]!, context)) as Record<string, Picture[]>)[field]!);
  });
};

const add = async (entity: AnyEntity, field: string, context: RequestContext): Promise<Reply<Picture[]>> => {
  recordId(entity, context);
  const { image } = await inputOf(context, { input: addPictureFields, multipart: true });
  const added = await storePicture('image', image, context);
  return changePictures(entity, field, context, ids => {
    if (ids.length >= mostPictures) throw invalid({ image: say('tooManyPictures', { count: mostPictures }) });
    return [...ids, added];
  });
};

const remove = (entity: AnyEntity, field: string, context: RequestContext): Promise<Reply<Picture[]>> =>
  changePictures(entity, field, context, ids => {
    const image = context.parameter('imageId');
    if (!ids.includes(image)) throw notFound(say('picture'));
    return ids.filter(id => id !== image);
  });

const order = async (entity: AnyEntity, field: string, context: RequestContext): Promise<Reply<Picture[]>> => {
  recordId(entity, context);
  const { imageIds } = await inputOf(context, { input: orderPicturesFields });
  return changePictures(entity, field, context, ids => {
    if (!isOrderOf(ids, imageIds)) throw conflict(say('picturesChanged'));
    return imageIds;
  });
};

/** Each of these once, and nothing else: nobody loses a picture that another added meanwhile. */
const isOrderOf = (ids: readonly string[], order: unknown): boolean =>
  Array.isArray(order) && order.length === ids.length && ids.every(id => order.includes(id));
