import type { PublicCard } from '../../../../schema/rules/bizCards.ts';

/** What the tab and link previews say of a card, and which picture they show. */
export function cardTold(card: PublicCard, usual: string): Record<'title' | 'description' | 'picture', string> {
  const { name, role, shop, greeting, address, photo, portfolio, products } = card;
  const pictures = [photo, ...portfolio.map(it => it.picture), ...products.map(it => it.picture), shop.logo];
  return {
    title: [name, role, shop.name].filter(Boolean).join(' · '),
    description: [greeting, address].filter(Boolean).join(' · ') || shop.name,
    picture: pictures.find(picture => picture !== null)?.url ?? usual,
  };
}
