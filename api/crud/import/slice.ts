import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { importFields } from '../../../schema/kit/importFields.ts';
import type { Given, LeftOut } from '../../../schema/kit/importReader.ts';
import type { RowProblem } from '../../../schema/kit/importReport.ts';
import { validate } from '../../../schema/kit/validate.ts';
import { countAlike } from './alike.ts';
import { matchRecords } from './matches.ts';
import type { Tally } from './importRows.ts';
import type { Touched } from '../../db/history.ts';
import { entityOf } from '../../db/select.ts';
import { treeLock } from '../../db/tree.ts';
import { type Row } from '../../db/write.ts';
import type { Statement } from '../../ports.ts';
import { cleaned } from '../clean.ts';
import { createStatements } from '../create.ts';
import { guardedLocks, updateStatements } from '../update.ts';
import { occasionOf, type ImportJob } from './job.ts';
import { rowJudge, type RowJudge } from './rowJudges.ts';
import { altering, withPresentLinks, type Changed } from './present.ts';
import { linesGiven, named, placeInFile, type FileRecord } from './fileRecord.ts';
import { withPresentLines } from './presentLines.ts';
import { standingDays } from './standingDays.ts';
import { Titles } from './titles.ts';
import { picturesOf } from './pictures/ofRows.ts';
import { say, type Said, type Sentence } from '../../../schema/words/said.ts';

/** Some records of a file on their way into the database: found or new, valid or with a reason. */
export class Slice {
  #errors: RowProblem[] = [];
  readonly #job: ImportJob;
  readonly #all: readonly FileRecord[];
  /** Row of the file -> the record of which it tells. */
  readonly #at: ReadonlyMap<number, FileRecord>;
  readonly #titles: Titles;
  readonly #created: Row[] = [];
  #updated: Changed[] = [];
  /** Records of which the file repeats a day outside the bounds. */
  #oddDays: ReadonlySet<string> = new Set();
  #unchanged = 0;
  #alike = 0;
  #twins = 0;
  /** Row -> its record. */
  readonly #records = new Map<number, string>();
  readonly #filled: Record<string, number> = {};
  /** Ids of the file that are no records of this shop. */
  readonly #unknownIds: (LeftOut & { row: number })[] = [];
  /** What its statements change. */
  readonly touched: Touched = new Map();

  constructor(job: ImportJob, records: readonly FileRecord[]) {
    this.#job = job;
    this.#all = records;
    this.#at = new Map(records.flatMap(record => record.rows.map(({ row }) => [row, record] as const)));
    this.#titles = new Titles(job);
    this.#errors.push(...records.flatMap(({ conflicts }) => conflicts));
  }

