import type { AnySchema } from 'yup';
import type { Permission } from '../permissions.ts';
import type { Shape } from './shape.ts';

/** A call that is not list, read, create, update or delete. */
export type Action = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the entity's list path; may name parameters: `:id/images`. */
  path: string;
  /** The whole path, where the call does not live below the list. Without a shop in it a permission of shops stops nobody who is signed in. */
  at?: string;
  /** '' asks for membership in the path's shop alone. */
  permission: Permission | '';
  /** Only a person who has proved their e-mail address may call it. */
  proved?: true;
  summary: string;
  input?: Record<string, AnySchema>;
  multipart?: boolean;
  /** Takes the parameters of this entity's list. */
  paged?: string;
  /** Of the query. */
  parameters?: Record<string, Shape>;
};
export type Actions = Record<string, Action>;
