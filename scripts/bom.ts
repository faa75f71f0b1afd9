/** `npm run bom`: which packages run in production, as CycloneDX in `bom.cdx.json`. Ends with 1 where one comes under a licence that is not allowed. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagesOf, refusedPackages, type Lock } from './licences.ts';

const root = join(import.meta.dirname, '..');
const written = join(root, 'bom.cdx.json');

const packages = packagesOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock);
for (const { name, version, licence } of refusedPackages(packages)) {
  console.error(`${name} ${version} comes under '${licence}', which scripts/licences.ts does not allow.`);
  process.exitCode = 1;
}

const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--omit=dev'];
const shell = process.platform === 'win32';
const text = execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, shell });
const { components } = JSON.parse(text) as { components: unknown[] };
writeFileSync(written, text);
console.log(`${components.length} packages are in ${written}.`);
