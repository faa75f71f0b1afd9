import pg from 'pg';
import type { BenchDatabase, Figure, Stage } from '../figure.ts';
import { compared } from '../measure/compared.ts';
import { download } from '../measure/download.ts';
import { latencies } from '../measure/load.ts';
import { alternate, median } from '../measure/rounds.ts';
import { startOurs } from './lists.ts';
import { pageRequest } from './requests.ts';

const rounds = 7;
/** A server runs for days; what it does first is not yet compiled. */
const warmUp = 10;
const wantedRows = 50_000;
const wantedRate = 250_000;

/** 50,000 rows as CSV: how fast they come, beside COPY by hand, and what it is to somebody else who turns pages all the time. */
export const exporting = async (stage: Stage): Promise<Figure[]> => {
  const database = await stage.postgres();
  const { large, shops } = database;
  const ours = await startOurs(database);
  const owner = new pg.Client(database.ownerUrl);
  await owner.connect();
  const path = `/api/shops/${large.id}/admin/products/export?format=csv`;
  const exported = async () => {
    const { lines, seconds } = await download(ours.port, path, large.token);
    if (lines !== wantedRows + 1) throw new Error(`The export has ${lines} lines.`);
    return wantedRows / seconds;
  };
  const series = await alternate({ exported, copied: () => copied(owner, database) }, { rounds, warmUp });
  await owner.end();

  const page = pageRequest(shops[0]!, 'pageSize=20');
  const during = async () => {
    let done = false;
    const running = exported().finally(() => (done = true));
    const waits: number[] = [];
    while (!done) waits.push(...(await latencies(ours.port, [page])));
    await running;
    return Math.max(...waits);
  };
  const alone = Math.max(
    ...(await latencies(
      ours.port,
      Array.from({ length: 500 }, () => page),
    )),
  );
  await ours.watched();
  const waits: number[] = [];
  for (let round = 0; round < rounds; round++) waits.push(await during());
  const stall = Math.max(...waits);
  const { longestDelayMs, memoryBefore, memoryPeak } = await ours.watched();
  await ours.stop();
  const [rates, byHand] = [series['exported']!, series['copied']!];
  return [
    {
      ...compared('Rows a second of an export of 50,000 as CSV', rates, 'COPY by hand', byHand),
      wanted: 'at least 250,000/s',
      met: median(rates) >= wantedRate,
    },
    {
      name: 'Memory during exports',
      figure: `${memoryBefore} MB before, ${memoryPeak} MB at its peak`,
      wanted: 'flat: at most 64 MB more',
      met: memoryPeak - memoryBefore <= 64,
    },
    {
      name: 'Longest wait of another request',
      figure: `${Math.round(stall)} ms (${Math.round(alone)} ms without an export; event loop held ${Math.round(longestDelayMs)} ms)`,
      wanted: 'at most 60 ms',
      met: stall <= 60,
    },
  ];
};

/** What PostgreSQL can do at most: one statement of the owner, as one writes it by hand, whose text is thrown away. */
const copied = async (owner: pg.Client, { large }: BenchDatabase): Promise<number> => {
  const started = performance.now();
  const { rowCount } = await owner.query(`copy (
    select p.name, p.product_code, p.hsncode, p.tax_percentage, g.name, c.name, s.name, u.symbol, p.mrp, p.purchase_price, p.selling_price,
      p.description, p.is_active, p.subscription_only
    from products p left join product_groups g on g.id = p.group_id left join product_categories c on c.id = p.category_id
      left join product_gsts s on s.id = p.gst_id left join units u on u.id = p.unit_id
    where p.shop_id = '${large.id}' and p.deleted_at is null and p.is_active order by p.id desc) to stdout csv`);
  if (rowCount !== wantedRows) throw new Error(`COPY has ${rowCount} rows.`);
  return wantedRows / ((performance.now() - started) / 1_000);
};
