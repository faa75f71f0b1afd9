import Alert from '@mui/material/Alert';
import { useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';

/** What was refused and has no field on this form is told above it, so that nothing fails in silence. */
export function OtherProblems({ shown }: { shown: readonly string[] }) {
  const translate = useTranslate();
  const { label } = useWords(useEntity());
  const { errors } = useFormState();
  const others = Object.entries(errors).filter(([name]) => name !== 'root' && !shown.includes(name));
  if (others.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {others.map(([name, error]) => {
        const message = typeof error?.message === 'string' ? error.message : '';
        return (
          <div key={name}>
            {label(name)}: {translate(message, { _: message })}
          </div>
        );
      })}
    </Alert>
  );
}
