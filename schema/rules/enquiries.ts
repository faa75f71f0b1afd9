/** As many characters as tell what somebody looks for. */
export const longestWish = 2_000;

/** How an enquiry came to the shop. */
export const sources = [
  { id: 'counter', name: 'At the counter' },
  { id: 'walkOut', name: 'Walked out without buying' },
  { id: 'phone', name: 'Phone' },
  { id: 'whatsapp', name: 'WhatsApp' },
  { id: 'website', name: 'Website form' },
  { id: 'card', name: 'Business card' },
  { id: 'referral', name: 'Referral' },
  { id: 'other', name: 'Other' },
] as const;

export const occasions = [
  { id: 'wedding', name: 'Wedding' },
  { id: 'engagement', name: 'Engagement' },
  { id: 'anniversary', name: 'Anniversary' },
  { id: 'birthday', name: 'Birthday' },
  { id: 'baby', name: 'Birth of a child' },
  { id: 'festival', name: 'Festival' },
  { id: 'gift', name: 'Gift' },
  { id: 'self', name: 'For oneself' },
  { id: 'saving', name: 'Saving in gold' },
  { id: 'other', name: 'Other' },
] as const;

/** Why somebody did not buy, as they walk out or when the enquiry is given up. */
export const lostReasons = [
  { id: 'price', name: 'Price or making charge' },
  { id: 'design', name: 'Design not liked' },
  { id: 'stock', name: 'Not in stock' },
  { id: 'rate', name: 'Waits for the gold rate' },
  { id: 'family', name: 'Will ask the family' },
  { id: 'elsewhere', name: 'Bought elsewhere' },
  { id: 'looking', name: 'Only looking' },
  { id: 'silent', name: 'No answer' },
  { id: 'other', name: 'Other' },
] as const;
