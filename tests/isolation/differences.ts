import type { Performed, Played } from './sequences.ts';

/** Where two worlds part, in words; null where they do not. `untouched` is what the rival had before. */
export const differenceOf = (alone: Performed, beside: Performed, untouched: string): string | null => {
  const at = alone.played.findIndex(({ answer }, i) => answer !== beside.played[i]?.answer);
  if (at >= 0) {
    const [one, other] = [alone.played[at]!.answer, beside.played[at]!.answer];
    return [
      'An answer differs once a rival exists:',
      ...callsOf(alone.played.slice(0, at + 1)),
      `     alone:  ${excerpt(one, other)}`,
      `     beside: ${excerpt(other, one)}`,
    ].join('\n');
  }
  if (alone.mine !== beside.mine)
    return [`Something else is left behind in ${unlike(alone.mine, beside.mine)} by`, ...callsOf(alone.played)].join(
      '\n',
    );
  if (beside.rivals !== untouched)
    return [`The rival has something else in ${unlike(untouched, beside.rivals)} after`, ...callsOf(alone.played)].join(
      '\n',
    );
  return null;
};

const callsOf = (played: readonly Played[]) => played.map(({ asked }, i) => `  ${i + 1}. ${asked}`);

/** The tables that are not the same, each with the place where they part. */
const unlike = (one: string, other: string) => {
  const others = other.split('\n');
  return one
    .split('\n')
    .flatMap((line, n) => {
      const [name] = line.split(' ');
      return line === others[n] ? [] : `${name} (${excerpt(line, others[n]!)} | ${excerpt(others[n]!, line)})`;
    })
    .join(', ');
};

/** Round the first character that is not the same. */
const excerpt = (text: string, other: string): string => {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at++;
  const from = Math.max(0, at - 80);
  return `${text.slice(0, 3)} ${from ? '... ' : ''}${text.slice(from, at + 160).replaceAll('\n', ' ')}`;
};
