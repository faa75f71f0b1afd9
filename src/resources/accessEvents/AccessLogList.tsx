import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { EntityList } from '../kit/list/EntityList.tsx';

/** Who came in and who was refused, and first what an owner does about what looks strange. */
export function AccessLogList() {
  const translate = useTranslate();
  return <EntityList lead={<Alert severity="info">{translate('resources.access_log.lead')}</Alert>} />;
}
