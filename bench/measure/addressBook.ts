import { hash } from 'node:crypto';
import type pg from 'pg';
import { createApi } from '../../api/app.ts';
import type { Ports } from '../../api/ports.ts';
import type { Figure, SeededShop } from '../figure.ts';
import { alternate, median, ratio } from './rounds.ts';
import { seedContacts } from './seedContacts.ts';

const rows = 200_000;
const times = 100;
const partOfNumber = '98201';
const everybody = 'person';

/** What somebody would write by hand who checks nothing and whom no policy binds. */
const select = `select t.id, t.name, t.gender, t.mobile_no, t.email, t.phone_no, t.facebook_id, t.instagram_id, t.created_at, t.updated_at, t.version,
    array(select m.group_id from group_members m where m.shop_id = t.shop_id and m.contact_id = t.id order by m.id) as groups,
    (select string_agg(g.name, ', ' order by m.id) from group_members m join groups g on g.shop_id = m.shop_id and g.id = m.group_id
      where m.shop_id = t.shop_id and m.contact_id = t.id) as group_name
  from contacts t`;
const live = 't.shop_id = $1 and t.deleted_at is null';
const plainly = (where: string) => [
  `${select} where ${where} order by t.id desc limit 20`,
  `select count(*) from (select 1 from contacts t where ${where} limit 10001) c`,
];

type Answer = { ids: string[]; total: number };

/** Where the address book is: the product's own way to it, and its owner's, who asks in plain SQL. */
type Book = { name: string; ports: Ports; owner: Pick<pg.Pool, 'query'>; shop: SeededShop };

/** The first page and a search in an address book of 200,000: the whole call, in this process, against SQL alone. */
export const addressBook = async ({ name, ports, owner, shop }: Book): Promise<Figure[]> => {
  await seedContacts(owner, shop, rows);
  const { fetch } = createApi(ports);
  const ours = async (query: string): Promise<Answer> => {
    const headers = { authorization: `Bearer ${shop.token}` };
    const path = `http://bench.test/api/shops/${shop.id}/contacts?pageNumber=1&pageSize=20${query}`;
    const response = await fetch(new Request(path, { headers }));
    if (!response.ok) throw new Error(await response.text());
    const { data } = (await response.json()) as { data: { items: { id: string }[]; totalCount: number } };
    return { ids: data.items.map(({ id }) => id), total: data.totalCount };
  };
  const plain = plainOf(owner, shop);
  const holding = (text: string) => () => plain(`${live} and t.search_text like '%${text}%'`);
  return [
    await compared(
      `${name}: first page of ${rows / 1_000},000 contacts`,
      () => ours(''),
      () => plain(live),
    ),
    await compared(
      `${name}: search for a part of a number among them`,
      () => ours(`&query=${partOfNumber}`),
      holding(partOfNumber),
    ),
    await compared(
      `${name}: search for what all of them hold`,
      () => ours(`&query=${everybody}`),
      holding(everybody),
      4,
    ),
    await everywhere(name, async typed => {
      const headers = { authorization: `Bearer ${shop.token}` };
      const response = await fetch(
        new Request(`http://bench.test/api/shops/${shop.id}/search?query=${typed}`, { headers }),
      );
      if (!response.ok) throw new Error(await response.text());
    }),
  ];
};

/** What the palette asks, while somebody types: few hold it, all, the newest, nobody. */
const everywhere = async (name: string, search: (typed: string) => Promise<void>): Promise<Figure> => {
  const slowest: string[] = [];
  let most = 0;
  for (const typed of [partOfNumber, everybody, 'pe', 'zz', 'nobody']) {
    const taken = await milliseconds(() => search(typed));
    most = Math.max(most, taken);
    slowest.push(`${typed} ${taken.toFixed(1)}`);
  }
  return {
    name: `${name}: search of every kind among them`,
    figure: `ms: ${slowest.join(', ')}`,
    wanted: 'at most 100 ms',
    met: most <= 100,
  };
};

/** Planned once, for what is sought and nothing else. */
const plainOf =
  (owner: Pick<pg.Pool, 'query'>, { id }: SeededShop) =>
  async (where: string): Promise<Answer> => {
    const [page, count] = plainly(where.replace('$1', `'${id}'`)).map(text =>
      owner.query<{ id: string; count: string }>({ name: hash('md5', text), text }),
    );
    return { ids: (await page!).rows.map(row => row.id), total: Number((await count!).rows[0]!.count) };
  };

const compared = async (
  name: string,
  ours: () => Promise<Answer>,
  plain: () => Promise<Answer>,
  below = 2,
): Promise<Figure> => {
  const answers = await Promise.all([ours(), plain()]);
  mustAgree(...answers);
  const series = await alternate({ ours: () => milliseconds(ours), plain: () => milliseconds(plain) }, { rounds: 9 });
  const [our, their] = [series['ours']!, series['plain']!];
  return {
    name,
    figure: `${median(our).toFixed(2)} ms, the whole call; plain SQL ${median(their).toFixed(2)} ms`,
    ratio: ratio(our, their).toFixed(2),
    wanted: `below ${below}`,
    met: ratio(our, their) < below,
  };
};

/** Above 10,000 plain SQL counts no further. */
const mustAgree = (ours: Answer, plain: Answer) => {
  if (!ours.ids.length || ours.ids.join() !== plain.ids.join() || Math.min(ours.total, 10_001) !== plain.total)
    throw new Error('The two do not answer with the same page.');
};

const milliseconds = async (call: () => Promise<unknown>): Promise<number> => {
  const taken: number[] = [];
  for (let i = 0; i < times; i++) {
    const started = performance.now();
    await call();
    taken.push(performance.now() - started);
  }
  return median(taken);
};
