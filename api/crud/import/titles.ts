import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { importFields } from '../../../schema/kit/importFields.ts';
import type { FieldInfo } from '../../../schema/kit/fieldInfo.ts';
import type { Given, LeftOut } from '../../../schema/kit/importReader.ts';
import { levelsOf, mostLevels, pathKey } from '../../../schema/kit/tree.ts';
import { say, type Said } from '../../../schema/words/said.ts';
import { tableName } from '../../db/columns.ts';
import { entityOf } from '../../db/select.ts';
import { isUuid } from '../../db/statement.ts';
import { snake } from '../../db/table.ts';
import type { Row } from '../../db/write.ts';
import type { Statement } from '../../ports.ts';
import { createStatements } from '../create.ts';
import { titleStatement } from '../references.ts';
import { calledIds, calledStatement, keyBesideTitle } from './called.ts';
import { batchOf, occasionOf, type ImportJob } from './job.ts';
import { meantBy, meantStatements } from './meanings.ts';
import { lackingNodes } from './paths.ts';

type GivenRow = { row: number; given: Given };
type Unknown = { row: number } & LeftOut;

/** In a tree by the path. */
const keyOf = (field: FieldInfo, title: string) =>
  `${field.name}:${entityOf(field.target!).tree ? pathKey(title) : title.toLowerCase()}`;
const valuesIn = (given: Given, { name }: FieldInfo): string[] =>
  [given[name] ?? []].flat().filter((value): value is string => typeof value === 'string' && value !== '');
const titlesIn = (given: Given, field: FieldInfo): string[] => valuesIn(given, field).filter(value => !isUuid(value));

/**
 * Files speak of other records by title: here these become ids. What is not found is to be made where that is allowed, by the rows that
 * come in; else it is a problem, or is left out.
 */
export class Titles {
  readonly errors: Unknown[] = [];
  readonly leftOut: Unknown[] = [];
  readonly #job: ImportJob;
  /** What may be made, by the id that it would have. */
  readonly #new = new Map<string, { key: string; field: FieldInfo; record: Row }>();
  readonly #ids: Map<string, string>;
  /** Titles of more than one record. */
  readonly #several = new Set<string>();

  constructor(job: ImportJob) {
    this.#job = job;
    this.#ids = new Map(job.titles);
  }

