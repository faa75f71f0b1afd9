import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { rows } from '../shops/rows.ts';
import { Waiting } from '../shops/Waiting.tsx';

type Props<T> = {
  title: string;
  /** Undefined while it is still to come. */
  items?: readonly T[];
  empty: string;
  render: (item: T) => ReactNode;
  action?: ReactNode;
};

/** What belongs to a record, in short lines beside its form. */
export function SideList<T extends { id: string }>({ title, items, empty, render, action }: Props<T>) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h2" variant="h6" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {!items && <Waiting lines={1} />}
      {items?.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {empty}
        </Typography>
      )}
      {items && items.length > 0 && (
        <Box component="ul" sx={rows.list}>
          {items.map(item => (
            <Box key={item.id} component="li" sx={{ ...rows.item, ...line }}>
              {render(item)}
            </Box>
          ))}
        </Box>
      )}
      {action && <Box sx={{ mt: 1.5 }}>{action}</Box>}
    </Box>
  );
}

const line = { flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5, px: 2, py: 1.25 };
