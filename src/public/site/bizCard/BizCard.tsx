/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { accentColours, type ShownCard } from '../../../../schema/rules/bizCards.ts';
import { get } from '../../call.ts';
import { AdRoom } from '../../ads/AdRoom.tsx';
import { fill, words } from '../../words.ts';
import { way } from '../../way.ts';
import { OtherLanguages } from '../OtherLanguages.tsx';
import { AskedForm } from '../PublicForm.tsx';
import { useVisit } from '../visit.ts';
import { Face } from './Face.tsx';
import { Portfolio, Products } from './Pictures.tsx';
import { Rates } from './Rates.tsx';
import { Contact, Hours } from './Facts.tsx';
import { Ways } from './Ways.tsx';
import './bizCard.css';
import './sections.css';
import './designs.css';

/** A business card for whoever has its address. Works without script. */
export function BizCard() {
  const shown = useShownCard();
  const { message } = useVisit();
  const look = shown && accentColours[shown.card.accent];
  return (
    <div
      class={`visitor biz-card ${shown?.card.design ?? 'ledger'}`}
      style={look && `--deep:${look.deep};--bright:${look.bright}`}
    >
      {shown ? <Shown {...shown} /> : <Missing message={message} />}
      <footer>
        <OtherLanguages />
        <p class="quiet">
          <a href={way('/')}>{words.publicPage.made}</a>
        </p>
      </footer>
      {shown?.card.hasAds && <AdRoom place="bizCard" shopId={shown.card.shopId} />}
    </div>
  );
}

/** Written by the server; asked for by the page only where a development server sent it empty. */
function useShownCard(): ShownCard | undefined {
  const { card, form, pathname } = useVisit();
  const [shown, setShown] = useState(card && form && { card, form });
  useEffect(() => {
    const [shop, id] = pathname.replace(/\/+$/, '').split('/').slice(-2);
    if (!card) get<ShownCard>(`/public/biz_cards/${shop}/${id}`).then(setShown, () => {});
  }, [card, pathname]);
  return shown;
}

function Shown({ card, form }: ShownCard) {
  const path = `/public/biz_cards/${card.shopId}/${card.id}/enquiries`;
  return (
    <main id="main">
      <Face card={card} />
      <Ways card={card} />
      {new URLSearchParams(useVisit().search).has('sent') && <Thanks name={card.name} />}
      <Rates card={card} />
      <Products card={card} />
      <Portfolio card={card} />
      <Hours card={card} />
      <Contact card={card} />
      <section id="write">
        <h2>{form.title}</h2>
        <AskedForm parts={form.parts} file={null} path={path} />
      </section>
    </main>
  );
}

function Thanks({ name }: { name: string }) {
  return (
    <section class="thanks" role="status">
      <h2>{words.bizCard.thanks}</h2>
      <p>{fill(words.bizCard.sent, { name })}</p>
    </section>
  );
}

/** It may well be there where only the server is too busy to say. */
function Missing({ message }: { message: string | undefined }) {
  return (
    <main id="main" {...(!message && { 'data-status': '404' })}>
      <section class="nothing">
        <h1>{message ?? words.bizCard.missing}</h1>
        {!message && <p class="lead">{words.bizCard.missingText}</p>}
      </section>
    </main>
  );
}
