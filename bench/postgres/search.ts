import { likePattern } from '../../api/db/list.ts';
import type { Database, Statement } from '../../api/ports.ts';
import { openServer } from '../../server/db/server.ts';
import type { Figure, Stage } from '../figure.ts';
import { alternate, median, ratio } from '../measure/rounds.ts';
import { rareWord } from '../measure/seed.ts';
import { enterShop, statementsOf } from './requests.ts';

const times = 200;

/** The search as the product runs it, policy and all, against LIKE on the index by an owner whom no policy binds. */
export const searching = async (stage: Stage): Promise<Figure[]> => {
  const { url, ownerUrl, large } = await stage.postgres();
  const [server, owner] = [openServer({ url }), openServer({ url: ownerUrl })];
  const ours = statementsOf(large, `query=${rareWord}`);
  const plain = statementsOf(large, '').map(({ text, values }) => ({
    text: text.replace('t.deleted_at is null', `$& and t.search_text like $${values.length + 1}`),
    values: [...values, likePattern(rareWord)],
  }));
  const pages = await Promise.all([server.database.batch([enterShop(large), ...ours]), owner.database.batch(plain)]);
  if (pages[0].at(-1)!.rows[0]![0] !== pages[1].at(-1)!.rows[0]![0])
    throw new Error('The searches find different rows.');
  const series = await alternate(
    {
      ours: () => milliseconds(server.database, () => [enterShop(large), ...ours]),
      plain: () => milliseconds(owner.database, () => plain),
    },
    { rounds: 9 },
  );
  await Promise.all([server.close(), owner.close()]);
  const [our, their] = [series['ours']!, series['plain']!];
  return [
    {
      name: 'Search for a rare word among 50,000',
      figure: `${median(our).toFixed(2)} ms with session, permission and policy; plain SQL ${median(their).toFixed(2)} ms`,
      ratio: ratio(our, their).toFixed(2),
      wanted: 'below 2',
      met: ratio(our, their) < 2,
    },
  ];
};

const milliseconds = async (database: Database, statements: () => readonly Statement[]): Promise<number> => {
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const started = performance.now();
    await database.batch(statements());
    taken.push(performance.now() - started);
  }
  return median(taken);
};
