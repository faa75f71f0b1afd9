import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { openApiDocument } from '../../api/openapi/document.ts';
import { maskedHeader } from '../../api/support/mask.ts';
import { operationAt, operations } from './operations.ts';

type Json = Record<string, any>;
type Answer = { status: number; headers: Headers; body: unknown };

/** Nothing more in an object than it is described with. */
const closed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const inner = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, closed(item)]));
  return [inner['type']].flat().includes('object') && inner['properties']
    ? { additionalProperties: false, ...inner }
    : inner;
};

const description = closed(openApiDocument(operations)) as Json;

const ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: true });
formats.default(ajv);
ajv.addSchema(description, 'description');

const known = new Map<string, ValidateFunction>();
const validator = (...place: string[]): ValidateFunction => {
  const pointer = place.map(part => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  const made = known.get(pointer) ?? ajv.compile({ $ref: `description#/${pointer}` });
  known.set(pointer, made);
  return made;
};

/** In what a reply is not as its call is described; none for a call that there is not. */
export const undescribed = (method: string, address: string, { status, headers, body }: Answer): string[] => {
  const operation = operationAt(method, address);
  if (!operation) return [];
  const place = ['paths', `/${operation.path.replace(/:(\w+)/g, '{$1}')}`, method.toLowerCase(), 'responses'];
  const responses = place.reduce((part, name) => part[name], description);
  const response = responses[status];
  const says = (problem: string) => `${method} ${address}: ${problem}`;
  if (!response) return [says(`${status} is not described`)];
  if (status === 304) return [];
  if (status === 302) return headers.get('location') ? [] : [says('leads nowhere')];
  if (status >= 300) return problems(validator('components', 'schemas', 'refusal'), body).map(says);
  const type = headers.get('content-type')?.split(';')[0] ?? '';
  if (!response.content[type]) return [says(`${type} is not described`)];
  if (type !== 'application/json' || headers.has(maskedHeader)) return [];
  return problems(validator(...place, String(status), 'content', type, 'schema'), body).map(says);
};

const problems = (validate: ValidateFunction, value: unknown): string[] =>
  validate(value)
    ? []
    : validate.errors!.map(
        ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
      );
