import { ChatRefusal } from '../../api/chat/port.ts';
import { LetterRefusal, type Database, type Log, type Ports, type Statement } from '../../api/ports.ts';
import type { Metrics, Sent } from './metrics.ts';
import { mostTexts, shortened } from './shortened.ts';
import { slow } from './slow.ts';

type Watched = Pick<Ports, 'database' | 'chat' | 'mail' | 'push'>;

/** The same ports; what goes through them is measured and counted. */
export const watched = ({ database, chat, mail, push, log }: Watched & { log: Log }, metrics: Metrics): Watched => {
  const counted = async <T>(channel: Sent['channel'], sending: Promise<T>, isSent = (_: T) => true): Promise<T> => {
    try {
      const came = await sending;
      metrics.sent({ channel, outcome: isSent(came) ? 'sent' : 'refused' });
      return came;
    } catch (error) {
      const isRefusal = error instanceof ChatRefusal || error instanceof LetterRefusal;
      metrics.sent({ channel, outcome: isRefusal ? 'refused' : 'unknown' });
      throw error;
    }
  };
  return {
    database: timed(database, metrics, log),
    chat: { ...chat, send: (...message) => counted('whatsapp', chat.send(...message)) },
    mail: { ...mail, send: letter => counted('mail', mail.send(letter)) },
    push: { ...push, send: (...notice) => counted('push', push.send(...notice), outcome => outcome === 'sent') },
  };
};

/** Values stay out of the log: they are people's. */
const timed = (database: Database, metrics: Metrics, log: Log): Database => {
  const timing = async <T>(
    kind: Parameters<Metrics['asked']>[0],
    work: Promise<T>,
    texts: () => string[],
  ): Promise<T> => {
    const began = performance.now();
    try {
      return await work;
    } finally {
      const seconds = (performance.now() - began) / 1_000;
      metrics.asked(kind, seconds);
      if (seconds > slow) {
        const statements = shortened(texts());
        metrics.slow(kind, statements, seconds);
        log('warn', 'The database took long', { kind, seconds, statements });
      }
    }
  };
  const through = (kind: 'batch' | 'read' | 'write') => (statements: readonly Statement[]) =>
    timing(kind, database[kind](statements), () => statements.map(({ text }) => text));
  return {
    batch: through('batch'),
    read: through('read'),
    write: through('write'),
    transaction: work => {
      let texts: string[] = [];
      const noting = database.transaction(run =>
        work(statements => {
          texts = [...texts, ...statements.map(({ text }) => text)].slice(-mostTexts);
          return run(statements);
        }),
      );
      return timing('transaction', noting, () => texts);
    },
    inQueue: name => timed(database.inQueue(name), metrics, log),
  };
};
