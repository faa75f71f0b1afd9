import type { ButtonProps } from '@mui/material/Button';
import { ResourceContextProvider, type RaRecord } from 'react-admin';
import type { Buttons } from '../../../../schema/kit/buttons.ts';
import { buttonOf } from '../../../../schema/kit/buttonsOf.ts';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { PressButton } from './ActionButtons.tsx';
import { usePress, type Pressing } from './usePress.tsx';
import { useUsable } from './useUsable.ts';

type Declared = Omit<AnyEntity, 'buttons'> & { buttons?: Buttons };
type NameOf<E> = E extends { buttons?: infer B } ? Extract<keyof NonNullable<B>, string> : never;
type Props<E> = Pressing &
  Pick<ButtonProps, 'size' | 'variant' | 'startIcon'> & {
    entity: E;
    name: NameOf<E>;
    record?: Partial<RaRecord> & Pick<RaRecord, 'id'>;
  };

/** One button of an entity, where a page by hand has a place for it. */
export function ActionButton<E extends Declared>({ entity, ...props }: Props<E>) {
  return (
    <ResourceContextProvider value={entity.resource}>
      <One button={buttonOf(entity, props.name)} {...props} />
    </ResourceContextProvider>
  );
}

type OneProps = Omit<Props<Declared>, 'entity' | 'name'> & { button: ReturnType<typeof buttonOf> };

function One({ button, record, size, variant, startIcon, ...pressing }: OneProps) {
  const isUsable = useUsable();
  const { dialog, controls } = usePress({ record: record as RaRecord | undefined }, pressing);
  const look = { size, startIcon, ...(variant && { variant }) };
  return (
    <>
      {isUsable(button, record as RaRecord | undefined) && <PressButton button={button} {...controls} {...look} />}
      {dialog}
    </>
  );
}
