/** What to ask the server for: it looks for one run of letters, so the longest word finds the fewest. */
export const queryOf = (typed: string): string =>
  words(typed).reduce((longest, word) => (word.length > longest.length ? word : longest), '');

/** Whether every word stands in the code or in its description, in any order. */
export const holdsAll = ({ code, description }: { code: string; description: string }, typed: string): boolean => {
  const text = `${code} ${description}`.toLowerCase();
  return words(typed).every(word => text.includes(word));
};

const words = (typed: string) => typed.trim().toLowerCase().split(/\s+/).filter(Boolean);
