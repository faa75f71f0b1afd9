import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createApi } from '../../../api/app.ts';
import { keptPeople } from '../../../api/db/select.ts';
import type { Ports } from '../../../api/ports.ts';
import { entities } from '../../../schema/entities/index.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../../schema/kit/fieldInfo.ts';
import { validate, validateFields } from '../../../schema/kit/validate.ts';
import { signInFields } from '../../../schema/rules/signIn.ts';

type Json = Record<string, any>;

/** A description and a router need no world outside. */
const ports = { log: () => undefined, clock: { now: () => new Date() }, site: { address: 'https://shop.test' } };
const api = createApi(ports as unknown as Ports);
const get = async (path: string) => api.fetch(new Request(`http://shop.test${path}`));
const description: Json = await (await get('/api/openapi.json')).json();
const described = Object.entries(description['paths'] as Record<string, Json>).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    method: method.toUpperCase(),
    path,
    operation: operation as Json,
  })),
);
const cases = described.map(each => [`${each.method} ${each.path}`, each] as const);
const { schemas, parameters } = description['components'] as Record<string, Json>;
const known = (parameter: Json): Json => (parameter['$ref'] ? parameters![lastOf(parameter['$ref'])] : parameter);
const lastOf = (reference: string) => reference.split('/').at(-1)!;

