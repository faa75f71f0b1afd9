import { conflict, invalid, notFound } from '../../schema/errors.ts';
import { products } from '../../schema/entities/products.ts';
import { mostPictures } from '../../schema/rules/pictures.ts';
import type { Call } from '../call.ts';
import { storePicture } from '../crud/pictures.ts';
import { recordId } from '../crud/read.ts';
import { finished } from '../crud/reply.ts';
import { updateStatements } from '../crud/update.ts';
import { lockStatements, recordStatement } from '../db/write.ts';
import { data, type Reply } from '../reply.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';
import { say } from '../../schema/words/said.ts';

/** The pictures as `change` makes them of those there are; replies with the new list. */
const changePictures = (call: Call, change: (ids: string[]) => string[]): Promise<Reply> => {
  const id = recordId(products, call);
  return call.change(async run => {
    const [, present] = await run([
      ...lockStatements(products, call.shop, [id]),
      {
        text: 'select array_to_json(p.images) from products p where p.shop_id = $1 and p.id = $2',
        values: [call.shop, id],
      },
    ]);
    const images = change(JSON.parse(present!.rows[0]![0]!) as string[]);
    await run(updateStatements(products, call.shop, [id], { images }, call.ports.ids, call.at));
    const [record] = await run([recordStatement(products, call.shop, id)]);
    return data((JSON.parse(finished(products, record!.rows[0]![0]!, call)) as { images: unknown }).images);
  });
};

export const productHandlers: HandlersOf<typeof products> = {
  async addImage(call) {
    recordId(products, call);
    const { image } = await inputOf(call, products.actions!.addImage);
    const added = await storePicture('image', image, call);
    return changePictures(call, ids => {
      if (ids.length >= mostPictures) throw invalid({ image: say('tooManyPictures', { count: mostPictures }) });
      return [...ids, added];
    });
  },

  removeImage: call =>
    changePictures(call, ids => {
      const image = call.parameter('imageId');
      if (!ids.includes(image)) throw notFound(say('picture'));
      return ids.filter(id => id !== image);
    }),

  async orderImages(call) {
    recordId(products, call);
    const { imageIds } = await inputOf(call, products.actions!.orderImages);
    return changePictures(call, ids => {
      if (!isOrderOf(ids, imageIds)) throw conflict(say('picturesChanged'));
      return imageIds as string[];
    });
  },
};

/** Each of these once, and nothing else: nobody loses a picture that another added meanwhile. */
const isOrderOf = (ids: readonly string[], order: unknown): boolean =>
  Array.isArray(order) && order.length === ids.length && ids.every(id => order.includes(id));
