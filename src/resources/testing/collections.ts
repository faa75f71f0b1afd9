export type Row = Record<string, unknown> & { id: string };

/** Records in memory under their list paths, with pages, versions and a trash. */
export class Collections {
  readonly #lists: Map<string, Row[]>;
  readonly #trash = new Map<string, Row>();

  constructor(lists: Record<string, Row[]>) {
    this.#lists = new Map(
      Object.entries(lists).map(([path, rows]) => [path, rows.map(row => ({ version: 1, ...row }))]),
    );
  }

  /** The list that a path lies under, and what of the path is left. */
  find(path: string): { rows: Row[]; rest: string } | undefined {
    const under = [...this.#lists.keys()].filter(list => `${path}/`.startsWith(`${list}/`));
    const list = under.sort((a, b) => b.length - a.length)[0];
    return list === undefined ? undefined : { rows: this.#lists.get(list)!, rest: path.slice(list.length + 1) };
  }

  page(rows: Row[], { pageNumber = '1', pageSize = '20', query = '', ids, deleted }: Record<string, string>) {
    const known = deleted ? [...this.#trash.values()] : rows;
    const holds = (row: Row) => JSON.stringify(row).toLowerCase().includes(query.toLowerCase());
    const wanted = known.filter(row => (!ids || ids.split(',').includes(row.id)) && holds(row));
    const size = Number(pageSize) || wanted.length;
    const first = (Number(pageNumber) - 1) * size;
    return { items: wanted.slice(first, first + size), totalCount: wanted.length };
  }

  add(rows: Row[], body: unknown): Row {
    const made = {
      ...(body instanceof FormData ? texts(body) : (body as object)),
      id: `new${rows.length}`,
      version: 1,
    };
    rows.unshift(made);
    return made;
  }

  remove(rows: Row[], ids: string[]): string[] {
    for (const id of ids)
      this.#trash.set(
        id,
        rows.splice(
          rows.findIndex(row => row.id === id),
          1,
        )[0]!,
      );
    return ids;
  }

  restore(rows: Row[], ids: string[]): string[] {
    rows.push(...ids.map(id => this.#trash.get(id)!));
    ids.forEach(id => this.#trash.delete(id));
    return ids;
  }
}

/** What a record keeps of a multipart body; its files would become pictures. */
function texts(body: FormData): object {
  return Object.fromEntries([...body].filter(([, value]) => typeof value === 'string'));
}
