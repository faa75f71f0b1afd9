import { anything, byName, described, named, object, string, type Shape } from '../../schema/kit/shape.ts';
import type { Operation } from '../operation.ts';
import type { Components, Json } from './components.ts';

const refusal = named(
  'refusal',
  object(
    { responseMessage: described(string, 'What is wrong, in the language that Accept-Language asks for') },
    {
      errors: described(byName(string), 'Field -> what is wrong with it'),
      data: described(anything, 'Of a conflict: the record as it is now, or what is to be confirmed'),
      reference: described(string, 'Of a fault of ours: by which it is found in the error logs'),
    },
  ),
);

const json = (schema: unknown): Json => ({ 'application/json': { schema } });

const retryAfter = { 'Retry-After': { description: 'Seconds', schema: { type: 'integer' } } };

const refusals: Record<string, Json> = {
  400: { description: 'Invalid input: `errors` tells which fields' },
  401: { description: 'No session, or what was to open one is wrong' },
  403: { description: 'Not permitted' },
  404: { description: 'Not found' },
  409: { description: 'Changed meanwhile, in use, or to be confirmed: `data` tells more' },
  413: { description: 'Too large' },
  415: { description: 'Of a type that is not taken here' },
  422: { description: 'The Idempotency-Key was used for something else' },
  429: { description: 'Too many attempts', headers: retryAfter },
  500: { description: 'A fault of ours' },
  503: { description: 'Too much to do: try again later', headers: retryAfter },
};

export const refusalResponses = (components: Components): Json =>
  Object.fromEntries(
    Object.entries(refusals).map(([status, response]) => [
      status,
      { ...response, content: json(components.referring(refusal)) },
    ]),
  );

export const responsesOf = ({ body, handle, tag }: Operation, components: Components): Json => {
  const cannotBe = [
    // What tells of webhooks is read as it came.
    ...(body ? [] : tag === 'Webhooks' ? ['415'] : ['413', '415']),
    ...(handle.once ? [] : ['422']),
  ];
  const statuses = [handle.status ?? 200].flat();
  return {
    ...Object.fromEntries(statuses.map(status => [status, success(handle, status, components)])),
    ...Object.fromEntries(
      Object.keys(refusals)
        .filter(status => !cannotBe.includes(status))
        .map(status => [status, { $ref: `#/components/responses/${status}` }]),
    ),
  };
};

const success = ({ success: reply }: Operation['handle'], status: number, components: Components): Json => {
  if (status === 416)
    return {
      description: 'The file has no such range: `Content-Range` tells its size',
      content: json(components.referring(refusal)),
    };
  if (status === 302)
    return { description: 'Leads on', headers: { Location: { description: 'Where to', schema: { type: 'string' } } } };
  if (status === 304) return { description: 'As `If-None-Match` says' };
  return 'data' in reply
    ? { description: 'Done', content: json(components.referring(object({ data: reply.data }))) }
    : { description: 'The file', content: Object.fromEntries(reply.types.map(type => [type, { schema: file }])) };
};

const file: Shape = {};
