import type { AnyEntity, Fields } from '../schema/kit/defineEntity.ts';
import type { Access } from './access.ts';
import type { Call } from './call.ts';
import type { Reply } from './reply.ts';

export type Parameter = { name: string; description: string; required?: boolean };

export type Body =
  | { of: 'record'; mode: 'create' | 'update'; multipart?: boolean }
  | { of: 'fields'; fields: Fields; multipart?: boolean }
  | { of: 'ids' | 'changes' | 'export' | 'import' };

/** What a successful reply's `data` holds, for the description. */
export type Shape =
  | 'page'
  | 'list'
  | 'record'
  | 'ids'
  | 'history'
  | 'import'
  | 'export'
  | 'tasks'
  | 'file'
  | 'any'
  | { [name: string]: string };

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
  reply: Shape;
  /** Of a success, where it is not the usual one. */
  status?: number;
  /** Goes ahead of all calls that are not. */
  urgent?: true;
  /** Its reply goes out for as long as its reader takes. */
  isDownload?: true;
  handle: (call: Call) => Promise<Reply>;
};
