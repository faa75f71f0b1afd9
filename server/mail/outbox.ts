import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock, Ids, Letter, Mail, SentLetter } from '../../api/ports.ts';
import { diskFiles } from '../files/disk.ts';

const shown = 50;

/** Letters as files of a folder, one each. Their names, which are ids, sort by time. */
export const outboxMail = (folder: string, { ids, clock }: { ids: Ids; clock: Clock }): Required<Mail> => {
  const files = diskFiles(folder);
  return {
    async send(letter: Letter) {
      const sent: SentLetter = { id: ids.next(), at: clock.now().toISOString(), ...letter };
      await files.put(`${sent.id}.json`, new TextEncoder().encode(JSON.stringify(sent, null, 2)));
    },
    async outbox() {
      await mkdir(join(folder), { recursive: true });
      const names = (await readdir(folder)).filter(name => name.endsWith('.json')).toSorted();
      const newest = await Promise.all(names.slice(-shown).map(name => files.get(name)));
      return newest
        .filter(bytes => bytes !== null)
        .map(bytes => JSON.parse(new TextDecoder().decode(bytes)) as SentLetter)
        .toReversed();
    },
  };
};
