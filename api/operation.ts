import type { AnyEntity, Fields } from '../schema/kit/defineEntity.ts';
import type { Shape } from '../schema/kit/shape.ts';
import type { Access } from './access.ts';
import type { Handler } from './handler.ts';

/** Of the query. What it is for stands in the shape. `isShared`: the same for every call that takes one of this name. */
export type Parameter = { name: string; shape: Shape; required?: boolean; isShared?: true };

export type Body =
  /** `beside`: what it takes that is no field of the record. */
  | { of: 'record'; mode: 'create' | 'update'; multipart?: boolean; beside?: Record<string, Shape> }
  | { of: 'fields'; fields: Fields; multipart?: boolean }
  | { of: 'ids' | 'changes' | 'export' | 'import' | 'look' | 'mended' }
  /** `multipart`: a file goes along. */
  | { of: 'visitor'; multipart?: boolean }
  /** Bytes as they are, which `Content-Range` places in a file. */
  | { of: 'part' };

/** One call of the API: the router and the description are both made from these. */
export type Operation = {
  id: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api/`, with `:parameters`. */
  path: string;
  summary: string;
  tag: string;
  access: Access;
  entity?: AnyEntity;
  query?: readonly Parameter[];
  body?: Body;
  /** Goes ahead of all calls that are not. */
  urgent?: true;
  /** Its reply goes out for as long as its reader takes. */
  isDownload?: true;
  /**
   * Lets a support access make the call; without it none does. `masked`: personal data in its reply is masked by the shapes that describe it.
   * `whole`: it cannot be masked, and is for an access that shows personal data.
   */
  support?: 'masked' | 'whole';
  /** Knows what it replies with. */
  handle: Handler;
};
