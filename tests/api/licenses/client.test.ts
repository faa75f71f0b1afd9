import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { generateKeyPairSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { LicenseClaims } from '../../../schema/rules/licenses.ts';
import { systemClock } from '../../../server/clock.ts';
import { listen, type Listening } from '../../../server/http.ts';
import { edSigner } from '../../../server/licenses/signer.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { openLicenseShop, type LicenseShop } from '../../support/licenses.ts';
import { movedClock } from '../../support/meetings.ts';

type Statement = LicenseClaims & { exp: number; iat: number };
type Client = Record<'activate' | 'refresh' | 'check', (...given: string[]) => Promise<Statement>> & {
  held(): Statement;
  release(): Promise<void>;
};
type Module = {
  openLicense(options: object): Client;
  fingerprintOf(...parts: string[]): string;
};

const path = join(import.meta.dirname, '../../../docs/clients/license.mjs');
const day = 86_400_000;
/** It stands still but where it is moved: a statement ends to the second. */
const started = systemClock.now();
const clock = movedClock({ now: () => started });
const signer = await edSigner(generateKeyPairSync('ed25519').privateKey);

/** the client of the guide, against the API over HTTP. */
onPostgres(
  world => {
    let module: Module;
    let shop: LicenseShop;
    let listening: Listening | null;
    let server = '';
    let folder = '';
    const stop = async () => {
      await listening?.stop(async () => {});
      listening = null;
    };
    const machine = (name: string): Client =>
      module.openLicense({
        server,
        app: 'tsinvoice',
        machine: module.fingerprintOf('board', name),
        version: '2.0',
        keys: { keys: signer.keys },
        file: join(folder, `${name}.json`),
        now: () => clock.now().getTime(),
      });
    const no = (work: () => unknown) =>
      Promise.resolve()
        .then(work)
        .then(
          () => 'fine',
          (error: { reason: string }) => error.reason,
        );

    beforeAll(async () => void (module = (await import(pathToFileURL(path).href)) as Module));
    beforeEach(async () => {
      shop = await openLicenseShop(world);
      folder = mkdtempSync(join(tmpdir(), 'license-client-'));
      const answer = getRequestListener(request => world.api.fetch(request, { address: '198.51.100.9' }));
      listening = await listen(0, '127.0.0.1', (request, response) => void answer(request, response));
      server = `http://127.0.0.1:${listening.port}`;
      onTestFinished(async () => {
        await stop();
        rmSync(folder, { recursive: true });
      });
    });

    it('A-12 works offline for a week, and ends', async () => {
      const till = machine('till');
      expect(await no(till.held)).toBe('none');
      const { key } = await shop.add();
      expect(await till.activate(key!, 'Till')).toMatchObject({ seats: 1, app: 'tsinvoice' });
      await stop();
      // Another start of the app, without a server.
      for (const days of [2, 2, 2]) {
        clock.move(days * day);
        expect(machine('till').held().name).toBe('Counter');
        expect((await machine('till').refresh()).name).toBe('Counter');
      }
      clock.move(day);
      expect([await no(machine('till').held), await no(machine('till').refresh)]).toEqual(['over', 'over']);
    });

    it('A-12 asks anew when half of the time is over, and hears then that it is blocked', async () => {
      const till = machine('till');
      const license = await shop.add();
      const { exp } = await till.activate(license.key!, 'Till');
      clock.move(3 * day);
      expect((await till.refresh()).exp).toBe(exp);
      clock.move(day);
      expect((await till.refresh()).exp).toBe(exp + (4 * day) / 1000);
      await shop.ask('POST', `licenses/${license.id}/block`, {});
      expect([await no(till.held), await no(till.check)]).toEqual(['fine', 'blocked']);
      clock.move(4 * day);
      expect(await no(till.refresh)).toBe('blocked');
    });

    it('A-12 lets two machines share one seat, one after the other', async () => {
      const [one, two] = [machine('one'), machine('two')];
      const { key } = await shop.add();
      await one.activate(key!, 'One');
      expect(await no(() => two.activate(key!, 'Two'))).toBe('noSeat');
      await one.release();
      expect(await no(one.held)).toBe('none');
      expect(await two.activate(key!, 'Two')).toMatchObject({ seats: 1 });
    });

    describe('believes nobody else', () => {
      it.each([
        [
          'what is changed by hand',
          (kept: { statement: string }) => {
            const [head, body, signature] = kept.statement.split('.');
            const claims = JSON.parse(Buffer.from(body!, 'base64url').toString()) as Statement;
            const longer = Buffer.from(JSON.stringify({ ...claims, exp: claims.exp * 2 })).toString('base64url');
            return { ...kept, statement: [head, longer, signature].join('.') };
          },
        ],
        [
          'what is signed by nobody',
          (kept: { statement: string }) => {
            const head = Buffer.from(JSON.stringify({ alg: 'none', kid: signer.keys[0]!.kid })).toString('base64url');
            return { ...kept, statement: [head, kept.statement.split('.')[1], 'x'].join('.') };
          },
        ],
      ])('A-12 %s', async (_, change) => {
        const till = machine('till');
        await till.activate((await shop.add()).key!, 'Till');
        const file = join(folder, 'till.json');
        writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')) as { statement: string })));
        expect(await no(till.held)).toBe('forged');
      });

      it('A-12 the file of another machine, or a clock that was turned back', async () => {
        const till = machine('till');
        await till.activate((await shop.add()).key!, 'Till');
        writeFileSync(join(folder, 'other.json'), readFileSync(join(folder, 'till.json')));
        expect(await no(machine('other').held)).toBe('forged');
        clock.move(2 * day);
        till.held();
        clock.move(-day);
        expect(await no(till.held)).toBe('clock');
        clock.move(day);
      });
    });
  },
  ports => ({ ...ports, clock, licenses: signer }),
);
