import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');
const modules = join(root, 'node_modules');

/** The program of the guide on calling the API, as it stands there. */
export const clientOfGuide = (): string => {
  const guide = readFileSync(join(root, 'docs/guide/call-the-api.md'), 'utf8');
  return /```ts\n([\s\S]*?)```/.exec(guide)![1]!;
};

/** Clients in TypeScript beside the types that openapi-typescript makes of a description. */
export type Clients = {
  /** What the compiler says of each, by name; '' where nothing is wrong. */
  compiled(clients: Record<string, string>): Promise<Record<string, string>>;
  /** What a compiled one exports. */
  loaded(name: string): Promise<unknown>;
  remove(): void;
};

export const clientsOf = async (description: string): Promise<Clients> => {
  const folder = join(modules, '.cache/api-client', String(process.pid));
  const file = (name: string) => join(folder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file('openapi.json'), description);
  writeFileSync(file('package.json'), '{ "type": "module" }');
  writeFileSync(file('tsconfig.json'), JSON.stringify({ compilerOptions }));
  const hook = join(import.meta.dirname, 'formerTypescript.ts');
  const generator = join(modules, 'openapi-typescript/bin/cli.js');
  const made = await output(['--import', hook, generator, file('openapi.json'), '-o', file('api.ts')]);
  if (made.code) throw new Error(made.said);
  return {
    async compiled(clients) {
      for (const [name, client] of Object.entries(clients)) writeFileSync(file(`${name}.ts`), client);
      const { said } = await output([join(modules, 'typescript/bin/tsc'), '--pretty', 'false', '-p', folder]);
      const lines = Object.groupBy(
        said.split('\n').filter(line => /^\S/.test(line)),
        line => /(\w+)\.ts\(/.exec(line)?.[1] ?? '',
      );
      const elsewhere = Object.keys(lines).filter(name => name && !(name in clients));
      if (lines[''] || elsewhere.length) throw new Error(said);
      return Object.fromEntries(Object.keys(clients).map(name => [name, (lines[name] ?? []).join('\n')]));
    },
    loaded: name => import(file(`${name}.js`)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};

const compilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  target: 'es2024',
  module: 'preserve',
  types: [],
};

const run = promisify(execFile);
const output = (args: readonly string[]): Promise<{ code: number; said: string }> =>
  run(process.execPath, [...args], { cwd: root }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ code: 1, said: stdout + stderr }),
  );
