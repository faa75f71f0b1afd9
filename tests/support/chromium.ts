import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { chromium, type LaunchOptions } from '@playwright/test';
import { findProgram } from './programs.ts';

const modules = join(import.meta.dirname, '../../node_modules');
const cache = join(modules, '.cache/chromium');
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const advice = 'No Chromium found: install chromium, run `npx playwright install chromium`, or set CHROMIUM_PATH.';

/** `CHROMIUM_PATH`, a Chromium of this machine, Playwright's own, else the one inside an npm package. Throws with what to install. */
export async function chromiumPath(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH is ${named}, which does not exist.`);
  if (named) return named;
  const installed = findProgram(systemNames) ?? [chromium.executablePath()].find(existsSync);
  return installed ?? unpackedChromium();
}

/**
 * For every launch by Playwright, in tests and in scripts. The browser talks to no host of its own accord. Pages of a test live for seconds, in which
 * their code costs more to optimise than to run; it is optimised as anywhere else where its speed is `measured`.
 */
export async function chromiumLaunchOptions({ measured = false } = {}): Promise<LaunchOptions> {
  const executablePath = await chromiumPath();
  const args = ['--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update'];
  args.push('--disable-sync', '--disable-quic');
  if (!measured) args.push('--js-flags=--no-opt --no-maglev');
  // Chromium's sandbox refuses to run as root.
  if (process.getuid?.() === 0) args.push('--no-sandbox');
  return { executablePath, args, env: executablePath.startsWith(cache) ? unpackedEnv(executablePath) : process.env };
}

/** The package holds compressed files. They are unpacked aside and renamed, so that a killed or a second run finds all or nothing. */
function unpackedChromium(): string {
  const { version } = JSON.parse(readFileSync(join(modules, '@sparticuz/chromium/package.json'), 'utf8')) as {
    version: string;
  };
  const home = join(cache, version);
  const program = join(home, 'chromium');
  if (!existsSync(program)) unpackTo(home);
  if (!runs(program, unpackedEnv(program))) throw new Error(`${advice} (The one from npm does not run here.)`);
  return program;
}

function unpackTo(home: string): void {
  mkdirSync(cache, { recursive: true });
  const aside = mkdtempSync(`${home}-`);
  // It unpacks to TMPDIR, and adds the shared libraries (NSS) only where it believes itself in Amazon's Lambda.
  const env = { ...process.env, TMPDIR: aside, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const script = `import('@sparticuz/chromium').then(it => it.default.executablePath())`;
  execFileSync(process.execPath, ['-e', script], {
    cwd: import.meta.dirname,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  writeFileSync(join(aside, 'fonts.conf'), fontsConf(home));
  try {
    renameSync(aside, home);
  } catch (error) {
    rmSync(aside, { recursive: true });
    if (!existsSync(home)) throw error;
  }
}

/** The machine's own NSS and fonts go first; the package's stand in where there are none. */
function unpackedEnv(program: string): NodeJS.ProcessEnv {
  const home = dirname(program);
  const env = { ...process.env, FONTCONFIG_FILE: join(home, 'fonts.conf') };
  return runs(program, env) ? env : { ...env, LD_LIBRARY_PATH: join(home, 'al2023/lib') };
}

function runs(program: string, env: NodeJS.ProcessEnv): boolean {
  return spawnSync(program, ['--version'], { env }).status === 0;
}

function fontsConf(home: string): string {
  return `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${home}/fonts/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
</fontconfig>
`;
}
