import { enquiries } from '../../schema/entities/enquiries.ts';
import { object } from '../../schema/kit/shape.ts';
import { formOnPageOf } from '../../schema/kit/publicForm.ts';
import { cardPath, cardTaps, type CardCount, type ShownCard } from '../../schema/rules/bizCards.ts';
import { isUuid } from '../db/statement.ts';
import { enterBizCard } from '../db/transactionContext.ts';
import type { Statement } from '../ports.ts';
import { checked, readForm } from '../publicPages/form.ts';
import { formWords, publicFormShape } from '../publicPages/formWords.ts';
import { keepFilled, refuseFlood } from '../publicPages/keepFilled.ts';
import { nothingThere } from '../publicPages/visit.ts';
import type { ShownRates } from '../rates/rateStatements.ts';
import { todaysShownRates } from '../rates/rateStatements.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { contactOf } from './contact.ts';
import { isPerson } from '../person.ts';
import { cardShape, shownCard } from './shown.ts';
import { cardStatement, countStatement, type CardRow } from './statements.ts';

export const shownCardShape = object({ card: cardShape, form: publicFormShape });

const form = formOnPageOf(enquiries, 'cardId');

/** What visitors see of a card that is published, in their language. */
export const showCard = async (context: RequestContext): Promise<Reply<ShownCard>> => {
  const seen = ([undefined, 'view', 'scan'] as const).find(kind => kind === (context.search.get('seen') ?? undefined));
  const card = await readCard(context, seen);
  const { name, logo } = card.shop;
  return data({
    card,
    form: { shop: { name, lines: [], logo }, ...formWords(enquiries, context.wording.words, form) },
  });
};

/** As a file that telephones keep among their contacts. */
export const saveContact = async (context: RequestContext): Promise<Reply> => {
  const card = await readCard(context, 'save');
  return contactOf(card, context.ports.site.address + cardPath(card.shopId, card.id));
};

const readCard = async (context: RequestContext, counted?: CardCount) => {
  const card = cardIn(context);
  const { shop, at } = context;
  const [, row, rates] = await context.ports.database.batch([
    enterBizCard(shop, card),
    cardStatement(shop, card),
    todaysShownRates(shop, at),
    ...counting(context, card, counted),
  ]);
  const found = row!.rows[0]?.[0];
  if (!found) throw nothingThere();
  return shownCard(context, JSON.parse(found) as CardRow, JSON.parse(rates!.rows[0]![0]!) as ShownRates);
};

/** Somebody has tapped on it: told by the browser itself, with nothing about whoever it was. */
export const countTap = async (context: RequestContext): Promise<Reply<true>> => {
  const card = cardIn(context);
  const tap = cardTaps.find(name => name === context.parameter('tap'));
  if (!tap) throw nothingThere();
  await context.ports.database.batch([enterBizCard(context.shop, card), ...counting(context, card, tap)]);
  return data<true>(true);
};

/** What a visitor has written becomes an enquiry, which names the card. */
export const writeTo = async (context: RequestContext): Promise<Reply<true>> => {
  const { shop } = context;
  const card = cardIn(context);
  const enter = enterBizCard(shop, card);
  await context.ports.database.batch([enter]);
  await refuseFlood(context, shop);
  const sent = await readForm(context);
  const values = checked(enquiries, sent.fields, { cardId: card }, form);
  return keepFilled(context, { ...sent, entity: enquiries, form, shop, values, enter });
};

const counting = (context: RequestContext, card: string, kind: CardCount | undefined): Statement[] =>
  kind && isPerson(context.request)
    ? [countStatement({ shop: context.shop, card, kind, at: context.at }, context.ports.secrets)]
    : [];

const cardIn = (context: RequestContext): string => {
  const id = context.parameter('cardId');
  if (!isUuid(id) || !isUuid(context.shop)) throw nothingThere();
  return id;
};
