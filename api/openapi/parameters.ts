import { described, oneOf, string, uuid, type Shape } from '../../schema/kit/shape.ts';
import { longestKey } from '../requestContext.ts';
import type { Operation, Parameter } from '../operation.ts';
import type { Components, Json } from './components.ts';

/** Of the path, of the query and of the header. */
export const parametersOf = ({ path, query = [], handle }: Operation, components: Components): unknown[] => [
  ...[...path.matchAll(/:(\w+)/g)].map(([, name]) => inPath(name!, components)),
  ...query.map(parameter => inQuery(parameter, components)),
  ...(handle.once ? [components.sharedParameter('Idempotency-Key', idempotencyKey)] : []),
];

const pathShapes: Record<string, Shape> = { rendition: oneOf(['full.webp', 'thumbnail.webp']), token: string };

const inPath = (name: string, components: Components): Json => {
  const schema = pathShapes[name] ?? uuid;
  const parameter = { name, in: 'path', required: true, schema };
  return name in pathShapes ? parameter : components.sharedParameter(name, parameter);
};

const inQuery = ({ name, shape, required = false, isShared }: Parameter, components: Components): unknown => {
  const { description, ...schema } = shape;
  const parameter = {
    name,
    in: 'query',
    required,
    ...(description !== undefined && { description }),
    // Separated by commas.
    ...(schema['type'] === 'array' && { style: 'form', explode: false }),
    schema: components.referring(schema),
  };
  return isShared ? components.sharedParameter(name, parameter) : parameter;
};

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes the call one of a kind: within a day the same person, path and key get the first reply again, and nothing is done twice. Another body under the same key is refused with 422.',
  schema: described({ ...string, maxLength: longestKey }, 'A UUID, say'),
};
