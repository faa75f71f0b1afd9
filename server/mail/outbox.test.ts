import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fixedClock } from '../clock.ts';
import { uuidv7Ids } from '../ids.ts';
import { outboxMail } from './outbox.ts';

const clock = fixedClock('2026-11-20T08:00:00Z');
const letter = (n: number) => ({ to: `p${n}@example.test`, subject: `S ${n}`, text: 'नमस्ते', html: '<p>नमस्ते</p>' });

const opened = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tolashop-outbox-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return { folder, mail: outboxMail(join(folder, 'mail'), { ids: uuidv7Ids(clock), clock }) };
};

it('keeps each letter as a file of its own, whole', async () => {
  const { folder, mail } = await opened();
  await mail.send(letter(1));
  const names = (await readdir(join(folder, 'mail'))).filter(name => !name.startsWith('.'));
  expect(names).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.json$/)]);
  expect(await mail.outbox()).toEqual([{ id: names[0]!.slice(0, -5), at: '2026-11-20T08:00:00.000Z', ...letter(1) }]);
});

it('shows the newest 50, the newest first, and nothing that is no letter', async () => {
  const { folder, mail } = await opened();
  expect(await mail.outbox()).toEqual([]);
  for (let n = 1; n <= 60; n++) await mail.send(letter(n));
  await writeFile(join(folder, 'mail', 'zz.txt'), 'x');
  const shown = await mail.outbox();
  expect(shown.map(({ subject }) => subject)).toEqual(Array.from({ length: 50 }, (_, n) => `S ${60 - n}`));
});
