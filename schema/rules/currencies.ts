/** Foreign currencies that a jeweller's customers think in: which there are, and what a price in rupees is in one. */

/** ISO 4217, the nearest in front. */
export const currencyCodes = [
  'USD',
  'AED',
  'EUR',
  'GBP',
  'SAR',
  'QAR',
  'KWD',
  'OMR',
  'BHD',
  'SGD',
  'MYR',
  'AUD',
  'NZD',
  'CAD',
  'CHF',
  'HKD',
  'CNY',
  'JPY',
  'KRW',
  'THB',
  'LKR',
  'NPR',
  'BDT',
  'MVR',
  'MUR',
  'ZAR',
  'KES',
  'TZS',
  'UGX',
  'NGN',
  'SEK',
  'NOK',
  'DKK',
  'TRY',
  'RUB',
  'BRL',
  'MXN',
  'IDR',
  'PHP',
  'VND',
  'TWD',
  'PLN',
  'CZK',
  'HUF',
  'ILS',
  'EGP',
  'JOD',
  'GHS',
  'ETB',
  'FJD',
  'BTN',
  'MMK',
  'ARS',
] as const;
export type CurrencyCode = (typeof currencyCodes)[number];

/** What each is called in a language. */
export const currencyNames = (language: string): Record<CurrencyCode, string> => {
  const names = new Intl.DisplayNames([language], { type: 'currency' });
  return Object.fromEntries(currencyCodes.map(code => [code, names.of(code) ?? code])) as Record<CurrencyCode, string>;
};

const english = currencyNames('en');
export const currencies = currencyCodes.map(id => ({ id, name: english[id] }));

/** As many decimals as prices in it usually have: 2 of a dollar, 3 of a Kuwaiti dinar, none of a yen. */
export const usualDecimals = (code: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits!;

export type CurrencyRate = {
  code: string;
  symbol: string;
  decimals: number | null;
  /** For one unit. */
  rupees: number;
  since: string;
};

/** A price in rupees, in the currency: rounded half up to its decimals. Throws for a rate that is none. */
export const converted = (rupees: number, { code, decimals, rupees: rate }: Omit<CurrencyRate, 'symbol' | 'since'>) => {
  if (!(rate > 0)) throw new Error(`No rate for ${code}`);
  return rounded(rupees / rate, decimals ?? usualDecimals(code));
};

/** Half up, away from zero; decimal digits as they are written, so that 1.005 is 1.01. */
const rounded = (value: number, decimals: number): number => {
  const digits = Math.abs(value).toPrecision(15);
  const shifted = Math.round(Number(`${Number(digits)}e${decimals}`));
  return (Math.sign(value) || 1) * Number(`${shifted}e-${decimals}`);
};

/** `$ 1,234.50`: the symbol, then the figure in groups of three, as the currency's own people write it. */
export const inCurrency = (rupees: number, rate: Omit<CurrencyRate, 'since'>): string => {
  const decimals = rate.decimals ?? usualDecimals(rate.code);
  const figure = new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return `${rate.symbol} ${figure.format(converted(rupees, rate))}`;
};
