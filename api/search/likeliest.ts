const most = 5;

type Found = { id: string; title: string; detail: string | null };

/** Of a few rows (id, title, what else it is known by) those that people mean soonest: what is just that, then what begins so. */
export const likeliest = (rows: readonly (readonly (string | null)[])[], query: string): Found[] => {
  const sought = query.toLowerCase();
  const near = (text: string | null): number => {
    const read = text?.toLowerCase() ?? '';
    if (read === sought) return 0;
    if (read.startsWith(sought)) return 1;
    return read.includes(sought) ? 2 : 3;
  };
  return rows
    .map(([id, ...texts]) => ({ id: id!, texts, near: Math.min(...texts.map(near)) }))
    .toSorted((one, other) => one.near - other.near)
    .slice(0, most)
    .map(({ id, texts: [title, ...others] }) => ({
      id,
      title: title ?? '',
      detail: others.filter(Boolean).toSorted((one, other) => near(one) - near(other))[0] ?? null,
    }));
};
