import Button from '@mui/material/Button';
import { useEditContext, useRedirect, type RaRecord } from 'react-admin';
import { isFrozen } from '../../../schema/kit/frozen.ts';
import { KeyName } from '../../layout/KeyName.tsx';
import { useKey } from '../../layout/useKey.ts';
import { useEntity } from '../kit/useEntity.ts';
import { useMay } from '../kit/useMay.ts';
import { useWords } from '../kit/useWords.ts';
import { scanKey } from './TagScan.tsx';

/** Where nothing is scanned any more, the scanner's key begins the next estimate or bill. */
export function NextSale() {
  const entity = useEntity();
  const { record } = useEditContext<RaRecord>();
  const redirect = useRedirect();
  const { say } = useWords(entity);
  const mayCreate = useMay(entity.resource, 'create');
  const isShown = mayCreate && record !== undefined && isFrozen(entity, record);
  const begin = () => redirect('create', entity.resource);
  useKey(isShown ? scanKey : undefined, begin);
  return (
    isShown && (
      <Button variant="outlined" aria-keyshortcuts={scanKey} onClick={begin} sx={{ justifySelf: { sm: 'start' } }}>
        {say('add')}
        <KeyName name={scanKey} />
      </Button>
    )
  );
}
