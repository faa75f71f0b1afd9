import { unavailable } from '../schema/errors.ts';
import type { Call } from './call.ts';
import type { Reply } from './reply.ts';

/** Files on their way out at once, of one shop and in all: each holds some rows in memory for as long as its reader takes. */
const [mostOfOne, most] = [8, 64];

/** Throws Refusal 503 where too many are on their way. A reader who has stopped reading is let go by the server. */
export const downloads = () => {
  const underway = new Map<string, number>();
  let all = 0;

  const take = (shop: string): (() => void) => {
    const ofShop = underway.get(shop) ?? 0;
    if (ofShop >= mostOfOne || all >= most) throw unavailable(10);
    underway.set(shop, ofShop + 1);
    all++;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      const left = underway.get(shop)! - 1;
      if (left) underway.set(shop, left);
      else underway.delete(shop);
      all--;
    };
  };

  return async (call: Call, begin: () => Promise<Reply>): Promise<Reply> => {
    await call.admit();
    const release = take(call.shop);
    try {
      const reply = await begin();
      if (reply.body instanceof ReadableStream) return { ...reply, body: releasing(reply.body, release) };
      release();
      return reply;
    } catch (error) {
      release();
      throw error;
    }
  };
};

/** The same stream; `over` is called once it has ended in whatever way. */
const releasing = (body: ReadableStream<Uint8Array>, over: () => void): ReadableStream<Uint8Array> => {
  const reader = body.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          over();
          controller.close();
        } catch (error) {
          over();
          throw error;
        }
      },
      cancel(reason) {
        over();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
};
