type Line = Record<string, unknown> & { id?: string | null };

/**
 * The lines as both of two people left them, who began from `before`: theirs in their order, what is new of mine at the end. Undefined
 * where both changed the same line.
 */
export const joinedLines = (before: unknown, mine: unknown, theirs: unknown): Line[] | undefined => {
  const [old, my, their] = [before, mine, theirs].map(lines => (lines ?? []) as Line[]) as [Line[], Line[], Line[]];
  const found = (lines: readonly Line[], { id }: Line) => lines.find(line => line.id === id);
  const isDisputed = old.some(line => {
    const [one, other] = [found(my, line), found(their, line)];
    return !same(one, line) && !same(other, line) && !same(one, other);
  });
  if (isDisputed) return undefined;
  const kept = their.flatMap((line): Line[] => {
    const [was, own] = [found(old, line), found(my, line)];
    if (!was || same(own, was)) return [line];
    return own ? [own] : [];
  });
  return [...kept, ...my.filter(line => !line.id || !found(old, line))];
};

const same = (one: Line | undefined, other: Line | undefined): boolean =>
  one === undefined || other === undefined
    ? one === other
    : Object.keys(one).every(name => JSON.stringify(one[name] ?? null) === JSON.stringify(other[name] ?? null));
