import type { Given, ReadRow } from '../../../schema/kit/importReader.ts';
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
import { altering, withPresentLinks, type Changed } from './present.ts';
import { Titles } from './titles.ts';
import type { FiledPicture } from './pictures/pictureRows.ts';
import { picturesOf } from './pictures/ofRows.ts';
import { say, type Said, type Sentence } from '../../../schema/words/said.ts';

/** `row` is its number in the file, the header being 1. `pictures`: those of rows that go on with it as well. */
export type NumberedRow = Omit<ReadRow, 'pictures'> & { index: number; row: number; pictures: FiledPicture[] };

/** Of what a row is called and says. */
const mostKept = 2_000;

/** Some rows of a file on their way into the database: found or new, valid or with a reason. */
export class Slice {
  #errors: RowProblem[] = [];
  readonly #job: ImportJob;
  readonly #rows: readonly NumberedRow[];
  readonly #titles: Titles;
  readonly #created: Row[] = [];
  #updated: Changed[] = [];
  #unchanged = 0;
  /** Row -> its record. */
  readonly #records = new Map<number, string>();
  readonly #filled: Record<string, number> = {};

  constructor(job: ImportJob, rows: readonly NumberedRow[]) {
    this.#job = job;
    this.#rows = rows;
    this.#titles = new Titles(job);
  }

  async prepared(): Promise<this> {
    const rows = this.#rows.filter(({ given }) => given !== null).map(({ row, given }) => ({ row, given: given! }));
    const resolved = await this.#titles.resolved(rows);
    this.#errors.push(...this.#titles.errors);
    const judge = await rowJudge(this.#job);
    const known = await this.#known(resolved.map(({ given }) => given));
    const wrong = this.#wrong();
    const ids: (string | undefined)[] = [];
    for (const [i, { row, given }] of resolved.entries()) {
      const record = known[i];
      const id = typeof record === 'number' ? ids[record] : (record ?? undefined);
      const own = wrong.has(row) ? undefined : this.#sort(row, given, id, judge);
      ids.push(own);
      if (own) this.#records.set(row, own);
    }
    await withPresentLinks(this.#job, this.#created, this.#updated);
    const changed = await altering(this.#job, this.#created, this.#updated);
    this.#unchanged = this.#updated.length - changed.length;
    this.#updated = changed;
    return this;
  }

  /** What is wrong with rows, and what others come in without. */
  problems(): RowProblem[] {
    const wrong = this.#wrong();
    const leftOut = [
      ...this.#rows.flatMap(({ row, leftOut }) => leftOut.map(each => ({ row, ...each }))),
      ...this.#titles.leftOut,
    ];
    // Of a row that fails it is mended together with the rest.
    const mendable = leftOut.filter(({ row, message }) => !wrong.has(row) || !isBeside(message));
    const told = mendable.map(each => ({ ...each, leftOut: !wrong.has(each.row) }));
    return [...this.#errors, ...told].map(each => this.#named(each));
  }

  /** After it was written. */
  written(): void {
    this.#titles.remember(this.#written());
  }

  #written(): Record<string, unknown>[] {
    return [...this.#created, ...this.#updated.map(({ changes }) => changes)];
  }

  #wrong(): Set<number> {
    return new Set(this.#errors.map(({ row }) => row));
  }

  /** As people know the row, with what it says there. */
  #named(problem: RowProblem): RowProblem {
    const { entity } = this.#job;
    const at = this.#rows.find(({ row }) => row === problem.row);
    const value = problem.value ?? at?.texts[problem.field];
    return { ...problem, title: at?.texts[entity.title]?.slice(0, mostKept), value: value?.slice(0, mostKept) };
  }

  statements(): Statement[] {
    const { entity, shop } = this.#job;
    const occasion = occasionOf(this.#job);
    return [
      ...this.#titles.statements(this.#written()),
      ...this.#locks(),
      ...(this.#created.length ? createStatements(entity, shop, this.#created, occasion) : []),
      ...this.#updated.flatMap(({ id: record, changes }) =>
        updateStatements(entity, shop, [record], changes, occasion),
      ),
    ];
  }

  /** What is to be fetched for them: after the rows that failed. */
  pictures(): Statement[] {
    return picturesOf(this.#job, this.#rows, this.#records);
  }

  /** Those that came in, each with its record. */
  records(): { row: number; record: string }[] {
    return [...this.#records].map(([row, record]) => ({ row, record }));
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
    const wrong = this.#wrong();
    return this.#rows.filter(({ row }) => wrong.has(row));
  }

  tally(): Tally {
    return {
      next: this.#rows.at(-1)!.index + 1,
      created: this.#created.length,
      updated: this.#updated.length,
      unchanged: this.#unchanged,
      skipped: this.#rows.filter(({ given }) => given === null).length,
      failed: this.#wrong().size,
      filled: this.#filled,
      pictures: this.#rows.reduce((sum, { row, pictures }) => sum + (this.#records.has(row) ? pictures.length : 0), 0),
      refused: this.#refused(),
    };
  }

  #refused(): number {
    const wrong = this.#wrong();
    const texts = this.#rows
      .filter(({ row }) => !wrong.has(row))
      .flatMap(({ leftOut }) => leftOut.filter(({ message }) => isSaid(message, 'noWebAddress')))
      .flatMap(({ value }) => value.split('\n'));
    return texts.length;
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
      this.#errors.push({ row, field: entity.naturalKey![0]!, message });
      return undefined;
    }
    const checked = validate(entity, id ? given : { ...entity.import?.defaults, ...given }, id ? 'update' : 'import');
    const problems = checked.problems ?? (id ? undefined : judge(checked.values!));
    if (problems) {
      for (const [field, message] of Object.entries(problems))
        this.#errors.push({ row, field, message: this.#offered(row, field, message) });
      return undefined;
    }
    const values = cleaned(entity, checked.values!);
    if (id) this.#updated.push({ id, changes: values });
    else {
      this.#created.push({ ...values, id: (id = ports.ids.next()) });
      for (const field of Object.keys(entity.import?.defaults ?? {}))
        if (given[field] === undefined) this.#filled[field] = (this.#filled[field] ?? 0) + 1;
    }
    return id;
  }

  /** Of a choice that is none of the list: what was found, and what there is. Of a reference that must be given: what there is. */
  #offered(row: number, field: string, message: Said): Said {
    const { kind, options, words } = this.#job.entity.info[field] ?? {};
    const titles = kind === 'ref' ? this.#job.offers.get(field) : undefined;
    if (titles?.length) return say('missingAmong', { list: { list: titles } });
    const value = this.#rows.find(each => each.row === row)?.texts[field];
    if (kind !== 'choice' || !words || !value) return message;
    const list = options!.map(({ id }) => ({ choice: words, id }));
    return say('notAmong', { value, list: { list } });
  }
}

const isSaid = (said: Said, key: Sentence['key']) => 'key' in said && said.key === key;

/** What is no value of one field alone. */
const isBeside = (said: Said) => isSaid(said, 'noFieldLeft') || isSaid(said, 'noWebAddress');
