import type { cardsWords as english } from '../../en/admin/cards.ts';
import type { Translated } from '../../translated.ts';

export const cardsWords: Translated<typeof english> = {
  cards: {
    mine: {
      open: 'मेरा कार्ड',
      title: 'मेरा बिज़नेस कार्ड',
      none: 'अभी आपका कार्ड नहीं है। जो ग्राहकों को दिखना है, वह भरें; कार्ड सँभालने वाले उसे चालू करेंगे।',
      hint: 'यहाँ जो बदलें, वह तुरंत कार्ड पर दिखता है।',
      not_yours: 'अभी आपका कार्ड नहीं है। दुकान के कार्ड सँभालने वालों से कहें।',
    },
    share: {
      title: 'दूसरों को दें',
      address: 'कार्ड का पता',
      draft: 'अभी किसी को नहीं दिखता। चालू होने पर उसका पता और QR कोड यहाँ मिलेंगे।',
      qr: '%{name} के कार्ड का QR कोड',
      svg: 'QR कोड SVG में, छपाई के लिए',
      png: 'QR कोड फ़ोटो में (PNG)',
    },
    counts: 'कितनी बार देखा और दबाया',
  },
};
