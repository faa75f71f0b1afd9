import { shops } from '../../schema/entities/shops.ts';
import { maybe, object, string, yesOrNo, type Of } from '../../schema/kit/shape.ts';
import { signPictures } from '../files.ts';
import type { RequestContext } from '../requestContext.ts';
import { enterRateBoard } from '../db/transactionContext.ts';
import { replying } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { dataText, type Reply } from '../reply.ts';
import { picture } from '../shapes/fields.ts';
import { shownRates, todaysShownRates } from './rateStatements.ts';

const rateBoard = object({
  shop: object({ name: string, logo: maybe(picture), hasAds: yesOrNo }),
  rates: shownRates,
});
type RateBoard = Of<typeof rateBoard>;

/** What hangs in the shop for everybody to see. Asked again with the tag of what is shown, it costs a line when nothing changed. */
const showRateBoard = async (context: RequestContext): Promise<Reply<RateBoard>> => {
  const [shop, rates] = await context.ports.database.batch([
    enterRateBoard(context.shop),
    todaysShownRates(context.shop, context.at),
  ]);
  const [name, logo, hasAds] = shop!.rows[0]!;
  const head = `{"name":${JSON.stringify(name)},"logo":${logo ? `"file:${logo}"` : 'null'},"hasAds":${hasAds === 't'}}`;
  const signed = signPictures(shops, head, context.shop, { secrets: context.ports.secrets, now: context.at });
  const reply: Reply<RateBoard> = dataText(`{"shop":${signed},"rates":${rates!.rows[0]![0]!}}`);
  const etag = `"${context.ports.secrets.digest(reply.body as string).slice(0, 32)}"`;
  const headers = { ...reply.headers, etag, 'cache-control': 'no-cache' };
  const isKnown = context.request.headers.get('if-none-match') === etag;
  return isKnown ? { status: 304, headers: { etag, 'cache-control': 'no-cache' }, body: null } : { ...reply, headers };
};

export const rateBoardOperations: Operation[] = [
  {
    id: 'rateBoard.show',
    method: 'GET',
    path: 'public/rate_board/:shopId',
    summary: "The day's rates of a shop that shows them to everybody; 304 when `If-None-Match` is still right",
    tag: 'Public',
    access: { to: 'public' },
    handle: replying(rateBoard, showRateBoard, { status: [200, 304] }),
  },
];
