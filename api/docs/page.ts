import type { Json } from '../openapi/components.ts';
import type { Reply } from '../reply.ts';
import { content, fieldLine, fieldList, nameIn, type Schema } from './fields.ts';
import { firstCalls } from './firstCalls.ts';
import { code, escaped, inWords } from './html.ts';
import { style } from './style.ts';

type Parameter = { name: string; in: string; required: boolean; description?: string; schema: Schema };
type Content = Record<string, { schema: Schema }>;
type Call = {
  summary: string;
  description: string;
  tags: string[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type Entry = Call & { method: string; path: string };
type Described = {
  paths: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, Parameter> };
};

const entry = ({ method, path, ...call }: Entry, { components }: Described): string => {
  const parameters = call.parameters.map(each => ('$ref' in each ? components.parameters[nameIn(each.$ref)]! : each));
  return `<details><summary><b>${method}</b> ${code(`/api${path}`)} ${inWords(call.summary)}</summary>
<p>${inWords(call.description)}</p>${taken(parameters)}${sent(call, components)}${replied(call)}</details>`;
};

const taken = (parameters: readonly Parameter[]): string => {
  const lines = parameters
    .filter(parameter => parameter.in !== 'path')
    .map(({ name, in: place, required, description, schema }) => {
      const notes = [place === 'header' ? 'header' : '', required ? 'required' : ''].filter(Boolean);
      return fieldLine(name, { ...schema, ...(description && { description }) }, notes.join(', '));
    });
  return lines.length ? `<h4>Parameters</h4><ul>${lines.join('')}</ul>` : '';
};

const sent = ({ requestBody }: Call, { schemas }: Described['components']): string =>
  Object.entries(requestBody?.content ?? {})
    .map(([type, { schema }]) => {
      const known = schema.$ref ? schemas[nameIn(schema.$ref)]! : schema;
      return `<h4>Takes ${code(type)}</h4>${content(known)}`;
    })
    .join('');

const replied = ({ responses }: Call): string => {
  const [status, { content: types = {} }] = Object.entries(responses).find(([code]) => /^[23]/.test(code))!;
  if (status === '302') return '<h4>Leads on, with 302</h4>';
  const data = types['application/json']?.schema.properties?.['data'];
  return `<h4>Replies with ${status}${data ? '' : `, ${Object.keys(types).map(code).join(' or ')}`}</h4>${data ? content(data) : ''}`;
};

const section = (tag: string, entries: readonly Entry[], described: Described): string =>
  `<h2 id="${slug(tag)}">${escaped(tag)}</h2>${entries.map(each => entry(each, described)).join('')}`;

const slug = (tag: string) => `calls-${tag.toLowerCase().replaceAll(' ', '-')}`;

const shapes = ({ components }: Described): string =>
  Object.entries(components.schemas)
    .map(([name, schema]) => `<h3 id="${name}">${name}</h3>${fieldList(schema)}`)
    .join('');

/** The description for people; machines read openapi.json. `address`: where the site is reached. */
export const docsPage = (document: Json, address: string): Reply => {
  const described = document as unknown as Described;
  const entries = Object.entries(described.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]): Entry => ({ method: method.toUpperCase(), path, ...call })),
  );
  const byTag = Object.entries(Object.groupBy(entries, ({ tags }) => tags[0]!)).sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>TolaShop API</title>
<style>${style}</style><h1>TolaShop API</h1><p>For machines: <a href="/api/openapi.json">openapi.json</a></p>
${firstCalls(`${address}/api`)}<h2>Calls</h2><nav>${byTag.map(([tag]) => `<a href="#${slug(tag)}">${escaped(tag)}</a>`).join(' ')} <a href="#shapes">Shapes</a></nav>
${byTag.map(([tag, its]) => section(tag, its!, described)).join('')}<h2 id="shapes">Shapes</h2>${shapes(described)}</html>`,
  };
};
