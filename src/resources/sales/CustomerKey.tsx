import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { KeyName } from '../../layout/KeyName.tsx';
import { useKey } from '../../layout/useKey.ts';
import { useEntity } from '../kit/useEntity.ts';
import { useWords } from '../kit/useWords.ts';

const key = 'F3';

/** Leads to the customer, who is chosen by name or by the whole mobile number and Enter. */
export function CustomerKey() {
  const { label } = useWords(useEntity());
  const { setFocus } = useFormContext();
  const go = () => setFocus('contactId');
  useKey(key, go);
  return (
    <Button
      variant="outlined"
      aria-keyshortcuts={key}
      onClick={go}
      sx={{ mt: 3, display: { xs: 'none', sm: 'inline-flex' } }}
    >
      {label('contactId')}
      <KeyName name={key} />
    </Button>
  );
}
