/** @jsxImportSource preact */
import type { PublicCard } from '../../../../schema/rules/bizCards.ts';
import { words } from '../../words.ts';
import { Icon } from './icons.tsx';

/** Whose card it is: what is seen first. */
export function Face({ card }: { card: PublicCard }) {
  const { shop, name, role, greeting, shopId, id } = card;
  return (
    <header class="face">
      <p class="of-shop">
        {shop.logo && <img src={shop.logo.thumbnailUrl} alt="" width="40" height="40" />}
        <span>{shop.name}</span>
      </p>
      <div class="who">
        <Portrait card={card} />
        <div class="named">
          <h1>{name}</h1>
          {role && <p class="role">{role}</p>}
        </div>
      </div>
      {greeting && <p class="greeting">{greeting}</p>}
      <a class="save" href={`/api/public/biz_cards/${shopId}/${id}/contact`}>
        <Icon name="save" />
        {words.bizCard.save}
      </a>
    </header>
  );
}

/** Without a picture the first letters of the name stand there. */
function Portrait({ card: { photo, name } }: { card: PublicCard }) {
  return (
    <div class="portrait">
      <div>
        {photo ? (
          <img src={photo.thumbnailUrl} alt="" width="200" height="200" fetchpriority="high" />
        ) : (
          <span aria-hidden="true">{initials(name)}</span>
        )}
      </div>
    </div>
  );
}

const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' });

function initials(name: string): string {
  const parts = name.split(/\s+/).filter(Boolean);
  const ends = parts.length > 1 ? [parts[0]!, parts.at(-1)!] : parts;
  return ends.map(part => [...letters.segment(part)][0]!.segment).join('');
}
