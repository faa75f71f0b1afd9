/** The languages there are, by their BCP 47 tags, each with its own name. */
export const languages = { en: 'English', hi: 'हिंदी' } as const;
/** `xa` is none: English in brackets, by which tests find text that comes from no words. */
export type Language = keyof typeof languages | 'xa';
export const languageTags = Object.keys(languages) as (keyof typeof languages)[];

/** For dates and lists. Digits are Latin in every language. */
export const localeOf = (language: Language): string => `${language === 'xa' ? 'en' : language}-IN-u-nu-latn`;

export const isLanguage = (tag: unknown): tag is Language =>
  typeof tag === 'string' && (tag === 'xa' || Object.hasOwn(languages, tag));

/** The one that fits an `Accept-Language` best (RFC 9110), `hi-IN` being `hi`. English where none does, or any may be. */
export const languageOf = (accepted: string | null | undefined): Language => {
  const wanted = (accepted ?? '')
    .split(',')
    .map(part => {
      const [tag = '', quality = ''] = part.trim().split(/\s*;\s*q=/i);
      return { tag: tag.split('-')[0]!.toLowerCase(), quality: quality === '' ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  const first = wanted.find(({ tag }) => tag === '*' || isLanguage(tag))?.tag;
  return isLanguage(first) ? first : 'en';
};
