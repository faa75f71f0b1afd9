import { expect } from 'vitest';
import { block, entriesIn, headerOf, paddingOf } from '../../api/tar.ts';
import type { ArchiveManifest, ArchiveReport } from '../../schema/rules/shopArchives.ts';
import { eventually } from './eventually.ts';
import type { Person, TestApi } from './testApi.ts';
import { sendWhole, sha256, uploader } from './uploads.ts';

type Owner = Pick<Person, 'token' | 'shopId'>;
export type Files = Map<string, Uint8Array<ArrayBuffer>>;

const reached = async (api: TestApi, { token, shopId }: Owner, path: string, id: string): Promise<ArchiveReport> =>
  eventually(async () => {
    const { data } = await api.call('GET', `shops/${shopId}/${path}/${id}`, { token });
    const report = data as ArchiveReport;
    expect(report.state, JSON.stringify(report)).not.toBe('running');
    expect(report.isClearing).toBe(false);
    return report;
  });

/** The whole shop as its file. */
export const takenOut = async (api: TestApi, owner: Owner): Promise<Uint8Array<ArrayBuffer>> => {
  const { token, shopId } = owner;
  const begun = await api.call('POST', `shops/${shopId}/archives`, { token });
  expect(begun.status, begun.text).toBe(202);
  const { id } = begun.data as ArchiveReport;
  const report = await reached(api, owner, 'archives', id);
  expect(report).toMatchObject({ state: 'completed', done: report.total });
  const { bytes, status } = await api.call('GET', `shops/${shopId}/archives/${id}/file`, { token });
  expect(status).toBe(200);
  expect(bytes.byteLength).toBe(report.size);
  return bytes as Uint8Array<ArrayBuffer>;
};

/** Sends an archive and waits for what comes of it. */
export const broughtIn = async (
  api: TestApi,
  owner: Owner,
  bytes: Uint8Array<ArrayBuffer>,
  name = 'shop.tar',
): Promise<ArchiveReport> => {
  const { token, shopId } = owner;
  const calls = uploader(() => api.api, token, `shops/${shopId}/uploads/archive`);
  const { id: upload } = await sendWhole(calls, bytes, name);
  const begun = await api.call('POST', `shops/${shopId}/archive_imports`, { token, body: { upload } });
  expect(begun.status, begun.text).toBe(202);
  return reached(api, owner, 'archive_imports', (begun.data as ArchiveReport).id);
};

/** What an archive holds, by name. */
export const unpacked = async (bytes: Uint8Array<ArrayBuffer>): Promise<Files> => {
  const files: Files = new Map();
  const read = (at: number, length: number) => Promise.resolve(bytes.subarray(at, at + length));
  for await (const { name, offset, size } of entriesIn(read, bytes.byteLength))
    files.set(name, bytes.slice(offset, offset + size));
  return files;
};

export const packed = (files: Iterable<readonly [string, Uint8Array]>): Uint8Array<ArrayBuffer> => {
  const parts = [...files].flatMap(([name, bytes]) => [
    headerOf(name, bytes.byteLength, new Date(0)),
    bytes,
    new Uint8Array(paddingOf(bytes.byteLength)),
  ]);
  return new Uint8Array(Buffer.concat([...parts, new Uint8Array(2 * block)]));
};

const encoder = new TextEncoder();
export const textOf = (bytes: Uint8Array | undefined): string => new TextDecoder().decode(bytes);

export const rowsOf = (files: Files, name: string): Record<string, any>[] =>
  textOf(files.get(`${name}.jsonl`))
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Record<string, any>);

export const manifestOf = (files: Files): ArchiveManifest =>
  JSON.parse(textOf(files.get('manifest.json'))) as ArchiveManifest;

/** With other rows, and a manifest that agrees with them: as somebody makes it who knows how. */
export const forged = (files: Files, name: string, change: (rows: Record<string, any>[]) => unknown[]): Files => {
  const changed = new Map(files);
  changed.set(
    `${name}.jsonl`,
    encoder.encode(
      change(structuredClone(rowsOf(files, name)))
        .map(row => `${JSON.stringify(row)}\n`)
        .join(''),
    ),
  );
  return resealed(changed);
};

export const resealed = (files: Files): Files => {
  const changed = new Map(files);
  const manifest = manifestOf(files);
  const rows = new Map(manifest.files.map(file => [file.name, file.rows]));
  manifest.files = [...changed]
    .filter(([name]) => name !== 'manifest.json')
    .map(([name, bytes]) => ({ name, size: bytes.byteLength, sha256: sha256(bytes), rows: rows.get(name) ?? 0 }));
  changed.set('manifest.json', encoder.encode(JSON.stringify(manifest)));
  return changed;
};
