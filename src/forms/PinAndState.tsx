import MenuItem from '@mui/material/MenuItem';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { stateOfPin } from '../../schema/rules/states.ts';
import { PlainField } from './PlainField.tsx';

/** The PIN tells the state; only on a border one has to choose. */
export function PinAndState() {
  const translate = useTranslate();
  const { watch, setValue } = useFormContext<{ pin: string; stateCode: string }>();
  const states = stateOfPin(watch('pin').replace(/\s/g, ''));
  const isShared = states.length > 1;
  useEffect(() => {
    if (!isShared) setValue('stateCode', '');
  }, [isShared, setValue]);
  return (
    <>
      <PlainField
        name="pin"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
        helperText={states.length === 1 ? states[0]!.name : translate('tenancy.shops.pin_help')}
      />
      {isShared && (
        <PlainField name="stateCode" select value={watch('stateCode')}>
          {states.map(({ code, name }) => (
            <MenuItem key={code} value={code}>
              {name}
            </MenuItem>
          ))}
        </PlainField>
      )}
    </>
  );
}
