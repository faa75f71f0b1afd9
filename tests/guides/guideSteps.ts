/** A block of a guide that a reader carries out: a new file, a change of a file, or a command. */
export type GuideStep =
  | { kind: 'file'; path: string; text: string }
  | { kind: 'change'; path: string; hunks: DiffLine[][] }
  | { kind: 'command'; line: string };

type DiffLine = { sign: ' ' | '+' | '-'; text: string };

/**
 * Reads the steps of a guide. A `ts` block whose first line is a comment with a path is a new file, a `diff` block that begins with
 * `+++ path` changes that file, and each line of an `sh` block is a command. Other blocks only illustrate.
 */
export function guideSteps(markdown: string): GuideStep[] {
  return [...markdown.matchAll(/^( *)```(ts|diff|sh)\n([^]*?)^\1```$/gm)].flatMap(
    ([, indent, language, body]): GuideStep[] => {
      const lines = body!
        .trimEnd()
        .split('\n')
        .map(line => (line.startsWith(indent!) ? line.slice(indent!.length) : line));
      const [first = '', ...rest] = lines;
      if (language === 'sh') return lines.map(line => ({ kind: 'command', line }));
      if (language === 'diff' && first.startsWith('+++ '))
        return [{ kind: 'change', path: first.slice(4), hunks: hunksOf(rest) }];
      const path = /^\/\/ (\S+\.ts)$/.exec(first)?.[1];
      return language === 'ts' && path ? [{ kind: 'file', path, text: `${rest.join('\n')}\n` }] : [];
    },
  );
}

/** A line with an ellipsis alone stands for any number of lines between two hunks. */
function hunksOf(lines: readonly string[]): DiffLine[][] {
  const hunks: DiffLine[][] = [[]];
  for (const line of lines) {
    const sign = line[0] === '+' || line[0] === '-' ? line[0] : ' ';
    if (line.trim() === '…') hunks.push([]);
    else hunks.at(-1)!.push({ sign, text: line.slice(1) });
  }
  return hunks;
}

/** Applies a change. Throws where a hunk's lines do not stand in the file, or stand there twice. Indentation is that of the file. */
export function applyChange(before: string, { path, hunks }: Extract<GuideStep, { kind: 'change' }>): string {
  return hunks.reduce((text, hunk) => {
    const lines = text.split('\n');
    const old = hunk.filter(({ sign }) => sign !== '+').map(line => line.text);
    const places = lines.flatMap((_, n) => (old.every((line, i) => lines[n + i]?.trim() === line.trim()) ? [n] : []));
    if (places.length !== 1)
      throw new Error(`The guide changes lines of ${path} that stand there ${places.length} times:\n${old.join('\n')}`);
    const [place] = places as [number];
    const shift = indentOf(lines[place]!) - indentOf(old[0]!);
    const now: string[] = [];
    let next = place;
    for (const { sign, text: line } of hunk) {
      if (sign === '+') now.push(line && ' '.repeat(Math.max(0, indentOf(line) + shift)) + line.trimStart());
      else if (sign === ' ') now.push(lines[next++]!);
      else next++;
    }
    return [...lines.slice(0, place), ...now, ...lines.slice(next)].join('\n');
  }, before);
}

const indentOf = (line: string) => line.length - line.trimStart().length;
