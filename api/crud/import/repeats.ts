import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { importableFields } from '../../../schema/kit/importFields.ts';
import { folded } from '../../../schema/kit/importMapping.ts';
import type { Given } from '../../../schema/kit/importReader.ts';
import type { RowProblem } from '../../../schema/kit/importReport.ts';
import { say } from '../../../schema/words/said.ts';
import { naturalKeyOf, type FileRecord } from './fileRecord.ts';

/** An earlier row, with the digest of its value for each field; 0 where it has none. */
type Earlier = { row: number; recordId: string; digests: number[] };

/**
 * Compares each record of a file with the earlier ones of its record ID or natural key, so that no row silently changes what an earlier row
 * says. The file alone decides, so the result is the same in each slice, in a trial and after a restart.
 */
export class Repeats {
  readonly #entity: AnyEntity;
  readonly #fields: readonly string[];
  readonly #mayBeTwins: boolean;
  readonly #byId = new Map<string, Earlier>();
  readonly #byKey = new Map<string, Earlier[]>();

  constructor(entity: AnyEntity) {
    this.#entity = entity;
    // Lists only grow, so they never contradict each other.
    this.#fields = importableFields(entity).filter(name => entity.info[name]?.kind !== 'refs');
    // Two people may share a name and a number, and can be merged later. No two products share a code.
    this.#mayBeTwins = Boolean(entity.duplicateRules);
  }

  compared(record: FileRecord): FileRecord {
    const { given, row, recordId } = record;
    if (given === null) return record;
    const own: Earlier = { row, recordId: recordId.toLowerCase(), digests: this.#digests(given) };
    const same = own.recordId && this.#byId.get(own.recordId);
    if (same) return this.#joined(record, same, own);
    if (own.recordId) this.#byId.set(own.recordId, own);
    const key = keyInFile(this.#entity, given);
    if (!key) return record;
    const earlier = this.#byKey.get(key);
    if (!earlier) this.#byKey.set(key, [own]);
    else if (!this.#mayBeTwins) return this.#joined(record, earlier[0]!, own);
    else if (earlier.every(each => isOther(each, own) || this.#contradictions(each, own).length > 0)) {
      earlier.push(own);
      return { ...record, repeat: { isTwin: true } };
    } else if (earlier.length > 1) return { ...record, repeat: { several: earlier.length } };
    else return this.#joined(record, earlier[0]!, own);
    return record;
  }

  /** The record with its contradictions. Without any it adds its values to those of the earlier row. */
  #joined(record: FileRecord, earlier: Earlier, own: Earlier): FileRecord {
    const message = say('otherThanRow', { row: earlier.row });
    const conflicts = this.#contradictions(earlier, own).map((field): RowProblem => ({
      row: own.row,
      field,
      message,
    }));
    if (conflicts.length) return { ...record, conflicts: [...record.conflicts, ...conflicts] };
    for (const [i, digest] of own.digests.entries()) earlier.digests[i] ||= digest;
    return record;
  }

  #contradictions(earlier: Earlier, own: Earlier): string[] {
    return this.#fields.filter((_, i) => {
      const [before, after] = [earlier.digests[i]!, own.digests[i]!];
      return before !== 0 && after !== 0 && before !== after;
    });
  }

  /** A value as the field keeps it: two ways of writing one number are the same. */
  #kept(name: string, value: unknown): unknown {
    const field = this.#entity.fields[name]!;
    return field.isValidSync(value) ? field.cast(value) : value;
  }

  #digests(given: Given): number[] {
    return this.#fields.map(name => {
      const value = given[name];
      if (value === undefined) return 0;
      return digestOf(this.#entity.info[name]?.kind === 'ref' ? comparable(value) : this.#kept(name, value));
    });
  }
}

/** Rows with different record IDs were different records in the shop that exported them. */
const isOther = (earlier: Earlier, own: Earlier) =>
  earlier.recordId !== '' && own.recordId !== '' && earlier.recordId !== own.recordId;

/** The natural key, with titles in place of the ids of references. Null without a part of it; only the parent in a tree may be missing. */
const keyInFile = (entity: AnyEntity, given: Given): string | null => {
  const isRef = (name: string) => entity.info[name]?.kind === 'ref';
  const names = entity.naturalKey!;
  if (!names.some(isRef)) {
    const key = naturalKeyOf(entity, given);
    return key && JSON.stringify(key);
  }
  const parts = names.map(name => {
    const value = given[name] ?? (name === entity.tree?.parent ? null : undefined);
    return isRef(name) ? comparable(value) : value;
  });
  return parts.includes(undefined) ? null : JSON.stringify(parts);
};

const comparable = (value: unknown) => (typeof value === 'string' ? folded(value) : value);

/** FNV-1a in 31 bits, never 0. It keeps a value comparable without keeping the value of each row of a large file. */
const digestOf = (value: unknown): number => {
  const text = JSON.stringify(value);
  let digest = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) digest = Math.imul(digest ^ text.charCodeAt(i), 0x01000193);
  return digest >>> 1 || 1;
};
