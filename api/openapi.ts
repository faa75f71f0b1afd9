import type { Operation } from './operation.ts';
import { bodySchema, recordSchema, replySchema, type Json } from './openapiSchemas.ts';

const text = { type: 'string' };

const refusals = {
  400: 'Invalid input',
  401: 'No session',
  403: 'Not permitted',
  404: 'Not found',
  409: 'Changed, in use, or to be confirmed',
  413: 'Too large',
  415: 'Of a type that is not taken here',
  422: 'Idempotency-Key used for something else',
  429: 'Too many',
  503: 'Busy',
};

const parametersOf = ({ path, query = [] }: Operation): Json[] => [
  ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: text })),
  ...query.map(({ name, description, required = false }) => ({
    name,
    in: 'query',
    required,
    description,
    schema: text,
  })),
];

const success = ({ reply, entity }: Operation): Json => {
  const schema = replySchema(reply, entity);
  if (reply === 'file') return { description: 'The file', content: { '*/*': { schema } } };
  return { description: 'Done', content: json({ type: 'object', properties: { data: schema } }) };
};

const json = (schema: Json): Json => ({ 'application/json': { schema } });
const refusal = json({ $ref: '#/components/schemas/refusal' });

const operationObject = (operation: Operation): Json => {
  const { id, method, summary, tag, access, body, reply, entity } = operation;
  const { status = method === 'POST' && reply === 'record' ? 201 : 200 } = operation;
  return {
    operationId: id,
    summary,
    tags: [tag],
    ...(access.to === 'shop' && {
      description: access.permission ? `Takes \`${access.permission}\`.` : 'For members of the shop.',
    }),
    security: access.to === 'public' ? [] : [{ bearer: [] }],
    parameters: parametersOf(operation),
    ...(body && { requestBody: bodySchema(body, entity) }),
    responses: {
      [status]: success(operation),
      ...Object.fromEntries(
        Object.entries(refusals).map(([code, description]) => [code, { description, content: refusal }]),
      ),
    },
  };
};

/** OpenAPI 3.1 of every operation: made from what the router is made from. */
export const openApiDocument = (operations: readonly Operation[]): Json => {
  const paths: Record<string, Json> = {};
  const schemas: Json = {
    refusal: {
      type: 'object',
      properties: { responseMessage: text, errors: { type: 'object', additionalProperties: text }, data: {} },
    },
  };
  for (const operation of operations) {
    const path = `/${operation.path.replace(/:(\w+)/g, '{$1}')}`;
    (paths[path] ??= {})[operation.method.toLowerCase()] = operationObject(operation);
    if (operation.entity) schemas[operation.entity.name] ??= recordSchema(operation.entity);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'TolaShop',
      version: '1',
      description:
        'Business administration for shops. Messages and exported files are in the language that Accept-Language asks for, English or Hindi.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: { schemas, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
};
