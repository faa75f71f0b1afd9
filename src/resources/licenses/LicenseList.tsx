import Box from '@mui/material/Box';
import { licenses } from '../../../schema/entities/licenses.ts';
import { EntityList } from '../kit/list/EntityList.tsx';
import { useMay } from '../kit/useMay.ts';
import { HeldPlans } from '../subscriptions/HeldPlans.tsx';

/** the licences for whoever may see their keys. Everybody else of the shop reads the plans that the shop holds. */
export function LicenseList() {
  const mayList = useMay(licenses.resource, 'list');
  if (mayList) return <EntityList />;
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <EntityList />
      <HeldPlans />
    </Box>
  );
}
