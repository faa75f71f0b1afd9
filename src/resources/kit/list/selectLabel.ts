import { useTranslate, type RaRecord } from 'react-admin';
import { useEntity } from '../useEntity.ts';
import { formatDateTime } from '../../../format.ts';

/** Says which record a check box chooses. */
export function useSelectLabel(): (record: RaRecord) => string {
  const translate = useTranslate();
  const { title, info } = useEntity();
  return record => {
    const name = record[title] as string;
    return translate('kit.select_one', { name: info[title]?.kind === 'timestamp' ? formatDateTime(name) : name });
  };
}
