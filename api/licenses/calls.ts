import { licenseMachines, type LicenseMachine } from '../../schema/entities/licenseMachines.ts';
import { licenses } from '../../schema/entities/licenses.ts';
import { Refusal } from '../../schema/errors.ts';
import { choice, text } from '../../schema/kit/kinds.ts';
import { exactly, object, string, type Of } from '../../schema/kit/shape.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import {
  believedUntil,
  claimsOf,
  isOver,
  lastDayOf,
  readKey,
  type LicenseReason,
} from '../../schema/rules/licenses.ts';
import { appOptions, type AppId } from '../../schema/rules/plans.ts';
import { say } from '../../schema/words/said.ts';
import { createStatements } from '../crud/create.ts';
import { transitStatements } from '../crud/update.ts';
import { publishChange } from '../events/signals.ts';
import { inputOf } from '../handlers/input.ts';
import { DatabaseError, type Run } from '../ports.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { countAttempts } from '../session/attempts.ts';
import { networkOf } from '../session/network.ts';
import { enterLicense, lockLicense, type Held } from './kept.ts';

export const statement = object({ statement: string });
export const released = object({ released: exactly(true) });

const fingerprint = /^[A-Za-z0-9_-]{16,128}$/;

/** Who asks, on which machine. */
export const askFields = {
  key: text().label('Key').required('Enter the key').max(40),
  app: choice(appOptions).label('App').required(),
  machine: text()
    .label('Fingerprint')
    .required()
    .matches(fingerprint, { name: 'fingerprint', message: '16 to 128 letters, digits, - and _' }),
};
const version = () => text().label('Version of the app').max(40);
export const checkFields = { ...askFields, version: version() };
export const activateFields = { ...checkFields, name: text().label('Name').required().max(80) };

type Asked = { key: string; app: AppId; machine: string };
type Found = Held & { run: Run; shop: string };

/** The machine gets a seat; one that has one keeps it, however often it asks. */
export const activate = async (context: RequestContext): Promise<Reply<Of<typeof statement>>> => {
  const input = await inputOf(context, { input: activateFields });
  const { name, machine, version } = input;
  const found = await withLicense(context, input as Asked, async found => {
    refuseOver(context, found);
    const own = ownOf(found, machine);
    if (own) await seen(context, found, own, { name, appVersion: version ?? null });
    else await takeSeat(context, found, { machine, name, appVersion: version ?? null });
    return found;
  });
  return signed(context, found, machine);
};

/** A new statement for a machine that has a seat. */
export const check = async (context: RequestContext): Promise<Reply<Of<typeof statement>>> => {
  const input = await inputOf(context, { input: checkFields });
  const { machine, version } = input;
  const found = await withLicense(context, input as Asked, async found => {
    refuseOver(context, found);
    const own = ownOf(found, machine);
    if (!own) throw refused('notActivated');
    await seen(context, found, own, { name: own.name, appVersion: version ?? own.appVersion ?? null });
    return found;
  });
  return signed(context, found, machine);
};

/** Whoever leaves a machine gives its seat back, also of a licence that is over. */
export const release = async (context: RequestContext): Promise<Reply<Of<typeof released>>> => {
  const input = await inputOf(context, { input: askFields });
  await withLicense(context, input as Asked, async found => {
    const own = ownOf(found, input.machine);
    if (!own) return;
    const { run, shop } = found;
    await run([
      ...transitStatements(licenseMachines, 'release', shop, [own], {}, context.occasion),
      publishChange(shop, licenseMachines.name),
    ]);
  });
  return data({ released: true });
};

/** In the shop of the key's licence, which is locked. Keys that there are not are all refused alike. */
const withLicense = async <T>(
  context: RequestContext,
  { key: typed, app }: Asked,
  work: (found: Found) => Promise<T>,
): Promise<T> => {
  const { ports, address } = context;
  const key = readKey(typed);
  await countAttempts(context, [
    { limit: 'license', name: networkOf(address) },
    ...(key ? [{ limit: 'licenseKey', name: ports.secrets.digest(key) } as const] : []),
  ]);
  if (!key) throw refused('unknown');
  return ports.database.transaction(async run => {
    const { shop, held } = await entered(run, key);
    if (held.license.app !== app) throw refused('otherApp');
    return work({ ...held, run, shop });
  });
};

const entered = async (run: Run, key: string): Promise<{ shop: string; held: Held }> => {
  try {
    const [found] = await run([enterLicense(key)]);
    const [shop, license] = found!.rows[0]! as [string, string];
    return { shop, held: await lockLicense(run, shop, license) };
  } catch (error) {
    // Never was, is in the trash, or belongs to a shop that is not open.
    if (error instanceof DatabaseError && error.code === 'TS404') throw refused('unknown');
    throw error;
  }
};

const sentences = {
  unknown: 'licenseUnknown',
  otherApp: 'licenseOtherApp',
  blocked: 'licenseBlocked',
  ended: 'licenseEnded',
  noSeat: 'licenseNoSeat',
  notActivated: 'licenseNotActivated',
} as const satisfies Record<LicenseReason, string>;

/** For people a sentence, for the app a word. */
const refused = (reason: LicenseReason, seats = 0): Refusal =>
  new Refusal(
    reason === 'unknown' ? 404 : 409,
    reason === 'noSeat' ? say('licenseNoSeat', { seats }) : say(sentences[reason]),
    { data: { reason } },
  );

const refuseOver = ({ at }: RequestContext, { license, plan }: Found): void => {
  if (license.state === 'blocked') throw refused('blocked');
  if (license.state === 'ended' || isOver(license, plan, shopDay(at))) throw refused('ended');
};

const ownOf = ({ machines }: Found, machine: string): LicenseMachine | undefined =>
  machines.find(each => each.machine === machine);

type Told = { name: string; appVersion: string | null };

const takeSeat = async (
  context: RequestContext,
  { run, shop, license, machines }: Found,
  told: Told & { machine: string },
): Promise<void> => {
  if (machines.length >= license.seats) throw refused('noSeat', license.seats);
  const { ports, occasion, at } = context;
  const row = { ...told, id: ports.ids.next(), licenseId: license.id, state: 'active', seenAt: at.toISOString() };
  await run([
    ...createStatements(licenseMachines, shop, [row], occasion),
    publishChange(shop, licenseMachines.name),
    publishChange(shop, licenses.name, license.id),
  ]);
};

/** Not worth a line in the history. */
const seen = async (
  { at }: RequestContext,
  { run, shop }: Found,
  { id }: LicenseMachine,
  { name, appVersion }: Told,
): Promise<void> => {
  const text = `update license_machines m set seen_at = $3::timestamptz, name = $4, app_version = $5
    where m.shop_id = $1 and m.id = $2`;
  await run([
    { text, values: [shop, id, at.toISOString(), name, appVersion] },
    publishChange(shop, licenseMachines.name),
  ]);
};

/** Once the transaction is over. */
const signed = async (
  { ports, at }: RequestContext,
  { license, plan }: Found,
  machine: string,
): Promise<Reply<Of<typeof statement>>> => {
  const until = believedUntil(at, lastDayOf(license, plan));
  const stated = { issuer: ports.site.address, license: license.id, at, until };
  return data({ statement: await ports.licenses.sign(claimsOf(license, plan, machine), stated) });
};
