import { longestText } from './shortened.ts';

type Slow = { count: number; longest: number; lastAt: Date };

/** Of so many kinds; a new one takes the place of the one that was not seen for longest. */
const mostKinds = 100;

/** What took long in the database, by its text, which has no values. */
export const slowStatements = () => {
  const kinds = new Map<string, Slow>();
  return {
    note: (texts: readonly string[], seconds: number, lastAt = new Date()) => {
      const text = fingerprint(texts);
      const { count, longest } = kinds.get(text) ?? { count: 0, longest: 0 };
      // The last one seen stands last.
      kinds.delete(text);
      if (kinds.size >= mostKinds) kinds.delete(kinds.keys().next().value!);
      kinds.set(text, { count: count + 1, longest: Math.max(longest, seconds), lastAt });
    },
    list: () =>
      [...kinds]
        .map(([statements, { lastAt, ...slow }]) => ({ statements, ...slow, lastAt: lastAt.toISOString() }))
        .toSorted((one, other) => other.longest - one.longest),
  };
};

/** Without the context, which each begins with. */
const fingerprint = (texts: readonly string[]): string => {
  const own = texts.filter(text => !/^select \w*enter(_\w+)?\(/.test(text));
  return (own.length ? own : texts)
    .map(text => text.replace(/\s+/g, ' ').trim())
    .join('; ')
    .slice(0, longestText);
};
