import { radius } from '../../theme/tokens.ts';

/** A short list on its own sheet, a hairline between the lines. */
export const rows = {
  list: {
    listStyle: 'none',
    m: 0,
    p: 0,
    border: 1,
    borderColor: 'divider',
    borderRadius: `${radius}px`,
    bgcolor: 'background.paper',
    overflow: 'hidden',
  },
  item: { display: 'flex', '& + &': { borderTop: 1, borderColor: 'divider' } },
};
