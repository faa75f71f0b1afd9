import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { onBoth, type World } from '../support/everyEntity.ts';

const folder = new URL('../../../shared/data/', import.meta.url);
const there = existsSync(folder);

/** Files that nobody in this project wrote. They lie beside the project, or the suite says that it does without them. */
export const onRealInput = (name: string, suite: (world: World) => void) => beside(name, () => onBoth(suite));

/** The same, for what needs no database. */
export const beside = (name: string, suite: () => void) =>
  there
    ? describe(`${name}`, suite)
    : it(`${name}: left out`, () => {
        console.warn('Left out: this suite takes the folder ../shared/data beside the project.');
        expect(there).toBe(false);
      });

export const bytesOf = (path: string) => new Uint8Array(readFileSync(new URL(path, folder)));
export const textOf = (path: string) => readFileSync(new URL(path, folder), 'utf8');
export const rowsOf = (path: string) =>
  parse(textOf(path), { columns: true, relax_column_count: true, bom: true }) as Record<string, string>[];
