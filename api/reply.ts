declare const held: unique symbol;
/** What an operation answers with: a status, and text or a stream. `T` is what `data` of it holds. */
export type Reply<T = unknown> = {
  status: number;
  headers: Record<string, string>;
  body: string | ReadableStream<Uint8Array> | null;
  readonly [held]?: T;
};

const json = { 'content-type': 'application/json; charset=utf-8' };

/** `data` as JSON text, as PostgreSQL wrote it. */
export const dataText = <T>(text: string, status = 200, headers: Record<string, string> = {}): Reply<T> => ({
  status,
  headers: { ...json, ...headers },
  body: `{"data":${text}}`,
});
export const data = <T>(value: T, status = 200): Reply<T> => dataText(JSON.stringify(value), status);

export type Page<T> = { items: T[]; totalCount: number; pageIndex: number; pageSize: number };

export const page = <T>(
  items: string,
  totalCount: number,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
  headers: Record<string, string> = {},
): Reply<Page<T>> =>
  dataText(
    `{"items":${items},"totalCount":${totalCount},"pageIndex":${pageNumber},"pageSize":${pageSize}}`,
    200,
    headers,
  );
