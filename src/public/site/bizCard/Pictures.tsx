/** @jsxImportSource preact */
import type { PublicCard } from '../../../../schema/rules/bizCards.ts';
import { formatMoney } from '../../../format.ts';
import { words } from '../../words.ts';

/** Pieces that were chosen for the card, at the price that the shop asks now. */
export function Products({ card: { products } }: { card: PublicCard }) {
  if (products.length === 0) return null;
  return (
    <section class="products" aria-labelledby="products">
      <h2 id="products">{words.bizCard.products}</h2>
      <ul>
        {products.map(({ id, name, note, price, unit, picture }) => (
          <li key={id}>
            {picture ? (
              <img src={picture.thumbnailUrl} alt="" width="96" height="96" loading="lazy" />
            ) : (
              <span class="no-picture" aria-hidden="true" />
            )}
            <div>
              <h3>{name}</h3>
              {note && <p class="quiet">{note}</p>}
              <p class="price">
                {formatMoney(price)}
                {unit && <small> / {unit}</small>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The shop's work, in the order that the shop has put it into. */
export function Portfolio({ card: { portfolio } }: { card: PublicCard }) {
  if (portfolio.length === 0) return null;
  return (
    <section class="portfolio" aria-labelledby="portfolio">
      <h2 id="portfolio">{words.bizCard.portfolio}</h2>
      <ul>
        {portfolio.map(
          ({ id, caption, picture }) =>
            picture && (
              <li key={id}>
                <figure>
                  <img src={picture.url} alt="" width="400" height="400" loading="lazy" decoding="async" />
                  <figcaption>{caption}</figcaption>
                </figure>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
