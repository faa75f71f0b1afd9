import { bodySchemas } from './openapiSchemas.ts';
import type { Operation } from './operation.ts';
import type { Reply } from './reply.ts';

const escaped = (text: string) => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);

const style = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1b211e;background:#faf8f3}
h1,h2{color:#0f4d3a}details{border-bottom:1px solid #e7e2d6;padding:.5rem 0}summary{cursor:pointer}code{font-size:.9em}
b{display:inline-block;min-width:4.5rem}td{padding:.1rem 1rem .1rem 0;vertical-align:top}
@media(prefers-color-scheme:dark){body{color:#e8ede9;background:#0d1411}h1,h2{color:#7cc4a4}details{border-color:#26332d}}`;

const section = (tag: string, operations: readonly Operation[]) =>
  `<h2>${escaped(tag)}</h2>${operations.map(entry).join('')}`;

const entry = ({
  method,
  path,
  summary,
  access,
  query = [],
  body,
  entity,
}: Operation) => `<details><summary><b>${method}</b> <code>/api/${escaped(path)}</code> ${escaped(summary)}</summary>
<p>${access.to === 'public' ? 'For anyone.' : access.to === 'person' ? 'For whoever is signed in.' : `For members of the shop${access.permission && ` with <code>${escaped(access.permission)}</code>`}.`}
${body ? `Takes ${Object.keys(bodySchemas(body, entity)).join(' or ')}.` : ''}</p>
${query.length ? `<table>${query.map(({ name, description }) => `<tr><td><code>${escaped(name)}</code></td><td>${escaped(description)}</td></tr>`).join('')}</table>` : ''}</details>`;

/** The description for people; machines read openapi.json. */
export const docsPage = (operations: readonly Operation[]): Reply => {
  const tags = [...new Set(operations.map(({ tag }) => tag))].sort();
  const sections = tags.map(tag =>
    section(
      tag,
      operations.filter(operation => operation.tag === tag),
    ),
  );
  return {
    status: 200,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>TolaShop API</title>
<style>${style}</style><h1>TolaShop API</h1><p>The whole description: <a href="/api/openapi.json">openapi.json</a></p>${sections.join('')}</html>`,
  };
};
