/** An address for visitors: its shop, and what nobody guesses. 44 characters of base64url. */
export const addressOf = (shop: string, token: string): string => shortened(shop) + token;

const tokenLength = 22;
const shopLength = 22;
const form = new RegExp(`^[\\w-]{${shopLength + tokenLength}}$`);

/** Null: no address of ours. */
export const partsOf = (address: string): { shop: string; token: string } | null =>
  form.test(address) ? { shop: lengthened(address.slice(0, shopLength)), token: address.slice(shopLength) } : null;

/** 131 random bits of the 256. */
export const tokenOf = (random: string): string => random.slice(0, tokenLength);

/** A UUID as base64url, and back. */
const shortened = (uuid: string): string => {
  const bytes = uuid
    .replaceAll('-', '')
    .match(/../g)!
    .map(byte => String.fromCharCode(parseInt(byte, 16)));
  return btoa(bytes.join('')).replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_');
};

const lengthened = (short: string): string =>
  Array.from(atob(short.replaceAll('-', '+').replaceAll('_', '/')), byte =>
    byte.charCodeAt(0).toString(16).padStart(2, '0'),
  )
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
