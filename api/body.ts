import { badRequest, invalid, tooLarge, wrongType } from '../schema/errors.ts';
import { largestUpload } from '../schema/rules/pictures.ts';
import type { Call } from './call.ts';

const mebibyte = 1024 * 1024;
const largestJson = 2 * mebibyte;

/** The body's fields; of a multipart one a repeated name becomes a list. Leaves the call's fingerprint. */
export const readBody = async (call: Call, { multipart = false } = {}): Promise<Record<string, unknown>> => {
  const type = call.request.headers.get('content-type') ?? '';
  const fields =
    /^multipart\/form-data/i.test(type) && multipart ? await readMultipart(call, type) : await readJson(call, type);
  call.fingerprint = await fingerprint(call, fields);
  return fields;
};

const readJson = async ({ request }: Call, type: string): Promise<Record<string, unknown>> => {
  if (!/^application\/(?:[\w.-]+\+)?json\b/i.test(type)) throw wrongType('Send the fields as JSON.');
  const text = new TextDecoder().decode(await bytes(request, largestJson));
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    throw badRequest('The body is not valid JSON.');
  }
  throw invalid({ '': 'Send the fields as an object' });
};

/** A stranger's upload is not read at all. */
const readMultipart = async (call: Call, type: string): Promise<Record<string, unknown>> => {
  await call.admit();
  const content = await bytes(call.request, largestUpload);
  let form: FormData;
  try {
    form = await new Response(content, { headers: { 'content-type': type } }).formData();
  } catch {
    throw badRequest('The upload is not valid multipart.');
  }
  return Object.fromEntries(
    [...new Set(form.keys())].map(name => {
      const parts = form.getAll(name);
      return [name, parts.length > 1 ? parts : parts[0]];
    }),
  );
};

/** The body as it came. */
export const rawBody = ({ request }: Call): Promise<Uint8Array> => bytes(request, largestJson);

/** The whole body, refused as soon as it is known to be too large. */
const bytes = async ({ headers, body }: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (Number(headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of arriving(body)) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge();
    chunks.push(chunk);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
};

/** Whoever goes away in the midst of sending, or loses the line, has made no mistake of ours. */
async function* arriving(body: Request['body']): AsyncGenerator<Uint8Array> {
  try {
    yield* body ?? [];
  } catch {
    throw badRequest('The request broke off before its end.');
  }
}

export const fileBytes = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** The same for the same fields and files, in whatever order they came. */
const fingerprint = async ({ ports }: Call, fields: Record<string, unknown>): Promise<string> => {
  const facts = await Promise.all(
    Object.entries(fields)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(async ([name, value]) => [
        name,
        await Promise.all([value].flat().map(item => (item instanceof File ? hashed(ports, item) : item))),
      ]),
  );
  return ports.secrets.digest(JSON.stringify(facts));
};

const hashed = async ({ secrets }: Call['ports'], file: File) => secrets.digest(await fileBytes(file));
