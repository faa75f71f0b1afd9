import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { AddButton, ImportButton } from './ListActions.tsx';
import { useTrash } from './trash.ts';

/** Nothing to show: because nothing was made yet, because filters hide it, or because the trash is empty. */
export function EmptyList() {
  const translate = useTranslate();
  const { say } = useWords(useEntity());
  const { filterValues, setFilters } = useListContext();
  const { isTrash } = useTrash();
  if (isTrash) return <Notice>{say('trash.empty')}</Notice>;
  if (Object.keys(filterValues).length) {
    return (
      <Notice
        action={
          <Button variant="outlined" onClick={() => setFilters({})}>
            {translate('kit.filter.clear')}
          </Button>
        }
      >
        {say('no_match')}
      </Notice>
    );
  }
  const actions = (
    <>
      <AddButton />
      <ImportButton />
    </>
  );
  return <Notice action={actions}>{say('empty')}</Notice>;
}

/** The list could not be loaded: what happened is told elsewhere, here is the way on. */
export function ListTrouble() {
  const { say } = useWords(useEntity());
  const { refetch } = useListContext();
  return <Trouble onRetry={() => void refetch()}>{say('not_loaded')}</Trouble>;
}

/** The same of what is no list of records. */
export function Trouble({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const translate = useTranslate();
  const again = (
    <Button variant="outlined" onClick={onRetry}>
      {translate('kit.retry')}
    </Button>
  );
  return (
    <Notice role="alert" action={again}>
      {children}
    </Notice>
  );
}

export function Notice({
  children,
  action,
  role = 'status',
}: {
  children: ReactNode;
  action?: ReactNode;
  role?: string;
}) {
  return (
    <Box role={role} sx={{ display: 'grid', justifyItems: 'center', gap: 2, px: 2, py: 8, textAlign: 'center' }}>
      <Typography color="text.secondary" sx={{ maxWidth: 420 }}>
        {children}
      </Typography>
      {action && <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1 }}>{action}</Box>}
    </Box>
  );
}
