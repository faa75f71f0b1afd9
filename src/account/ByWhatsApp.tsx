import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { formatPhone } from '../format.ts';
import type { Notices } from '../push/device.ts';

/** What there is to know of WhatsApp beside its switches: where messages come from and go to, or why there are none. */
export function ByWhatsApp({ chosen, onNumber }: { chosen: Notices; onNumber: () => void }) {
  const translate = useTranslate();
  const { chatShops, mobileNo } = chosen;
  const shops = chatShops.join(', ');
  const words = (key: string, args?: object) => translate(`notices.whatsapp.${key}`, args);
  if (!chatShops.length)
    return (
      <Typography variant="body2" color="text.secondary">
        {words('no_shop')}
      </Typography>
    );
  return (
    <Typography variant="body2" color="text.secondary">
      {mobileNo ? words('told', { number: formatPhone(mobileNo), shops }) : words('no_number', { shops })}{' '}
      <Link component="button" type="button" variant="body2" onClick={onNumber} sx={{ verticalAlign: 'baseline' }}>
        {translate(`account.details.${mobileNo ? 'change_number' : 'add_number'}`)}
      </Link>
    </Typography>
  );
}
