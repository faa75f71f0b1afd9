import { bodyShapes } from '../shapes/bodies.ts';
import type { Operation } from '../operation.ts';
import { Components, type Json } from './components.ts';
import { parametersOf } from './parameters.ts';
import { refusalResponses, responsesOf } from './responses.ts';

/** Describes the access to a call in sentences. */
const allowed = (operation: Operation): string => {
  const { access } = operation;
  const isProved = access.to !== 'public' && access.proved;
  return isProved ? `${holder(operation)} Only with a proved e-mail address.` : holder(operation);
};

const holder = ({ access }: Operation): string => {
  if (access.to === 'public') return 'For anyone.';
  if (access.to === 'shop' && !access.permission) return 'For members of the shop.';
  if (!access.permission) return 'For whoever is signed in.';
  return access.to === 'shop' && !access.system
    ? `For members of the shop with \`${access.permission}\`.`
    : `For whoever holds \`${access.permission}\`${access.to === 'shop' ? ' in the shop, or `system/all`' : ' on the platform'}.`;
};

const bodyOf = ({ body, entity }: Operation, components: Components): Json =>
  body
    ? {
        requestBody: {
          required: true,
          content: Object.fromEntries(
            Object.entries(bodyShapes(body, entity)).map(([type, shape]) => [
              type,
              { schema: components.referring(shape) },
            ]),
          ),
        },
      }
    : {};

const operationObject = (operation: Operation, components: Components): Json => ({
  operationId: operation.id,
  summary: operation.summary,
  description: allowed(operation),
  tags: [operation.tag],
  security: operation.access.to === 'public' ? [] : [{ bearer: [] }],
  parameters: parametersOf(operation, components),
  ...bodyOf(operation, components),
  responses: responsesOf(operation, components),
});

/** OpenAPI 3.1 of every operation: made from what the router is made from. */
export const openApiDocument = (operations: readonly Operation[]): Json => {
  const components = new Components();
  const responses = refusalResponses(components);
  const paths: Record<string, Json> = {};
  for (const operation of operations) {
    const path = `/${operation.path.replace(/:(\w+)/g, '{$1}')}`;
    (paths[path] ??= {})[operation.method.toLowerCase()] = operationObject(operation, components);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'TolaShop',
      version: '1',
      license: { name: 'All rights reserved', identifier: 'LicenseRef-TolaShop' },
      description:
        'Business administration for shops. Signing in replies with a token, the bearer of every further call. Messages and exported files are in the language that Accept-Language asks for, English or Hindi.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: components.schemas,
      parameters: components.parameters,
      responses,
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description:
            '`Authorization: Bearer <token>`, with the `token` that `POST /account/signin` replies with. It is good for 30 days, until it signs out or the password is set anew.',
        },
      },
    },
  };
};
