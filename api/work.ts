import { archiveQueue, type ArchiveJob } from './archives/queue.ts';
import { runArchive } from './archives/run.ts';
import { chatNoticeQueue, type ChatNoticeJob } from './chatNotices/queue.ts';
import { runChatNotice } from './chatNotices/send.ts';
import { exportQueue } from './crud/export/options.ts';
import { runExport } from './crud/export/run.ts';
import { pictureQueue, type QueuedPictures } from './crud/import/pictures/queue.ts';
import { runPictures } from './crud/import/pictures/run.ts';
import { runImport } from './crud/import/run.ts';
import { importQueue } from './crud/import/options.ts';
import { runUndo } from './crud/import/undo.ts';
import { mailQueue, sendLetter, type MailJob } from './mail/job.ts';
import { meetingQueue, runMeeting, type MeetingJob } from './meetings/run.ts';
import { messageQueue, type MessageJob } from './messages/message.ts';
import { runMessage } from './messages/run.ts';
import { runBooks } from './orders/books.ts';
import { orderBooksQueue, type OrderBooksJob } from './orders/booksQueue.ts';
import { carryTransfer } from './pieceTransfers/carry.ts';
import { transferQueue, type TransferJob } from './pieceTransfers/queue.ts';
import type { Ports } from './ports.ts';
import { runPush, type PushJob } from './push/job.ts';
import { pushQueue } from './push/queue.ts';
import { compactText } from './sharedTexts/compact.ts';
import { compactionQueue, type Compaction } from './sharedTexts/queue.ts';

type Task = (ports: Ports, shop: string, id: string, signal: AbortSignal, user?: string) => Promise<void>;
const tasks = { import: runImport, undo: runUndo } satisfies Record<string, Task>;

/** Takes on the jobs that calls leave behind. */
export const work = async (ports: Ports): Promise<void> => {
  await ports.jobs.work(importQueue, async ({ data, signal }) => {
    const { shop, id, task, user } = data as { shop: string; id: string; task: keyof typeof tasks; user?: string };
    const run: Task = tasks[task];
    await run(ports, shop, id, signal, user);
  });
  await ports.jobs.work(exportQueue, ({ data, signal }) => {
    const { shop, id } = data as { shop: string; id: string };
    return runExport(ports, shop, id, signal);
  });
  await ports.jobs.work(archiveQueue, ({ data, signal }) => runArchive(ports, data as ArchiveJob, signal));
  await ports.jobs.work(pictureQueue, ({ data, signal }) => runPictures(ports, data as QueuedPictures, signal));
  await ports.jobs.work(messageQueue, ({ data, signal }) => runMessage(ports, data as MessageJob, signal));
  await ports.jobs.work(meetingQueue, ({ data, signal }) => runMeeting(ports, data as MeetingJob, signal));
  await ports.jobs.work(transferQueue, ({ data, signal }) => carryTransfer(ports, data as TransferJob, signal));
  await ports.jobs.work(compactionQueue, ({ data }) => compactText(ports, data as Compaction));
  await ports.jobs.work(orderBooksQueue, ({ data }) => runBooks(ports, data as OrderBooksJob));
  await ports.jobs.work(pushQueue, ({ data }) => runPush(ports, data as PushJob));
  await ports.jobs.work(chatNoticeQueue, ({ data, signal }) => runChatNotice(ports, data as ChatNoticeJob, signal));
  await ports.jobs.work(mailQueue, ({ id, data }) => sendLetter(ports, id, data as MailJob));
};
