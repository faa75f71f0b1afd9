/** What an operation answers with: a status, and text or a stream. */
export type Reply = {
  status: number;
  headers: Record<string, string>;
  body: string | ReadableStream<Uint8Array> | null;
};

const json = { 'content-type': 'application/json; charset=utf-8' };

/** `data` as JSON text, as PostgreSQL wrote it. */
export const dataText = (text: string, status = 200): Reply => ({ status, headers: json, body: `{"data":${text}}` });
export const data = (value: unknown, status = 200): Reply => dataText(JSON.stringify(value), status);

export const page = (
  items: string,
  totalCount: number,
  { pageNumber, pageSize }: { pageNumber: number; pageSize: number },
): Reply => dataText(`{"items":${items},"totalCount":${totalCount},"pageIndex":${pageNumber},"pageSize":${pageSize}}`);