describe('the description and the router', () => {
  it('hold the same calls', () => {
    const routes = api.routes.filter(({ path }) => !/^\/api\/(openapi\.json|docs)$/.test(path));
    const named = routes.map(
      ({ method, path }) => `${method} ${path.replace(/^\/api/, '').replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(named.toSorted()).toEqual(described.map(({ method, path }) => `${method} ${path}`).toSorted());
    expect(new Set(named).size).toBe(named.length);
  });
});

/** What `redocly lint` says, as the project configures it. */
const lint = async (document: Json): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'tolashop-lint-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(document));
  const root = join(import.meta.dirname, '../../..');
  const args = [join(root, 'node_modules/@redocly/cli/bin/cli.js'), 'lint', join(folder, 'openapi.json')];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const said = await new Promise<string>(resolve =>
    execFile(process.execPath, [...args, '--format=json'], { cwd: root, env, maxBuffer: 1e8 }, (_, stdout) =>
      resolve(stdout),
    ),
  );
  const { problems } = JSON.parse(said) as { problems: { ruleId: string; message: string }[] };
  return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
};

describe('the description', () => {
  it('is OpenAPI 3.1 of which a linter has nothing to say', async () => {
    expect(description['openapi']).toBe('3.1.0');
    expect(await lint(description)).toEqual([]);
  });

  it('would be told of otherwise', async () => {
    const paths = { '/things': { get: { responses: { 200: { description: 'Done' } } } } };
    expect(await lint({ ...description, paths })).toContainEqual(expect.stringMatching(/^operation-operationId/));
  });

  it('has an id of its own for every call', () => {
    const ids = described.map(({ operation }) => operation['operationId']);
    expect(ids.every(id => /^[a-z]\w*\.[a-z]\w*$/i.test(id))).toBe(true);
  });

  it.each(cases)('tells what %s replies with', (_, { operation }) => {
    const successes = Object.entries(operation['responses'] as Record<string, Json>).filter(([status]) =>
      /^2|302/.test(status),
    );
    expect(successes.length).toBeGreaterThan(0);
    for (const [status, { content, headers, description: told }] of successes) {
      if (status === '302') {
        expect(headers).toHaveProperty('Location');
        continue;
      }
      const { schema } = (content['application/json'] ?? { schema: null }) as Json;
      // A file may be of JSON, too.
      if (!schema || told === 'The file') continue;
      expect(schema.required).toEqual(['data']);
      expect(Object.keys(schema.properties.data).length).toBeGreaterThan(0);
    }
  });

  /** Calls that take nothing beside their path. */
  const bare = [
    'orders.invoice',
    'customerSubscriptions.billAgain',
    'shops.company',
    'shops.approveSupport',
    'shops.refuseSupport',
    'customers.giveRole',
    'suppliers.giveRole',
    'karigars.giveRole',
    'products.makePublicAddress',
    'workOrders.makePublicAddress',
    'workOrders.words',
    'chitMembers.makePublicAddress',
    'contacts.makePublicForm',
    'enquiries.makePublicForm',
    'notifications.read',
    'account.signout',
    'account.sample',
    'contacts.unmerge',
    'archives.create',
    'archives.cancel',
    'archiveImports.cancel',
    'shops.finishArchiveUpload',
    'exports.again',
    'quickBills.eInvoice',
    'creditNotes.eInvoice',
    'debitNotes.eInvoice',
    'ledgerAccounts.gstReturnFile',
    'ledgerAccounts.monthFolderFile',
    'ledgerAccounts.monthFolderMail',
    'ledgerAccounts.tally',
    'exports.cancel',
    'imports.cancel',
    'imports.pictures',
    'imports.undo',
    'messages.cancel',
    'webhooks.whatsapp',
    'webhooks.razorpay',
    'payments.confirm',
    'account.sendProof',
    'products.removeFromImages',
    'products.restoreFile',
    'pieces.removeFromImages',
    'workOrders.removeFromImages',
    'heldGoods.removeFromImages',
    'pieces.restoreFile',
    'contacts.restoreFile',
    'applications.restoreFile',
    'enquiries.restoreFile',
    'tasks.restoreFile',
    'vouchers.restoreFile',
    'purchases.restoreFile',
    'quotes.bill',
    'quotes.order',
    'salesOrders.bill',
    'workOrders.bill',
    'quotes.restoreFile',
    'quickBills.restoreFile',
    'salesOrders.restoreFile',
    'chitSchemes.restoreFile',
    'chitMembers.restoreFile',
    'oldGold.restoreFile',
    'meltingLots.restoreFile',
    'heldGoods.restoreFile',
    'workOrders.restoreFile',
    'karigarIssues.restoreFile',
    'karigarReceipts.restoreFile',
    'pieceIssues.restoreFile',
    'pieceTransfers.restoreFile',
    'tills.take',
    'tills.leave',
    'serviceRequests.restoreFile',
    'serviceRequests.attachError',
    'users.disable',
    'users.enable',
    'users.invite',
    'publicCards.tap',
    'downloads.finishFileUpload',
    'ads.makeReport',
    'publicAds.view',
    'meetings.invite',
    'meetings.renewAddress',
    'meetings.restoreFile',
    'meetingInvitations.attendAll',
  ];
  it.each(cases.filter(([, { method }]) => method === 'POST' || method === 'PUT'))(
    'tells what %s takes',
    (_, { operation }) => {
      const id = String(operation['operationId']);
      if (bare.includes(id) || /\.(exportLater|papersLater\w+|print[A-Z]\w+|beginText\w+)$/.test(id))
        return expect(operation['requestBody']).toBeUndefined();
      for (const [type, { schema }] of Object.entries(operation['requestBody'].content as Record<string, Json>)) {
        // Bytes have no fields.
        if (type === 'application/octet-stream') continue;
        expect(type).toMatch(/^(application\/json|multipart\/form-data)$/);
        const { properties } = schema.$ref ? schemas![lastOf(schema.$ref)] : schema;
        expect(Object.keys(properties).length).toBeGreaterThan(0);
      }
    },
  );

  it('names the parameter that erases a contact for good', () => {
    const erasing = (description['paths']['/shops/{shopId}/contacts/{id}'].delete.parameters as Json[]).map(known);
    expect(erasing.map(({ name }) => name)).toEqual(['shopId', 'id', 'permanent']);
    expect(erasing.at(-1)!['schema']).toEqual({ type: 'boolean' });
  });

  it('knows the bearer, and the key that makes a POST one of a kind', () => {
    expect(description['components'].securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
    const { post } = description['paths']['/shops/{shopId}/contacts'];
    expect(post.security).toEqual([{ bearer: [] }]);
    expect((post.parameters as Json[]).map(known)).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false }),
    );
  });

  it.each(
    Object.values(entities)
      .filter(({ link }) => !link)
      .map(entity => [entity.name, entity] as const),
  )('has every field of %s, which a reply always carries', (name, entity) => {
    const { properties, required } = schemas![name];
    const info = (field: string): FieldInfo | undefined => (entity.info as Record<string, FieldInfo>)[field];
    // Lists leave out lines and what is collected, lists of one shop the people, and not everybody sees what has a permission of its own.
    const people = keptPeople(entity).map(({ as }) => as);
    const mayLack = (field: string) =>
      info(field)?.kind === 'lines' ||
      info(field)?.shownTo ||
      (entity as AnyEntity).collects?.[field] ||
      people.includes(field);
    const always = (names: readonly string[]) => names.filter(field => !mayLack(field));
    expect(required).toEqual(always(Object.keys(properties)));
    expect(required).toEqual(expect.arrayContaining(['id', 'createdAt', ...always(Object.keys(entity.fields))]));
  });

  it('names choices, and what may be null', () => {
    const { gender, email } = schemas!['contacts'].properties;
    expect(gender.oneOf).toContainEqual({ const: 1, title: 'Male' });
    expect(email.type).toEqual(['string', 'null']);
  });
});

describe('the page for people', async () => {
  const page = await get('/api/docs');
  const html = await page.text();

  it('is a page without a program', () => {
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).not.toMatch(/<script/i);
  });

  it.each(cases)('shows %s with its fields', (_, { method, path, operation }) => {
    const start = html.indexOf(`<b>${method}</b> <code>/api${path}</code>`);
    expect(start).toBeGreaterThan(0);
    const entry = html.slice(start, html.indexOf('</details>', start));
    for (const { name, in: place } of (operation['parameters'] as Json[]).map(known))
      if (place !== 'path') expect(entry).toContain(`<code>${name}</code>`);
    for (const { schema } of Object.values((operation['requestBody']?.content ?? {}) as Record<string, Json>))
      for (const name of Object.keys((schema.$ref ? schemas![lastOf(schema.$ref)] : schema).properties ?? {}))
        expect(entry).toContain(`<code>${name}</code>`);
  });

  it('shows every shape that it refers to', () => {
    const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, name]) => name!);
    expect(links.length).toBeGreaterThan(100);
    for (const name of new Set(links)) expect(html).toContain(`id="${name}"`);
  });

  it('begins with calls to type, at this site, which the API takes', () => {
    expect(html).toContain('API=https://shop.test/api\ncurl $API/account/signin');
    const typed = html.replaceAll('&#34;', '"');
    const [signIn, contact] = [...typed.matchAll(/--json[\s\\]*'(\{.*?\})'/gs)].map(([, json]) => JSON.parse(json!));
    expect(validateFields(signInFields, signIn).problems).toBeUndefined();
    expect(validate(entities.contacts, contact, 'create').problems).toBeUndefined();
  });
});
