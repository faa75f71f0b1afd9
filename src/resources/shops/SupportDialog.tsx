import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { shops } from '../../../schema/entities/shops.ts';
import { chooseShop } from '../../authProvider/account.ts';
import { PlainDialog } from '../../forms/PlainDialog.tsx';
import { PlainField } from '../../forms/PlainField.tsx';
import { openSupport } from './calls.ts';

type Props = { shop: { id: string; name: string }; onClose: () => void };

const hours = [1, 2, 4, 8, 24];
const usual = '2';

/** The way of the platform's people into a shop that is not theirs. */
export function SupportDialog({ shop, onClose }: Props) {
  const translate = useTranslate();
  const words = (key: string, args?: object) => translate(`tenancy.support.${key}`, args);
  const open = async (wish: Record<string, unknown>) => {
    await openSupport(shop.id, wish);
    await chooseShop(shop.id, '/home');
  };
  return (
    <PlainDialog
      title={words('title', { name: shop.name })}
      text={words('text')}
      submit={words('submit')}
      fields={shops.actions!.openSupport.input}
      defaultValues={{ hours: usual }}
      onSend={open}
      onClose={onClose}
    >
      <PlainField
        name="reason"
        label={words('reason')}
        helperText={words('reason_help')}
        multiline
        minRows={2}
        autoFocus
      />
      <PlainField name="hours" label={words('hours')} select defaultValue={usual}>
        {hours.map(count => (
          <MenuItem key={count} value={String(count)}>
            {words('hour', { smart_count: count })}
          </MenuItem>
        ))}
      </PlainField>
    </PlainDialog>
  );
}
