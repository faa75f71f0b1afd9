import { cardText } from '../../schema/kit/cards/cardText.ts';
import { withCountry, type PublicCard, type SocialNetwork } from '../../schema/rules/bizCards.ts';
import type { Reply } from '../reply.ts';

export const contactType = 'text/vcard';

/** Shown at once by an iPhone; others keep it as a file and open it with their contacts. */
export const contactOf = (card: PublicCard, pageAddress: string): Reply => ({
  status: 200,
  headers: {
    'content-type': `${contactType}; charset=utf-8`,
    'content-disposition': `inline; filename="contact.vcf"; filename*=UTF-8''${encodeURIComponent(`${card.name}.vcf`)}`,
    'cache-control': 'no-store',
  },
  body: contactText(card, pageAddress),
});

/** vCard 3.0. A number without its country would not be dialled from elsewhere. */
export const contactText = (card: PublicCard, pageAddress: string): string => {
  const { name, role, phone, whatsapp, email, website, address, shop, greeting } = card;
  const number = (digits: string | null) => digits && `+${withCountry(digits)}`;
  const network = (id: SocialNetwork) => card.social.find(one => one.id === id)?.url ?? '';
  return cardText(
    {
      name,
      organization: shop.name,
      email: email ?? '',
      notes: greeting ?? '',
      facebook: network('facebook'),
      instagram: network('instagram'),
    },
    [
      ['TITLE:', role],
      ['TEL;TYPE=CELL,VOICE,PREF:', number(phone)],
      ['TEL;TYPE=CELL:', whatsapp === phone ? null : number(whatsapp)],
      ['ADR;TYPE=WORK:;;', address, ';;;;'],
      ['URL:', website],
      ['URL;TYPE=WORK:', pageAddress],
    ],
  );
};
