import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApi } from '../../api/app.ts';
import { openEmbedded } from '../../server/db/embedded/openEmbedded.ts';
import { migrate } from '../../server/db/migrations.ts';
import { nodePorts } from '../../server/ports.ts';
import type { Figure } from '../figure.ts';
import { benchEnv } from '../measure/env.ts';
import { median } from '../measure/rounds.ts';

const times = 1_000;

/** Wrong passwords for accounts that there are, and for accounts that there are not: time must not tell one from the other. */
export const signingIn = async (): Promise<Figure[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'tolashop-bench-'));
  const opened = await openEmbedded({ folder: null });
  await migrate(opened.pool);
  const ports = await nodePorts({ ...opened, embedded: true }, benchEnv(folder));
  await opened.pool.query(
    `insert into users (id, name, email, password_hash, created_at)
     select gen_random_uuid(), 'Person ' || n, 'known' || n || '@bench.test', $1, now() from generate_series(-1, ${times - 1}) n`,
    [await ports.passwords.hash('Secret@123')],
  );
  const taken = await compared(createApi(ports));
  await ports.jobs.stop(0);
  await opened.close();
  rmSync(folder, { recursive: true, force: true });
  const [known, unknown] = [median(taken.known), median(taken.unknown)];
  const apart = Math.abs(known - unknown);
  return [
    {
      name: `Sign-in refused, ${times.toLocaleString('en-GB')} known against as many unknown`,
      figure: `medians ${known.toFixed(1)} and ${unknown.toFixed(1)} ms, ${apart.toFixed(2)} ms apart`,
      wanted: 'below 2 ms apart',
      met: apart < 2,
    },
  ];
};

type Taken = { known: number[]; unknown: number[] };

/** In turns, each first as often as the other; the first of each, which warms up, does not count. */
const compared = async (api: ReturnType<typeof createApi>): Promise<Taken> => {
  const taken: Taken = { known: [], unknown: [] };
  for (let n = -1; n < times; n++) {
    const kinds: (keyof Taken)[] = n % 2 ? ['known', 'unknown'] : ['unknown', 'known'];
    for (const kind of kinds) {
      const started = performance.now();
      const { status } = await api.fetch(signInOf(`${kind}${n}@bench.test`), { address: `2001:db8:${n + 1}::1` });
      const milliseconds = performance.now() - started;
      if (status !== 401) throw new Error(`A wrong password was answered with ${status}.`);
      if (n >= 0) taken[kind].push(milliseconds);
    }
  }
  return taken;
};

const signInOf = (email: string) =>
  new Request('http://bench.test/api/account/signin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Wrong@1234' }),
  });