  async resolved(
    records: readonly GivenRow[],
    lines: readonly GivenRow[],
  ): Promise<{ records: GivenRow[]; lines: GivenRow[] }> {
    const fields = Object.values(importFields(this.#job.entity)).filter(
      ({ info: { kind } }) => kind === 'ref' || kind === 'refs',
    );
    const [own, inLines] = [false, true].map(isOfLine =>
      fields.filter(each => Boolean(each.lines) === isOfLine).map(({ info }) => info),
    );
    return { records: await this.#resolve(records, own!), lines: await this.#resolve(lines, inLines!) };
  }

  async #resolve(rows: readonly GivenRow[], fields: readonly FieldInfo[]): Promise<GivenRow[]> {
    for (const field of fields) await this.#learn(field, rows);
    const resolved: GivenRow[] = [];
    for (const { row, given } of rows) {
      const ids: Given = {};
      for (const field of fields)
        if (titlesIn(given, field).length) ids[field.name] = await this.#idsOf(row, given, field);
      resolved.push({ row, given: { ...given, ...ids } });
    }
    // Where one must be given and is not, it is told what there is.
    for (const field of fields)
      if (field.kind === 'ref' && field.required && resolved.some(({ given }) => !given[field.name]))
        await this.#offered(field);
    return resolved;
  }

  /** What the rows that come in need made. */
  statements(rows: readonly Readonly<Record<string, unknown>>[]): Statement[] {
    const { shop } = this.#job;
    const used = this.#used(rows);
    const fields = new Set(used.map(({ field }) => field));
    return [...fields].flatMap(field => {
      const records = used.filter(each => each.field === field).map(({ record }) => record);
      // Those above before those that lie below them.
      return levels(entityOf(field.target!), records).flatMap(level =>
        createStatements(entityOf(field.target!), shop, level, occasionOf(this.#job)),
      );
    });
  }

  /** After they were made. */
  remember(rows: readonly Readonly<Record<string, unknown>>[]): void {
    for (const { key, record } of this.#used(rows)) this.#job.titles.set(key, record.id);
  }

  #used(rows: readonly Readonly<Record<string, unknown>>[]) {
    if (!this.#new.size) return [];
    const fields = new Set([...this.#new.values()].map(({ field }) => field));
    const ids = new Set(rows.flatMap(row => [...fields].flatMap(field => valuesIn(row, field))));
    for (const id of ids) {
      const made = this.#new.get(id);
      const above = made && this.#above(made.field, made.record);
      if (above) ids.add(above);
    }
    return [...this.#new.values()].filter(({ record }) => ids.has(record.id));
  }

  #above({ target }: FieldInfo, record: Row): string | null {
    const { tree } = entityOf(target!);
    return tree ? (record[tree.parent] as string | null) : null;
  }

  async #learn(field: FieldInfo, rows: readonly GivenRow[]): Promise<void> {
    const titles = [...new Set(rows.flatMap(({ given }) => titlesIn(given, field)))];
    const unknown = titles.filter(title => !this.#ids.has(keyOf(field, title)));
    if (!unknown.length) return;
    const found = await this.#called(field, unknown);
    for (const [title, id] of [...found, ...(await this.#meant(field, unknown, found))]) {
      this.#ids.set(keyOf(field, title), id);
      this.#job.titles.set(keyOf(field, title), id);
    }
    if (!this.#job.options.makes.includes(field.name)) return;
    await this.#make(
      field,
      unknown.filter(title => !this.#ids.has(keyOf(field, title)) && !this.#several.has(keyOf(field, title))),
    );
  }

  /** Those that mean one record. Of several with one title the first is meant, unless a key tells them apart. */
  async #called(field: FieldInfo, titles: readonly string[]): Promise<(readonly [title: string, id: string])[]> {
    const entity = entityOf(field.target!);
    const { shop } = this.#job;
    const key = keyBesideTitle(entity);
    if (!key) {
      const [found] = await batchOf(this.#job, [titleStatement(field.target!, shop, titles)]);
      return found!.rows.map(([id, title]) => [title!, id!] as const).reverse();
    }
    const [found] = await batchOf(this.#job, [calledStatement(entity, key, shop, titles)]);
    const called = [...calledIds(entity, key, found!.rows, titles)];
    for (const [title, ids] of called) if (ids.length > 1) this.#several.add(keyOf(field, title));
    return called.flatMap(([title, ids]) => (ids.length === 1 ? [[title, ids[0]!] as const] : []));
  }

  /** The others by a meaning that a person gave them, or by another name of the same thing. */
  async #meant(field: FieldInfo, titles: readonly string[], found: readonly (readonly [string, string])[]) {
    if (!entityOf(field.target!).sameTitles) return [];
    const known = new Set(found.map(([title]) => keyOf(field, title)));
    const rest = titles.filter(title => !known.has(keyOf(field, title)));
    if (!rest.length) return [];
    const { shop, options } = this.#job;
    const results = await batchOf(this.#job, meantStatements(field.target!, shop));
    return [...meantBy(field.target!, results, rest, options.meanings?.[field.name])];
  }

  async #make(field: FieldInfo, titles: readonly string[]): Promise<void> {
    const { title: named, tree } = entityOf(field.target!);
    if (tree) {
      const known = (path: string) => this.#ids.get(keyOf(field, path));
      for (const { path, record } of await lackingNodes(this.#job, field.target!, titles, known)) {
        const key = keyOf(field, path);
        this.#ids.set(key, record.id);
        this.#new.set(record.id, { key, field, record });
      }
      return;
    }
    for (const title of titles) {
      const key = keyOf(field, title);
      if (this.#ids.has(key)) continue;
      const record = { id: this.#job.ports.ids.next(), [named]: title };
      this.#ids.set(key, record.id);
      this.#new.set(record.id, { key, field, record });
    }
  }

  async #idsOf(row: number, given: Given, field: FieldInfo): Promise<unknown> {
    const values = valuesIn(given, field);
    const idOf = (value: string) => (isUuid(value) ? value : this.#ids.get(keyOf(field, value)));
    const unknown = values.filter(value => idOf(value) === undefined);
    if (unknown.length) {
      const problem = {
        row,
        field: field.name,
        value: unknown.join(', '),
        message: await this.#notAmong(field, unknown[0]!),
      };
      const isLenient = this.#job.entity.import?.lenient?.includes(field.name);
      (isLenient ? this.leftOut : this.errors).push(problem);
      if (!isLenient) return given[field.name];
    }
    const ids = values.flatMap(value => idOf(value) ?? []);
    return field.kind === 'ref' ? ids[0] : ids;
  }

  /** What was found, and what there is. */
  async #notAmong(field: FieldInfo, value: string): Promise<Said> {
    const entity = entityOf(field.target!);
    if (entity.tree && levelsOf(value).length > mostLevels) return say('tooDeep');
    if (this.#several.has(keyOf(field, value)))
      return say('severalCalled', { value, field: { fields: [`${entity.name}.${keyBesideTitle(entity)}`] } });
    const list = await this.#offered(field);
    return list.length ? say('notAmong', { value, list: { list } }) : say('noneThere', { value });
  }

  async #offered(field: FieldInfo): Promise<string[]> {
    const { offers } = this.#job;
    if (!offers.has(field.name)) {
      const [found] = await batchOf(this.#job, [someTitles(field.target!, this.#job.shop)]);
      offers.set(
        field.name,
        found!.rows.map(([title]) => title!),
      );
    }
    return offers.get(field.name)!;
  }
}

const levels = ({ tree }: AnyEntity, records: readonly Row[]): Row[][] => {
  if (!tree) return records.length ? [[...records]] : [];
  const made = new Map(records.map(record => [record.id, record]));
  const depth = (record: Row): number => {
    const above = made.get(String(record[tree.parent]));
    return above ? depth(above) + 1 : 0;
  };
  return [...Map.groupBy(records, depth)].sort(([one], [other]) => one - other).map(([, level]) => level);
};

const mostOffered = 12;

const someTitles = (target: string, shop: string): Statement => {
  const entity = entityOf(target);
  const title = snake(entity.title);
  return {
    text: `select t.${title} from ${tableName(entity)} t where t.shop_id = $1 and t.deleted_at is null and t.${title} is not null order by t.id limit ${mostOffered}`,
    values: [shop],
  };
};
