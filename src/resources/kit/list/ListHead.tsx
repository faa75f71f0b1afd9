import MoreIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { offPaper } from '../../../theme/print.ts';
import { quickAdds } from '../../../layout/quickAdds.ts';
import { useEntity } from '../useEntity.ts';
import { AddButton, ListActions } from './ListActions.tsx';
import { FilterChips } from './FilterChips.tsx';
import { SearchField } from './SearchField.tsx';
import { useTrash } from './trash.ts';

/** Above the records: the search, what can be done, the filters. On a phone all but the search and Add folds away. */
export function ListHead({ actions }: { actions?: ReactNode }) {
  const translate = useTranslate();
  const { search, resource } = useEntity();
  // A phone's plus at the bottom adds these.
  const isAtHand = quickAdds.some(({ route }) => route === `/${resource}/create`);
  const { isTrash } = useTrash();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)', ...offPaper }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {search.length > 0 ? <SearchField /> : !isTrash && <FilterChips />}
        <Box sx={{ flex: 1 }} />
        {isPhone ? (
          <IconButton
            aria-label={translate('kit.more')}
            aria-expanded={isUnfolded}
            onClick={() => setUnfolded(!isUnfolded)}
          >
            <MoreIcon />
          </IconButton>
        ) : (
          <ListActions>{actions}</ListActions>
        )}
        {!isTrash && !(isPhone && isAtHand) && <AddButton isShort={isPhone} />}
      </Box>
      {isPhone && isUnfolded && <ListActions>{actions}</ListActions>}
      {!isTrash && search.length > 0 && <FilterChips />}
    </Box>
  );
}
