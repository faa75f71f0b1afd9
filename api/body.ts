import { getMultipartBoundary, MultipartParser, type MultipartPart } from '@remix-run/multipart-parser';
import { badRequest, invalid, tooLarge, wrongType } from '../schema/errors.ts';
import { largestUpload } from '../schema/rules/pictures.ts';
import type { RequestContext } from './requestContext.ts';
import { say } from '../schema/words/said.ts';

const mebibyte = 1024 * 1024;
const largestJson = 2 * mebibyte;

/** The body's fields; of a multipart one a repeated name becomes a list. Leaves the fingerprint of a call that has a key. */
export const readBody = async (
  context: RequestContext,
  { multipart = false, largest = largestUpload } = {},
): Promise<Record<string, unknown>> => {
  const type = context.request.headers.get('content-type') ?? '';
  const fields =
    /^multipart\/form-data/i.test(type) && multipart
      ? await readMultipart(context, type, largest)
      : await readJson(context, type);
  if (context.hasKey) context.fingerprint = await fingerprint(context, fields);
  return fields;
};

const readJson = async ({ request }: RequestContext, type: string): Promise<Record<string, unknown>> => {
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) throw wrongType(say('sendJson'));
  const text = new TextDecoder().decode(await bytes(request, largestJson));
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    throw badRequest(say('notJson'));
  }
  throw invalid({ '': say('sendObject') });
};

/** A stranger's upload is not read at all. Each part becomes a file as soon as it has arrived, so that large ones are in memory once. */
const readMultipart = async (
  context: RequestContext,
  type: string,
  largest: number,
): Promise<Record<string, unknown>> => {
  await context.authorize();
  const parser = new MultipartParser(getMultipartBoundary(type) ?? '', {
    maxFileSize: largest,
    maxTotalSize: largest,
  });
  const fields = new Map<string, (string | File)[]>();
  const add = (part: MultipartPart) => {
    const name = part.name ?? '';
    fields.set(name, [...(fields.get(name) ?? []), valueOf(part)]);
  };
  for await (const chunk of arriving(context.request, largest))
    if (!hasEnded(parser)) parsed(() => parser.write(chunk).forEach(add));
  parsed(() => parser.finish());
  return Object.fromEntries([...fields].map(([name, values]) => [name, values.length > 1 ? values : values[0]]));
};

/** What follows the last part means nothing (RFC 2046, 5.1.1), while the parser takes it for a mistake. */
const hasEnded = (parser: MultipartParser): boolean => {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
};

const parsed = (step: () => void): void => {
  try {
    step();
  } catch {
    throw badRequest(say('notMultipart'));
  }
};

/** Only a field is read as text. */
const valueOf = (part: MultipartPart): string | File => {
  const { filename, mediaType: type } = part;
  if (filename === undefined) return part.text;
  return new File(part.content as Uint8Array<ArrayBuffer>[], unescaped(filename), type ? { type } : {});
};

/** As browsers escape what may not stand between the quotation marks. */
const unescaped = (name: string) =>
  name.replace(/%(0A|0D|22)/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** The body as it came. */
export const rawBody = ({ request }: RequestContext, largest = largestJson): Promise<Uint8Array> =>
  bytes(request, largest);

/** One whose length is told, to which HTTP holds it, is read in one go: the server then makes no stream of it. */
const bytes = async (request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (request.headers.has('content-length') && !isTooLong(request, limit)) {
    const whole = await request.arrayBuffer().catch(() => brokenOff());
    if (whole.byteLength > limit) throw tooLarge();
    return new Uint8Array(whole);
  }
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for await (const chunk of arriving(request, limit)) chunks.push(chunk);
  return fileBytes(new Blob(chunks));
};

/** The body, refused as soon as it is known to be too large. */
export async function* arriving(request: Request, limit: number): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (isTooLong(request, limit)) throw tooLarge();
  let size = 0;
  for await (const chunk of unbroken(request.body)) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    yield chunk;
  }
}

/** Whoever goes away in the midst of sending, or loses the line, has made no mistake of ours. */
async function* unbroken(body: Request['body']): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  try {
    yield* body ?? [];
  } catch {
    brokenOff();
  }
}

const brokenOff = (): never => {
  throw badRequest(say('brokenOff'));
};

/** By what is said of it beforehand. */
const isTooLong = ({ headers }: Request, limit: number) => Number(headers.get('content-length') ?? 0) > limit;

export const fileBytes = async (file: Blob) => new Uint8Array(await file.arrayBuffer());

/** The same for the same fields and files, in whatever order they came. One file after the other is in memory. */
const fingerprint = async ({ ports }: RequestContext, fields: Record<string, unknown>): Promise<string> => {
  const facts: [string, unknown[]][] = [];
  for (const [name, value] of Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1))) {
    const items: unknown[] = [];
    for (const item of [value].flat())
      items.push(item instanceof File ? ports.secrets.digest(await fileBytes(item)) : item);
    facts.push([name, items]);
  }
  return ports.secrets.digest(JSON.stringify(facts));
};
