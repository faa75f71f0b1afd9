import Button from '@mui/material/Button';
import { useListContext, type RaRecord } from 'react-admin';
import { buttonsOf } from '../../../../schema/kit/buttonsOf.ts';
import { useEntity } from '../useEntity.ts';
import { usePress } from './usePress.tsx';
import { useUsable } from './useUsable.ts';

/** For the chosen rows: every button that one of those in sight has. What came of it outlives the choice. */
export function ActionsOfMany() {
  const entity = useEntity();
  const isUsable = useUsable();
  const { data = [], selectedIds, onUnselectItems } = useListContext<RaRecord>();
  const { controls, dialog } = usePress({ ids: selectedIds }, { onDone: () => onUnselectItems() });
  const chosen = data.filter(({ id }) => selectedIds.includes(id));
  const buttons = buttonsOf(entity).filter(
    button => button.on.includes('selection') && chosen.some(record => isUsable(button, record)),
  );
  return (
    <>
      {buttons.map(button => (
        <Button key={button.name} onClick={() => controls.press(button)}>
          {controls.label(button)}
        </Button>
      ))}
      {dialog}
    </>
  );
}
