import { fill } from '../../schema/words/fill.ts';
import type { Wording } from '../../schema/words/wording.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import type { LetterState } from '../../schema/rules/paperLetters.ts';
import { base64Of } from '../base64.ts';
import { exportedFile } from '../crud/export/download.ts';
import { exportStatement, movedLetter } from '../crud/export/exportRows.ts';
import { zipType } from '../crud/export/formats.ts';
import { storedExport, type StoredExport } from '../crud/export/report.ts';
import { enterJob } from '../db/transactionContext.ts';
import { shopLetter } from '../mail/letters.ts';
import { sendOnce } from '../mail/sendOnce.ts';
import { monthMailed, monthNotMailed } from '../notifications/notificationEvents.ts';
import { notify } from '../notifications/notify.ts';
import type { Attachment, Letter, Ports, Statement } from '../ports.ts';
import { monthRead } from './contents.ts';

/** Bytes. Mail servers refuse letters of more than 20 to 25 MB, and base64 makes four bytes of three. */
export const mostMailed = 14 * 1024 * 1024;

type Task = { shop: string; id: string };
type Sender = { name: string; email: string | null; phone: string | null };

/** Sends the folder of a month to the accountant: once, whoever dies in between. Whoever asked for it is told what came of it. */
export const sendFolderLetter = async (ports: Ports, task: Task): Promise<void> => {
  const kept = await keptExport(ports, task);
  if (!kept?.stored.options.mail) return;
  const { stored } = kept;
  const { to, state, tries } = stored.options.mail!;
  let isTooLarge = false;
  const told = async (statement: Statement, how: 'sent' | 'failed' | 'unknown'): Promise<boolean> =>
    ports.database.transaction(async run => {
      const [, moved] = await run([enterJob(task.shop, stored.userId), statement]);
      if (!moved!.count) return false;
      if (!stored.userId) return true;
      const month = stored.options.folder!.month;
      const event =
        how === 'sent'
          ? monthMailed(stored.id, { month, to })
          : monthNotMailed(stored.id, { month, to, why: isTooLarge ? 'tooLarge' : how });
      await notify(ports, run, task.shop, [stored.userId], event);
      return true;
    });
  await sendOnce(ports, {
    state,
    tries,
    async write() {
      const folder = await attachedFolder(ports, task.shop, stored);
      isTooLarge = folder === null;
      return folder && letterWith(folder, { ...kept, to });
    },
    async move(from, next, tried = tries) {
      const statement = movedLetter(task.shop, stored.id, { from, to: next, tries: tried });
      if (next === 'sent') return told(statement, 'sent');
      const [, moved] = await ports.database.batch([enterJob(task.shop, stored.userId), statement]);
      return moved!.count > 0;
    },
    async end(how) {
      const from: LetterState[] = ['queued', 'sending'];
      await told(movedLetter(task.shop, stored.id, { from, to: how, tries }), how);
    },
  });
};

/** Null where it was swept away since. */
const keptExport = async ({ database }: Ports, { shop, id }: Task) => {
  const [, found, senders] = await database.batch([
    enterJob(shop, null),
    exportStatement(shop, id),
    {
      text: `select json_build_object('name', s.name, 'email', s.email, 'phone', s.phone_no) from shops s where s.shop_id = $1 and s.id = $1`,
      values: [shop],
    },
  ]);
  if (!found!.count) return null;
  return { stored: storedExport(found!), sender: JSON.parse(senders!.rows[0]![0]!) as Sender };
};

/** Null where it is more than a letter takes. Nothing is open while it is put together. */
const attachedFolder = async (
  { database, sheets }: Ports,
  shop: string,
  stored: StoredExport,
): Promise<Attachment | null> => {
  const { name, format, body } = exportedFile(
    shop,
    stored,
    sheets,
    async statement => (await database.batch([enterJob(shop, stored.userId), statement]))[1]!,
  );
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of body) {
    size += piece.length;
    if (size > mostMailed) return null;
    pieces.push(piece);
  }
  const bytes = new Uint8Array(await new Blob(pieces as Uint8Array<ArrayBuffer>[]).arrayBuffer());
  return { name: `${name}.${format}`, type: zipType, base64: base64Of(bytes) };
};

type Written = { stored: StoredExport; sender: Sender; to: string };

const letterWith = (attached: Attachment, { stored, sender, to }: Written): Letter => {
  const { month, shop, language } = stored.options.folder!;
  const wording = wordingFor(language);
  return {
    to,
    ...(sender.email && { replyTo: sender.email }),
    ...wordsOf(month, shop, sender, wording),
    attachments: [attached],
  };
};

const wordsOf = (month: string, shop: string, sender: Sender, { language, words }: Wording) => {
  const { title, letter } = words.papers.month;
  const subject = fill(letter.subject, { title: fill(title, { month: monthRead(month, language) }), shop });
  const parts = [letter.attached, [sender.name, sender.email, sender.phone].filter(Boolean).join('\n')];
  return shopLetter({ subject, sender: sender.name, parts }, language);
};
