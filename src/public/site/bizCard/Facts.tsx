/** @jsxImportSource preact */
import type { ComponentProps } from 'preact';
import type { PublicCard } from '../../../../schema/rules/bizCards.ts';
import { upiAddress } from '../../../../schema/rules/upi.ts';
import { clockTime } from '../../../../schema/rules/quietHours.ts';
import { mapAddress, withCountry } from '../../../../schema/rules/bizCards.ts';
import { formatPhone } from '../../../format.ts';
import { pageLanguage } from '../../../i18n/language.ts';
import { fill, words } from '../../words.ts';
import { Tapped } from './Ways.tsx';

type Props = { card: PublicCard };

/** When one may come, and whether that is now. */
export function Hours({ card: { hours, openUntil } }: Props) {
  if (hours.length === 0) return null;
  return (
    <section class="hours" aria-labelledby="hours">
      <h2 id="hours">{words.bizCard.hours}</h2>
      <p class={openUntil ? 'now open' : 'now'}>
        {openUntil ? fill(words.bizCard.openUntil, { time: clock(openUntil) }) : words.bizCard.shut}
      </p>
      <dl>
        {hours.map(({ days, opens, closes }, i) => (
          <div key={i}>
            <dt>{days}</dt>
            <dd>
              {clock(opens)} – {clock(closes)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** As a clock is read in the language of the page. */
function clock(time: string): string {
  return pageLanguage() === 'en' ? clockTime(time) : time;
}

/** The same as the ways, to be read and to be copied. */
export function Contact({ card }: Props) {
  const { phone, email, address, upiId, shop } = card;
  const { bizCard: say } = words;
  const map = mapAddress(card);
  if (!phone && !email && !address && !upiId) return null;
  return (
    <section class="contact" aria-labelledby="contact">
      <h2 id="contact">{say.contact}</h2>
      <dl>
        {phone && (
          <Fact card={card} tap="call" label={say.phone} to={`tel:+${withCountry(phone)}`} text={formatPhone(phone)} />
        )}
        {email && <Fact card={card} tap="mail" label={say.mail} to={`mailto:${email}`} text={email} />}
        {address && map && <Fact card={card} tap="map" label={say.address} to={map} text={address} />}
        {upiId && <Fact card={card} tap="pay" label={say.upi} to={upiAddress(upiId, shop.name)} text={upiId} />}
      </dl>
    </section>
  );
}

type FactProps = Omit<ComponentProps<typeof Tapped>, 'children'> & { label: string; text: string };

function Fact({ label, text, ...tapped }: FactProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Tapped {...tapped}>{text}</Tapped>
      </dd>
    </div>
  );
}
