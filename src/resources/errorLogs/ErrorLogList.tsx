import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { EntityList } from '../kit/list/EntityList.tsx';

/** The errors of one shop, and first what that means for its people. */
export function ErrorLogList() {
  const translate = useTranslate();
  return <EntityList lead={<Alert severity="info">{translate('resources.errorlogs.lead')}</Alert>} />;
}
