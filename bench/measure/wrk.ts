import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Round and round over so many connections, 16 unless told. */
export type Load = { port: number; requests: readonly Buffer[]; connections?: number; seconds: number };

const run = promisify(execFile);

/** The same load by wrk, which has to be installed. Returns replies a second; throws where one is no success. */
export const loadByWrk = async ({ port, requests, connections = 16, seconds }: Load): Promise<number> => {
  const folder = mkdtempSync(join(tmpdir(), 'tolashop-wrk-'));
  const script = join(folder, 'requests.lua');
  try {
    writeFileSync(script, roundAndRound(requests));
    const options = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '-s', script];
    const { stdout } = await run('wrk', [...options, `http://127.0.0.1:${port}`]);
    const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout);
    if (!rate || /Non-2xx|Socket errors/.test(stdout)) throw new Error(`wrk says:\n${stdout}`);
    return Number(rate[1]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const roundAndRound = (requests: readonly Buffer[]): string => `local requests = {
${requests.map(inLua).join(',\n')}
}
local sent = 0
request = function()
  sent = sent + 1
  return requests[(sent - 1) % #requests + 1]
end
`;

/** Its bytes; what is no plain letter by its number. */
const inLua = (request: Buffer): string =>
  `"${request.toString('latin1').replace(/[^ !#-[\]-~]/g, byte => `\\${String(byte.charCodeAt(0)).padStart(3, '0')}`)}"`;
