import type { ReactElement, ReactNode } from 'react';
import type { RaRecord, ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { EntityList } from './LaterList.tsx';
import { keepViewsOf, lazyView } from './lazyView.tsx';
import { isLookup } from './picker/useLookup.ts';
import { titleOf } from './titleOf.ts';
import { useMay } from './useMay.ts';

const CreateDialog = lazyView(async () => (await import('./pages/CreateDialog.tsx')).CreateDialog);
const EditDialog = lazyView(async () => (await import('./pages/EditDialog.tsx')).EditDialog);
const EntityCreate = lazyView(async () => (await import('./pages/EntityCreate.tsx')).EntityCreate);
const EntityEdit = lazyView(async () => (await import('./pages/EntityEdit.tsx')).EntityEdit);
const EntityShow = lazyView(async () => (await import('./pages/EntityShow.tsx')).EntityShow);

type Views = Partial<Record<'list' | 'create' | 'edit' | 'show', ReactElement>>;

/**
 * A resource as its entity describes it: a view for every verb that somebody may be allowed, and one to read for whoever may not change. One's own views come in
 * `views` as ordinary elements, such as `<EntityEdit inputs={{ unitId: UnitInput }} />`. What is but a name is made and
 * changed in a dialog over its list.
 */
export function resourceOf(entity: AnyEntity, views: Views = {}): ResourceProps {
  const { list, create, update } = entity.permissions;
  const isName = isLookup(entity);
  const { edit, ...others }: Views = {
    ...(list && { list: <EntityList /> }),
    ...(create && { create: isName ? overList(<CreateDialog />) : <EntityCreate /> }),
    ...(update && { edit: isName ? overList(<EditDialog />) : <EntityEdit /> }),
    ...(list && !isName && { show: <EntityShow /> }),
    ...views,
  };
  keepViewsOf(entity.resource, [edit, ...Object.values(others)]);
  return {
    name: entity.resource,
    recordRepresentation: (record: RaRecord) => titleOf(entity, record),
    ...others,
    // Before a record whose id it could be.
    ...(entity.calendar && others.list && { children: <Route path="calendar/*" element={others.list} /> }),
    ...(edit && {
      edit: others.show ? <EditOrShow resource={entity.resource} edit={edit} show={others.show} /> : edit,
    }),
  };
}

/** One address for a record: whoever may not change it reads it there. */
function EditOrShow({ resource, edit, show }: { resource: string } & Record<'edit' | 'show', ReactNode>) {
  return useMay(resource, 'edit') ? edit : show;
}

const overList = (dialog: ReactNode) => <EntityList>{dialog}</EntityList>;
