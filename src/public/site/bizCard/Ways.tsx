/** @jsxImportSource preact */
import { mapAddress, withCountry, type CardTap, type PublicCard } from '../../../../schema/rules/bizCards.ts';
import { upiAddress } from '../../../../schema/rules/upi.ts';
import { fill, words } from '../../words.ts';
import { Icon, type IconName } from './icons.tsx';

type Way = { tap: CardTap; icon: IconName; label: string; to: string };

/** One tap each. */
export function Ways({ card }: { card: PublicCard }) {
  return (
    <nav class="ways" aria-label={fill(words.bizCard.ways, { name: card.name })}>
      <ul>
        {waysOf(card).map(({ icon, label, ...way }) => (
          <li key={label}>
            <Tapped card={card} {...way}>
              <span class="disc">
                <Icon name={icon} />
              </span>
              {label}
            </Tapped>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type TappedProps = Pick<Way, 'tap' | 'to'> & { card: PublicCard; children: preact.ComponentChildren };

/** The browser itself tells that it was tapped, and nothing of whoever did it: no script, and no cookie. */
export function Tapped({ card, tap, to, children }: TappedProps) {
  const elsewhere = to.startsWith('https:') || to.startsWith('http:');
  return (
    <a
      href={to}
      ping={`/api/public/biz_cards/${card.shopId}/${card.id}/taps/${tap}`}
      {...(elsewhere && { rel: 'noopener nofollow', target: '_blank' })}
    >
      {children}
    </a>
  );
}

function waysOf(card: PublicCard): Way[] {
  const { phone, whatsapp, email, website, upiId, social, shop } = card;
  const { bizCard: say } = words;
  const map = mapAddress(card);
  const hello = encodeURIComponent(fill(say.hello, { name: card.name }));
  return [
    ...(phone ? [{ tap: 'call', icon: 'call', label: say.call, to: `tel:+${withCountry(phone)}` } as const] : []),
    ...(whatsapp
      ? ([
          {
            tap: 'whatsapp',
            icon: 'whatsapp',
            label: say.whatsapp,
            to: `https://wa.me/${withCountry(whatsapp)}?text=${hello}`,
          },
        ] as const)
      : []),
    ...(map ? [{ tap: 'map', icon: 'map', label: say.map, to: map } as const] : []),
    ...(email ? [{ tap: 'mail', icon: 'mail', label: say.mail, to: `mailto:${email}` } as const] : []),
    ...(upiId ? [{ tap: 'pay', icon: 'pay', label: say.pay, to: upiAddress(upiId, shop.name) } as const] : []),
    ...(website ? [{ tap: 'website', icon: 'website', label: say.website, to: website } as const] : []),
    ...social.map(({ id, url }) => ({ tap: 'social', icon: id, label: say.social[id], to: url }) as const),
  ];
}
