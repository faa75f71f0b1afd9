/** `Save` -> `⟦Saave⟧`; a third longer. Places for values stay. */
export const bracketed = (text: string): string =>
  text
    .split(' |||| ')
    .map(form => `⟦${lengthened(form)}⟧`)
    .join(' |||| ');

const lengthened = (text: string): string => {
  const parts = text.split(/(%\{\w+\})/);
  return parts.map((part, i) => (i % 2 ? part : part.replace(/[aeiou](?=\w)/g, vowel => vowel + vowel))).join('');
};

export const allBracketed = <T>(words: T): T => {
  if (typeof words === 'string') return bracketed(words) as T;
  if (typeof words !== 'object' || words === null) return words;
  if (Array.isArray(words)) return words.map(allBracketed) as T;
  return Object.fromEntries(Object.entries(words).map(([name, value]) => [name, allBracketed(value as unknown)])) as T;
};
