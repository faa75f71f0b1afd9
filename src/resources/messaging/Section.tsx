import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** What the fields below are about. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="h3" variant="subtitle1">
        {title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {children}
      </Typography>
    </div>
  );
}
