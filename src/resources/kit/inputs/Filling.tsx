import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { get } from '../../../dataProvider/calls.ts';
import { pathWith } from '../../../dataProvider/paths.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { useEntity } from '../useEntity.ts';

type Props = { source: string; action: string };

/** Choosing a record fills other fields beside it, with what the entity's action tells of that record. */
export function Filling({ source, action }: Props) {
  const entity = useEntity();
  const { setValue } = useFormContext();
  const { actionError } = useErrorHandling();
  const value: unknown = useWatch({ name: source });
  const seen = useRef(value);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => {
    if (value === seen.current) return;
    seen.current = value;
    running.current?.abort();
    if (typeof value !== 'string' || !value) return;
    const asked = (running.current = new AbortController());
    const [beside, name] = apart(source);
    const path = `${pathWith(entity, `${entity.path}/${entity.actions![action]!.path}`, {})}?${name}=${encodeURIComponent(value)}`;
    get<Record<string, unknown> | null>(path, { signal: asked.signal }).then(
      told => {
        for (const [field, filled] of Object.entries(told ?? {}))
          setValue(`${beside}${field}`, filled, { shouldDirty: true });
      },
      (error: unknown) => {
        if (!asked.signal.aborted) actionError(error);
      },
    );
  });
  return null;
}

/** Of `lines.2.pieceId`: `lines.2.` and `pieceId`. */
const apart = (source: string): [beside: string, name: string] => {
  const end = source.lastIndexOf('.') + 1;
  return [source.slice(0, end), source.slice(end)];
};
