import WalkIcon from '@mui/icons-material/DirectionsWalkOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** To the page on which somebody who left without buying is noted by one press. */
export function WalkOutLink() {
  const translate = useTranslate();
  return (
    <Button
      component={Link}
      to="/enquiries/walk-out"
      size="small"
      startIcon={<WalkIcon />}
      sx={{ display: 'flex', width: 'fit-content', mb: 2, ml: -1 }}
    >
      {translate('ts.add.walkOut')}
    </Button>
  );
}
