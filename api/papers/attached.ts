import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { PaperPeriod, PaperSize } from '../../schema/kit/papers.ts';
import type { Language } from '../../schema/words/languages.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import { base64Of } from '../base64.ts';
import { enterJob } from '../db/transactionContext.ts';
import type { Letter, Ports, Result, Statement } from '../ports.ts';
import { anyOf, readPapers } from './drawn.ts';
import { drawAll } from './drawSound.ts';
import { issuer } from './issuers.ts';
import type { Issuer } from './paperData.ts';
import { paperLetter } from './paperLetter.ts';
import { linesOf } from './paperOf.ts';
import { fileNameOf } from './print.ts';

type Wanted = {
  entity: AnyEntity;
  paper: string;
  record: string;
  size: PaperSize;
  language: Language;
  period?: PaperPeriod | undefined;
  /** The number of prints before this letter. */
  printed?: number | undefined;
};

/**
 * A letter from the shop with the paper of a record attached: whoever it goes to is still to be told. Nothing is open while the paper is drawn.
 * `text`: what somebody wrote. Null where the record is not there any more.
 */
export const letterWithPaper = async (
  ports: Ports,
  shop: string,
  { entity, paper: name, record, size, language, period, printed }: Wanted,
  text: string | null,
): Promise<Omit<Letter, 'to'> | null> => {
  const { words } = wordingFor(language);
  const run = async (statements: readonly Statement[]): Promise<Result[]> =>
    (await ports.database.batch([enterJob(shop, null), ...statements])).slice(1);
  const source = { shop, files: ports.files, site: ports.site, at: ports.clock.now(), run };
  const drawn = await readPapers(
    source,
    { entity, paper: name, size, words, period },
    { ...anyOf(entity), ids: [record] },
    { size: 1, ...(printed !== undefined && { count: async () => new Map([[record, printed]]) }) },
  );
  const [paper] = drawn.papers;
  if (!paper) return null;
  const bytes = await drawAll(ports, drawn, { isPatient: true });
  const attached = { name: fileNameOf(entity, paper, record), type: 'application/pdf', base64: base64Of(bytes) };
  // An answer goes to where the shop is today, which an old paper does not say.
  const today = JSON.parse((await run([issuer(shop)]))[0]!.rows[0]![0]!) as Issuer;
  const letter = paperLetter({ paper, shop: { name: today.name!, lines: linesOf(today, words) }, text }, words);
  return { ...(today.email && { replyTo: today.email }), ...letter, attachments: [attached] };
};
