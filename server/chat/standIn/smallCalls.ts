import type { Ids } from '../../../api/ports.ts';
import type { DemoTemplates } from '../../../schema/demoTemplates.ts';
import { graphError } from './graphReply.ts';
import type { Journal } from './journal.ts';

const usualPage = 25;

/** One page of templates; the cursor is the id that it ended with. */
export const templatePage = (templates: DemoTemplates, query: URLSearchParams): Response => {
  const size = Number(query.get('limit') ?? usualPage);
  const after = query.get('after');
  const from = after ? templates.findIndex(({ id }) => id === atob(after)) + 1 : 0;
  const data = templates.slice(from, from + size);
  const [before, end] = [btoa(data[0]?.id ?? ''), btoa(data.at(-1)?.id ?? '')];
  const hasMore = from + size < templates.length;
  return Response.json({
    data,
    paging: { cursors: { before, after: end }, ...(hasMore && { next: 'https://stand-in.test/next' }) },
  });
};

const megabyte = 1024 * 1024;
/** As WhatsApp takes them, in bytes. */
const longest: Record<string, number> = {
  'image/jpeg': 5 * megabyte,
  'image/png': 5 * megabyte,
  'video/mp4': 16 * megabyte,
  'video/3gpp': 16 * megabyte,
  'application/pdf': 100 * megabyte,
};

/** Weighs the file and forgets it: only its id can be sent. */
export const uploaded = async (request: Request, ids: Ids, media: Set<string>, journal: Journal): Promise<Response> => {
  const form = await request.formData().catch(() => null);
  const file = form?.get('file');
  if (!(file instanceof File) || form?.get('messaging_product') !== 'whatsapp') return graphError(400, 100);
  if (file.size > (longest[file.type] ?? 0)) return graphError(400, 131053);
  const id = ids.next();
  journal.write({ media: id });
  media.add(id);
  return Response.json({ id });
};
