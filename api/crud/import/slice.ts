import type { Given, ReadRow } from '../../../schema/kit/importMapping.ts';
import type { RowProblem } from '../../../schema/kit/importReport.ts';
import { validate } from '../../../schema/kit/validate.ts';
import { knownRows, type Tally } from './importRows.ts';
import { type Row } from '../../db/write.ts';
import type { Statement } from '../../ports.ts';
import { cleaned } from '../clean.ts';
import { createStatements } from '../create.ts';
import { guardedLocks, updateStatements } from '../update.ts';
import { batchOf, occasionOf, type ImportJob } from './job.ts';
import { rowJudge, type RowJudge } from './rowJudges.ts';
import { resolveTitles, withPresentLinks } from './titles.ts';
import { say } from '../../../schema/words/said.ts';

/** `row` is its number in the file, the header being 1. */
export type NumberedRow = ReadRow & { index: number; row: number };

/** Some rows of a file on their way into the database: found or new, valid or with a reason. */
export class Slice {
  readonly errors: RowProblem[] = [];
  readonly #job: ImportJob;
  readonly #rows: readonly NumberedRow[];
  readonly #created: Row[] = [];
  readonly #updated: { id: string; changes: Record<string, unknown> }[] = [];
  #failed = 0;

  constructor(job: ImportJob, rows: readonly NumberedRow[]) {
    this.#job = job;
    this.#rows = rows;
  }

  async prepared(): Promise<this> {
    const rows = this.#rows.filter(({ given }) => given !== null).map(({ row, given }) => ({ row, given: given! }));
    const resolved = await resolveTitles(this.#job, rows, this.errors);
    const judge = await rowJudge(this.#job);
    const known = await this.#known(resolved.map(({ given }) => given));
    const wrong = new Set(this.errors.map(({ row }) => row));
    const ids: (string | undefined)[] = [];
    for (const [i, { row, given }] of resolved.entries()) {
      const record = known[i];
      const id = typeof record === 'number' ? ids[record] : (record ?? undefined);
      ids.push(wrong.has(row) ? undefined : this.#sort(row, given, id, judge));
    }
    this.#failed = new Set(this.errors.map(({ row }) => row)).size;
    if (!this.#job.options.dryRun) await withPresentLinks(this.#job, this.#created, this.#updated);
    return this;
  }

  statements(): Statement[] {
    const { entity, shop } = this.#job;
    const occasion = occasionOf(this.#job);
    return [
      ...this.#locks(),
      ...(this.#created.length ? createStatements(entity, shop, this.#created, occasion) : []),
      ...this.#updated.flatMap(({ id: record, changes }) =>
        updateStatements(entity, shop, [record], changes, occasion),
      ),
    ];
  }

  /** All at once and in one order: two imports may name the same records. */
  #locks(): Statement[] {
    const own = new Set(this.#created.map(({ id }) => id));
    const records = [...new Set(this.#updated.map(({ id }) => id))].filter(id => !own.has(id));
    const { entity, shop } = this.#job;
    if (!records.length) return [];
    return guardedLocks(entity, shop, records, ...this.#created, ...this.#updated.map(({ changes }) => changes));
  }

  /** The rows that failed. */
  rejects(): NumberedRow[] {
    const wrong = new Set(this.errors.map(({ row }) => row));
    return this.#rows.filter(({ row }) => wrong.has(row));
  }

  tally(): Tally {
    return {
      next: this.#rows.at(-1)!.index + 1,
      created: this.#created.length,
      updated: this.#updated.length,
      skipped: this.#rows.filter(({ given }) => given === null).length,
      failed: this.#failed,
    };
  }

  /** A record's natural key in the kept form, null when a part of it is missing or wrong. */
  #key(given: Given): Record<string, unknown> | null {
    const { entity } = this.#job;
    const key: Record<string, unknown> = {};
    for (const name of entity.naturalKey!) {
      const field = entity.fields[name]!;
      if (given[name] === undefined || !field.isValidSync(given[name])) return null;
      key[name] = field.cast(given[name]);
    }
    return key;
  }

  /** For each row the record it speaks of: its id, the index of an earlier row with the same key, or null for a new one. */
  async #known(given: readonly Given[]): Promise<(string | number | null)[]> {
    const { entity, shop } = this.#job;
    const keys = given.map(values => this.#key(values));
    const asked = keys.filter(key => key !== null);
    const found = asked.length ? (await batchOf(this.#job, knownRows(entity, shop, asked))).at(-1) : undefined;
    const ids = new Map(found?.rows.map(([n, id]) => [Number(n), id!]));
    const firsts = new Map<string, number>();
    let n = 0;
    return keys.map((key, i) => {
      const id = key && ids.get(n++);
      if (id || !key) return id ?? null;
      const first = firsts.get(JSON.stringify(key));
      if (first === undefined) firsts.set(JSON.stringify(key), i);
      return first ?? null;
    });
  }

  #sort(row: number, given: Given, id: string | undefined, judge: RowJudge): string | undefined {
    const { entity, ports, options } = this.#job;
    if (id ? !options.updates : !options.creates) {
      const message = id ? say('fieldExists', { what: { one: entity.name } }) : say('forbidden');
      this.errors.push({ row, field: entity.naturalKey![0]!, message });
      return undefined;
    }
    const checked = validate(entity, id ? given : { ...entity.import?.defaults, ...given }, id ? 'update' : 'import');
    const problems = checked.problems ?? (id ? undefined : judge(checked.values!));
    if (problems) {
      for (const [field, message] of Object.entries(problems)) this.errors.push({ row, field, message });
      return undefined;
    }
    const values = cleaned(entity, checked.values!);
    if (id) this.#updated.push({ id, changes: values });
    else this.#created.push({ ...values, id: (id = ports.ids.next()) });
    return id;
  }
}
