import WalkIcon from '@mui/icons-material/DirectionsWalkOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useMay } from '../kit/useMay.ts';

/** To the page on which somebody who left without buying is noted. */
export function WalkOutButton() {
  const translate = useTranslate();
  if (!useMay('enquiries', 'create')) return null;
  return (
    <Button component={Link} to="/enquiries/walk-out" startIcon={<WalkIcon />}>
      {translate('enquiries.walkOut.open')}
    </Button>
  );
}