  async prepared(): Promise<this> {
    const { entity } = this.#job;
    const records = this.#all.filter(({ given }) => given !== null);
    const resolved = await this.#titles.resolved(
      records.map(({ row, given }) => ({ row, given: given! })),
      records.flatMap(({ lines }) => lines),
    );
    this.#errors.push(...this.#titles.errors);
    const judge = await rowJudge(this.#job);
    const matches = await matchRecords(
      this.#job,
      resolved.records.map(({ row, given }, i) => {
        const { recordId, repeat } = records[i]!;
        return { row, given, recordId, repeat };
      }),
    );
    this.#tellMatches(resolved.records, matches, records);
    this.#oddDays = await standingDays(
      this.#job,
      resolved.records.map(({ given }, i) => ({ given, id: matches[i]!.id })),
    );
    const wrong = this.#wrong();
    const lines = new Map(resolved.lines.map(line => [line.row, line]));
    const ids: (string | undefined)[] = [];
    for (const [i, { row, given }] of resolved.records.entries()) {
      const { first, id = first === undefined ? undefined : ids[first] } = matches[i]!;
      const own = linesGiven(
        entity,
        records[i]!.lines.map(line => lines.get(line.row)!),
      );
      const body = { ...given, ...own.values };
      const made = wrong.has(records[i]!) ? undefined : this.#sort(records[i]!, body, own.rows, id, judge);
      ids.push(made);
      if (made) this.#records.set(row, made);
    }
    await this.#compare();
    return this;
  }

  /** Leaves out what changes nothing. */
  async #compare(): Promise<void> {
    this.#alike = await countAlike(this.#job, this.#created);
    await withPresentLinks(this.#job, this.#created, this.#updated);
    await withPresentLines(this.#job, this.#updated);
    const changed = await altering(this.#job, this.#created, this.#updated);
    this.#unchanged = this.#updated.length - changed.length;
    this.#updated = changed;
  }

  /** What is wrong with rows, and what others come in without. */
  problems(): RowProblem[] {
    const wrong = this.#wrong();
    const leftOut = [...this.#all.flatMap(record => record.leftOut), ...this.#titles.leftOut, ...this.#unknownIds];
    // Of a row that fails it is mended together with the rest.
    const fails = (row: number) => wrong.has(this.#at.get(row)!);
    const mendable = leftOut.filter(({ row, message }) => !fails(row) || !isBeside(message));
    const told = mendable.map(each => ({ ...each, leftOut: !fails(each.row) }));
    return [...this.#errors, ...told].map(each => named(this.#job.entity, this.#at.get(each.row)!, each));
  }

  /** After it was written. */
  written(): void {
    this.#titles.remember(this.#written());
  }

  #written(): Record<string, unknown>[] {
    return [...this.#created, ...this.#updated.map(({ changes }) => changes)];
  }

  #wrong(): Set<FileRecord> {
    return new Set(this.#errors.map(({ row }) => this.#at.get(row)!));
  }

  statements(): Statement[] {
    const { entity, shop } = this.#job;
    const occasion = { ...occasionOf(this.#job), touched: this.touched };
    return [
      ...treeLocks(entity, shop),
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
    return picturesOf(this.#job, this.#all, this.#records);
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

  /** Those that failed. */
  rejects(): FileRecord[] {
    const wrong = this.#wrong();
    return this.#all.filter(record => wrong.has(record) || record.isRest);
  }

  tally(): Tally {
    const { index, rows } = this.#all.at(-1)!;
    const cameIn = this.#all.filter(({ row }) => this.#records.has(row));
    const wrong = this.#wrong();
    return {
      next: index + rows.length,
      created: this.#created.length,
      updated: this.#updated.length,
      unchanged: this.#unchanged,
      skipped: this.#all.filter(record => record.given === null && !wrong.has(record) && !record.isRest).length,
      failed: wrong.size,
      alike: this.#alike,
      twins: this.#twins,
      lines: cameIn.reduce((sum, { lines }) => sum + lines.length, 0),
      filled: this.#filled,
      pictures: cameIn.reduce((sum, { pictures }) => sum + pictures.length, 0),
      refused: this.#refused(),
    };
  }

  #refused(): number {
    const wrong = this.#wrong();
    const texts = this.#all
      .filter(record => !wrong.has(record))
      .flatMap(({ leftOut }) => leftOut.filter(({ message }) => isSaid(message, 'noWebAddress')))
      .flatMap(({ value }) => value.split('\n'));
    return texts.length;
  }

  /** Names rows that match several records, and ids of other shops. */
  #tellMatches(
    rows: readonly { row: number }[],
    matches: Awaited<ReturnType<typeof matchRecords>>,
    records: readonly FileRecord[],
  ): void {
    const field = this.#job.entity.naturalKey![0]!;
    for (const [i, { row }] of rows.entries()) {
      const { several, isIdUnknown } = matches[i]!;
      if (several) this.#errors.push({ row, field, message: say('matchesSeveral', { count: several }) });
      if (isIdUnknown)
        this.#unknownIds.push({ row, field: 'id', value: records[i]!.recordId, message: say('recordOfOther') });
    }
  }

  #sort(
    record: FileRecord,
    given: Given,
    lines: Readonly<Record<string, readonly number[]>>,
    id: string | undefined,
    judge: RowJudge,
  ): string | undefined {
    const { entity, ports, options } = this.#job;
    if (id ? !options.updates : !options.creates) {
      const message = id ? say('fieldExists', { what: { one: entity.name } }) : say('forbidden');
      this.#errors.push({ row: record.row, field: entity.naturalKey![0]!, message });
      return undefined;
    }
    const body = id ? given : { ...entity.import?.defaults, ...given };
    const today = id && this.#oddDays.has(id) ? undefined : options.today;
    const checked = validate(entity, body, id ? 'update' : 'import', today);
    const problems = checked.problems ?? (id ? undefined : judge(checked.values!));
    if (problems) {
      for (const [place, message] of Object.entries(problems)) {
        const at = placeInFile(record, lines, place);
        this.#errors.push({ ...at, message: this.#offered(at, message) });
      }
      return undefined;
    }
    const values = cleaned(entity, { ...checked.values!, ...(id && meant(entity, given)) });
    if (id) this.#updated.push({ id, changes: asSaid(values, given, Object.keys(lines)) });
    else {
      this.#created.push({ ...values, id: (id = ports.ids.next()) });
      if (record.repeat?.isTwin) this.#twins += 1;
      for (const field of Object.keys(entity.import?.defaults ?? {}))
        if (given[field] === undefined) this.#filled[field] = (this.#filled[field] ?? 0) + 1;
    }
    return id;
  }

  /** Of a choice that is none of the list: what was found, and what there is. Of a reference that must be given: what there is. */
  #offered({ row, field }: { row: number; field: string }, message: Said): Said {
    const { kind, options, words } = importFields(this.#job.entity)[field]?.info ?? {};
    const titles = kind === 'ref' ? this.#job.offers.get(field) : undefined;
    if (titles?.length) return say('missingAmong', { list: { list: titles } });
    const value = this.#at.get(row)!.rows.find(each => each.row === row)?.texts[field];
    if (kind !== 'choice' || !words || !value) return message;
    const list = options!.map(({ id }) => ({ choice: words, id }));
    return say('notAmong', { value, list: { list } });
  }
}

/** Of its own tree, and of those in which it may make what is missing. */
const treeLocks = (entity: AnyEntity, shop: string): Statement[] => {
  const made = (entity.import?.makes ?? []).map(name => entityOf(entity.info[name]!.target!));
  return [...new Set([entity, ...made])].flatMap(each => treeLock(each, shop));
};

/** Lines with what is said of them alone: the rest of a line that is there stays. */
const asSaid = (values: Given, given: Given, lists: readonly string[]): Given => ({
  ...values,
  ...Object.fromEntries(
    lists.map(name => [
      name,
      (values[name] as Given[]).map((line, i) => {
        const said = (given[name] as Given[])[i]!;
        return Object.fromEntries(Object.entries(line).filter(([field]) => Object.hasOwn(said, field)));
      }),
    ]),
  ),
});

const isSaid = (said: Said, key: Sentence['key']) => 'key' in said && said.key === key;

/** What is no value of one field alone. */
const isBeside = (said: Said) =>
  ['noFieldLeft', 'noWebAddress', 'recordOfOther'].some(key => isSaid(said, key as Sentence['key']));

/** What a record that is there becomes by a word of the file, and by no form. */
const meant = (entity: AnyEntity, given: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(entity.import?.means ?? {}).flatMap(name => (given[name] === true ? [[name, true]] : [])),
  );
