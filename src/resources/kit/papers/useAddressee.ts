import { useGetOne, type Identifier, type RaRecord } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { entityOf } from '../../../entityOf.ts';
import { isPerson } from '../people/useColleagues.ts';
import { useEntity } from '../useEntity.ts';
import { useMay } from '../useMay.ts';

/** Where a record keeps whom its paper is for: `field` is the reference to them, none where it is they. */
type Place = { field: string | null; entity: AnyEntity; email: string };
export type Addressee = { entity: string; id: Identifier; email: string };

/** Whoever one of the printed references leads to, where that has an e-mail; `isPending` while they are looked up. */
export function useAddressee(paper: string, id: Identifier): { addressee?: Addressee; isPending: boolean } {
  const entity = useEntity();
  const place = placeOf(entity, paper);
  const { data: record, isPending: isReading } = useGetOne<RaRecord>(
    entity.resource,
    { id },
    { enabled: place !== null, retry: false },
  );
  const reference = (place?.field ? record?.[place.field] : record?.id) as Identifier | null | undefined;
  const target = place?.entity.resource ?? entity.resource;
  const may = useMay(target, 'list');
  const isAsked = may && reference !== null && reference !== undefined;
  const { data: found, isPending: isFinding } = useGetOne<RaRecord>(
    target,
    { id: reference! },
    { enabled: isAsked, retry: false },
  );
  if (!place) return { isPending: false };
  if (!found) return { isPending: isReading || (isAsked && isFinding) };
  const email = found[place.email] as string | null;
  return { isPending: false, addressee: { entity: place.entity.name, id: found.id, email: email ?? '' } };
}

function placeOf(entity: AnyEntity, paper: string): Place | null {
  const own = emailOf(entity);
  if (own) return { field: null, entity, email: own };
  for (const name of entity.papers?.[paper]?.fields ?? []) {
    const info = entity.info[name]!;
    const target = info.kind === 'ref' && !isPerson(info) ? entityOf(info.target!) : undefined;
    const email = target && emailOf(target);
    if (email) return { field: name, entity: target, email };
  }
  return null;
}

const emailOf = ({ info }: AnyEntity) => Object.values(info).find(({ kind }) => kind === 'email')?.name;
