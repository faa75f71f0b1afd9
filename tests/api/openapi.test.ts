import { describe, expect, it } from 'vitest';
import { createApi } from '../../api/app.ts';
import type { Ports } from '../../api/ports.ts';
import { entities } from '../../schema/entities/index.ts';

type Json = Record<string, any>;

/** A description and a router need no world outside. */
const api = createApi({ log: () => undefined, clock: { now: () => new Date() } } as unknown as Ports);
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

describe('the description', () => {
  it('is OpenAPI 3.1 in its frame', () => {
    expect(description).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'TolaShop', version: expect.any(String) },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    });
    expect(Object.keys(description).toSorted()).toEqual(['components', 'info', 'openapi', 'paths', 'servers']);
  });

  it('has an id of its own for every call', () => {
    const ids = described.map(({ operation }) => operation['operationId']);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every(id => /^[a-z]\w*\.[a-z]\w*$/i.test(id))).toBe(true);
  });

  it.each(cases)('is whole for %s', (_, { method, path, operation }) => {
    expect(operation).toMatchObject({
      summary: expect.stringMatching(/\w/),
      tags: [expect.any(String)],
      security: expect.any(Array),
    });
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const parameters = operation['parameters'] as Json[];
    expect(parameters.filter(parameter => parameter['in'] === 'path').map(parameter => parameter['name'])).toEqual(
      inPath,
    );
    const keys = parameters.map(parameter => `${parameter['in']} ${parameter['name']}`);
    expect(new Set(keys).size, keys.join()).toBe(keys.length);
    for (const parameter of parameters)
      expect(parameter).toMatchObject({
        name: expect.any(String),
        in: expect.stringMatching(/^(path|query)$/),
        required: parameter['in'] === 'path' ? true : expect.any(Boolean),
        schema: expect.any(Object),
      });
    const successes = Object.entries(operation['responses'] as Record<string, Json>).filter(([status]) =>
      status.startsWith('2'),
    );
    expect(successes).toHaveLength(1);
    for (const [status, response] of Object.entries(operation['responses'] as Record<string, Json>)) {
      expect(status).toMatch(/^[245]\d\d$/);
      expect(response).toMatchObject({ description: expect.any(String), content: expect.any(Object) });
    }
    if (operation['requestBody']) expect(['POST', 'PUT']).toContain(method);
  });

  /** Calls that take nothing beside their path. */
  const bare = [
    'notifications.read',
    'account.signout',
    'contacts.unmerge',
    'exports.again',
    'exports.cancel',
    'imports.cancel',
    'imports.undo',
    'messages.cancel',
    'webhooks.whatsapp',
    'products.removeFromImages',
    'users.disable',
    'users.enable',
    'users.invite',
  ];
  it.each(cases.filter(([, { method }]) => method === 'POST' || method === 'PUT'))(
    'tells what %s takes',
    (_, { operation }) => {
      if (bare.includes(operation['operationId']) || String(operation['operationId']).endsWith('.exportLater'))
        return expect(operation['requestBody']).toBeUndefined();
      const content = Object.entries(operation['requestBody'].content as Record<string, Json>);
      for (const [type, { schema }] of content as [string, Json][]) {
        expect(type).toMatch(/^(application\/json|multipart\/form-data)$/);
        expect(Object.keys(schema.properties).length).toBeGreaterThan(0);
        for (const name of schema.required ?? []) expect(Object.keys(schema.properties)).toContain(name);
      }
    },
  );

  it('names the parameter that erases a contact for good', () => {
    const { parameters } = description['paths']['/shops/{shopId}/contacts/{id}'].delete;
    expect(parameters.map(({ name }: Json) => name)).toEqual(['shopId', 'id', 'permanent']);
  });

  it('refers only to what it holds', () => {
    const references = [...JSON.stringify(description).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name]) => name!,
    );
    expect(references.length).toBeGreaterThan(0);
    for (const name of new Set(references)) expect(Object.keys(description['components'].schemas)).toContain(name);
  });

  it('holds nothing but JSON schema', () => {
    const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null'];
    const check = (schema: Json, place: string): void => {
      for (const type of [schema['type'] ?? []].flat()) expect(types, place).toContain(type);
      if (schema['enum']) expect(new Set(schema['enum']).size, place).toBe(schema['enum'].length);
      if (schema['type'] === 'array') check(schema['items'], `${place}[]`);
      for (const name of schema['required'] ?? []) expect(Object.keys(schema['properties']), place).toContain(name);
      for (const [name, inner] of Object.entries((schema['properties'] ?? {}) as Record<string, Json>))
        check(inner, `${place}.${name}`);
    };
    const find = (value: unknown, place: string): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [name, inner] of Object.entries(value))
        if (name === 'schema') check(inner as Json, place);
        else find(inner, `${place}/${name}`);
    };
    find(description['paths'], 'paths');
    for (const [name, schema] of Object.entries(description['components'].schemas)) check(schema as Json, name);
  });

  it.each(Object.values(entities).map(entity => [entity.name, entity] as const))(
    'has every field of %s that a reply carries',
    (name, entity) => {
      const { properties } = description['components'].schemas[name];
      expect(Object.keys(properties)).toEqual(
        expect.arrayContaining(['id', 'createdAt', ...Object.keys(entity.fields)]),
      );
    },
  );

  it('names every call for people too', async () => {
    const page = await get('/api/docs');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await page.text();
    for (const { method, path } of described)
      expect(html).toContain(`<b>${method}</b> <code>/api${path.replace(/\{(\w+)\}/g, ':$1')}</code>`);
    expect(html).not.toMatch(/<script/i);
  });
});
