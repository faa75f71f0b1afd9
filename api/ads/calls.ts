import { maybe, named, object, string, uuid, type Shape } from '../../schema/kit/shape.ts';
import { adOfTurn, adPlaces, shopPlaces, type AdPlace, type AdReport, type ShownAd } from '../../schema/rules/ads.ts';
import { isUuid, noShop } from '../db/statement.ts';
import { enterAds, enterVisitor } from '../db/transactionContext.ts';
import { pictureAddress } from '../files.ts';
import { isPerson } from '../person.ts';
import type { Result } from '../ports.ts';
import { nothingThere } from '../publicPages/visit.ts';
import { refusalOf } from '../refusals.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { countAttempts } from '../session/attempts.ts';
import { networkOf } from '../session/network.ts';
import { reportOf } from './report.ts';
import {
  countStatement,
  linkStatement,
  reportStatement,
  shownStatement,
  type AdRow,
  type Counted,
} from './statements.ts';

const shown: Shape<ShownAd> = named(
  'shownAd',
  object({ id: uuid, headline: string, picture: maybe(string), seen: string, link: string }),
);
export const maybeShown = maybe(shown);

const placeIn = (context: RequestContext, places: readonly AdPlace[] = adPlaces.map(({ id }) => id)): AdPlace => {
  const place = places.find(id => id === context.parameter('place'));
  if (!place) throw nothingThere();
  return place;
};

const ofPlatform = adPlaces.map(({ id }) => id).filter(id => !shopPlaces.some(place => place === id));

/** The ad whose turn it is in a place of the platform's own. */
export const showAd = async (context: RequestContext): Promise<Reply<ShownAd | null>> => {
  const { ports, at } = context;
  const place = placeIn(context, ofPlatform);
  const [, found] = await ports.database.read([enterVisitor, shownStatement(place, at)]);
  return data(inTurn(found!, place, context));
};

/** The same on a page of a shop, which has to allow it. */
export const showAdOfShop = async (context: RequestContext): Promise<Reply<ShownAd | null>> => {
  const { ports, at } = context;
  const place = placeIn(context, shopPlaces);
  const [entered, found] = await ports.database.batch([
    enterAds(context.parameter('ofShop'), place),
    shownStatement(place, at),
  ]);
  return data(entered!.rows[0]![0] === 't' ? inTurn(found!, place, context) : null);
};

const inTurn = ({ rows }: Result, place: AdPlace, { at, ports, wording }: RequestContext): ShownAd | null => {
  const ad = adOfTurn(rows, at);
  if (!ad) return null;
  const { id, headline, headlineHi, picture } = JSON.parse(ad[0]!) as AdRow;
  const address = pictureAddress({ secrets: ports.secrets, now: at });
  const here = `/api/public/ads/${place}/${id}`;
  return {
    id,
    headline: wording.language === 'hi' ? headlineHi : headline,
    picture: picture && address(noShop, picture, 'full.webp'),
    seen: `${here}/views`,
    link: `${here}/clicks`,
  };
};

const adIn = (context: RequestContext): string => {
  const id = context.parameter('adId');
  if (!isUuid(id)) throw nothingThere();
  return id;
};

/** Somebody has seen it for a while. */
export const countView = async (context: RequestContext): Promise<Reply<true>> => {
  await count(context, adIn(context), placeIn(context), 'views');
  return data<true>(true);
};

/** To where the ad leads, and nowhere else. One that is not shown there any more leads to a page that says so. */
export const followAd = async (context: RequestContext): Promise<Reply> => {
  const [id, place] = [adIn(context), placeIn(context)];
  const [, found] = await context.ports.database.read([enterVisitor, linkStatement(id, place, context.at)]);
  const link = found!.rows[0]?.[0];
  if (link) await count(context, id, place, 'clicks');
  return {
    status: 302,
    headers: { location: link ?? '/error/notfound', 'cache-control': 'no-store', 'referrer-policy': 'origin' },
    body: null,
  };
};

/** Programs count for nothing, and neither does whoever does it again and again: nobody is told, so that nobody learns how often is too often. */
const count = async (context: RequestContext, id: string, place: AdPlace, what: Counted): Promise<void> => {
  const { ports, request, at, address } = context;
  if (!isPerson(request)) return;
  // A digest under our own key: where somebody is is kept nowhere.
  const name = ports.secrets.sign(`${networkOf(address)} ${id} ${place} ${what}`);
  try {
    await countAttempts(context, [{ limit: 'adCount', name }]);
  } catch (error) {
    if (refusalOf(error)?.status === 429) return;
    throw error;
  }
  await ports.database.write([enterVisitor, countStatement({ id, place, what }, at, ports.secrets)]);
};

/** The report for whoever has its address. */
export const showReport = async (context: RequestContext): Promise<Reply<AdReport>> => {
  const address = context.parameter('address');
  const [, found] = await context.ports.database.read([enterVisitor, reportStatement('report_address', address)]);
  const report = reportOf(found!, context);
  if (!report) throw nothingThere();
  return data(report);
};
