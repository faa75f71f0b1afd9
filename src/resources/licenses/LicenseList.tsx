import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { licenses } from '../../../schema/entities/licenses.ts';
import { EntityList } from '../kit/list/EntityList.tsx';
import { useMay } from '../kit/useMay.ts';
import { HeldPlans } from '../subscriptions/HeldPlans.tsx';

/** the licences for whoever may see their keys; everybody else of the shop reads what it holds. */
export function LicenseList() {
  const translate = useTranslate();
  const mayList = useMay(licenses.resource, 'list');
  if (mayList) return <EntityList />;
  return (
    <>
      <Typography sx={{ mb: 3, maxWidth: 720 }}>{translate('licenses.notYours')}</Typography>
      <HeldPlans />
    </>
  );
}
