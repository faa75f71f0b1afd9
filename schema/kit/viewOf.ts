import type { Permission } from '../permissions.ts';
import type { AnyEntity, Verb } from './defineEntity.ts';
import type { Place } from './groups.ts';
import { namesOf } from './namesOf.ts';

type ViewDefinition = {
  name: string;
  label: { one: string; many: string };
  path: string;
  page: { route: string; menu: Place };
  /** To give the role to a record that is there asks for `create`, to take it away for `update`. */
  permissions: Record<Verb, Permission>;
  columns: readonly string[];
};

/**
 * An entity that is part of another: the same table and rules, fewer records. It is none of `entities`, so that whatever goes through all
 * tables, archives or persons meets the records once. What a record has beside its fields stays with the whole: remarks, files, imports,
 * merging, figures, public pages.
 */
export const viewOf = (whole: AnyEntity, field: string, definition: ViewDefinition): AnyEntity => {
  if (whole.info[field]?.kind !== 'boolean') throw new Error(`${whole.name}.${field} is no yes or no`);
  const { name, label, path, page, permissions, columns } = definition;
  const untyped = [...(whole.readOnly ?? []), ...(whole.importOnly ?? [])];
  return {
    ...rest(whole),
    ...namesOf({ ...whole, columns, readOnly: untyped, importOnly: [] }, Object.values(whole.info), []),
    label,
    path,
    permissions,
    route: page.route,
    resource: page.route,
    menu: page.menu,
    filters: (whole.filters ?? []).filter(filter => !untyped.includes(filter)),
    view: { name, field, of: whole },
  };
};

const rest = ({
  naturalKey: _naturalKey,
  duplicateRules: _duplicateRules,
  actions: _actions,
  buttons: _buttons,
  publicForm: _publicForm,
  remarks: _remarks,
  files: _files,
  card: _card,
  messages: _messages,
  ...others
}: AnyEntity) => others;
