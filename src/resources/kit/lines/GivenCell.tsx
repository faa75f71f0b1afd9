import { useEffect } from 'react';
import { useGetManyAggregate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import { isTold } from '../columns/cell.ts';
import { cells } from '../columns/columns.tsx';
import { targetOf, useEntity } from '../useEntity.ts';
import type { LineColumn } from './lineColumns.ts';

type Props = { source: string; column: LineColumn };

/** What the record says that another cell of the line refers to: shown as soon as it is chosen, and reckoned with. */
export function GivenCell({ source, column: { name, kind, info } }: Props) {
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: `${source}.${name}` });
  const told = useCopied(source, name, info);
  useEffect(() => {
    if (told !== undefined && told !== value) setValue(`${source}.${name}`, told);
  }, [told, value, source, name, setValue]);
  const { Show } = cells[kind];
  return <span className="given">{isTold(value) && <Show value={value} info={info} record={{ id: '' }} />}</span>;
}

/** Undefined while it is not known. */
function useCopied(source: string, name: string, { given }: FieldInfo): unknown {
  const entity = useEntity();
  const from = given!.from!;
  const id = useWatch({ name: `${source}.${from}` }) as string | null | undefined;
  const line = entity.info[source.split('.')[0]!]!.line!;
  const { resource } = targetOf(line[from]!);
  const { data } = useGetManyAggregate(resource, { ids: id ? [id] : [] }, { enabled: Boolean(id) });
  if (!id) return null;
  const record = data?.find(each => each?.id === id);
  return record && ((record as Record<string, unknown>)[given!.field ?? name] ?? null);
}
