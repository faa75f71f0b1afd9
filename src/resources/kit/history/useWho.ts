import { useTranslate } from 'react-admin';
import { visitorId } from '../../../../schema/kit/publicForm.ts';
import type { Change } from '../../../dataProvider/extras.ts';

/** Names whoever made a change. */
export function useWho(): (change: Pick<Change, 'userId' | 'userName'> | undefined) => string {
  const translate = useTranslate();
  return change =>
    change?.userId === visitorId
      ? translate('kit.history.visitor')
      : (change?.userName ?? translate('kit.history.someone'));
}
