/** Opens WhatsApp at a mobile number of India, with words for whoever sends them. */
export const chatLink = (number: string, text = ''): string =>
  `https://wa.me/91${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
