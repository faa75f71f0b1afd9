import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useStore, useTranslate } from 'react-admin';
import { useEntity } from '../useEntity.ts';

type Props = {
  name: string;
  /** Keys of words. */
  title: string;
  help: string;
  fields: readonly string[];
  children: ReactNode;
};

/** What few people fill in. Whoever opened it finds it open the next time; it is never closed over a value or over what is wrong. */
export function FoldedSection({ name, title, help, fields, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [wasOpened, setOpened] = useStore(`${useEntity().resource}.form.${name}.open`, false);
  const { getValues } = useFormContext();
  const { errors } = useFormState();
  const isNeeded = fields.some(field => Boolean(getValues(field)) || errors[field]);
  const isOpen = wasOpened || isNeeded;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 2, display: 'grid', gap: 2 }}>
      <div>
        <Typography component="h2" variant="h6">
          <Button
            id={id}
            color="inherit"
            aria-expanded={isOpen}
            disabled={isNeeded}
            onClick={() => setOpened(!wasOpened)}
            endIcon={<ExpandMore sx={isOpen ? { transform: 'rotate(180deg)' } : {}} />}
            sx={{ font: 'inherit', ml: -2, '&.Mui-disabled': { color: 'inherit' } }}
          >
            {translate(title)}
          </Button>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate(help, { _: '' })}
        </Typography>
      </div>
      {isOpen && children}
    </Box>
  );
}
