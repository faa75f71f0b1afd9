import ListIcon from '@mui/icons-material/FormatListBulleted';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { ListBase, ResourceContextProvider, useCreatePath, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { offPaper } from '../../../theme/print.ts';
import { Notice } from '../list/EmptyList.tsx';
import { AddButton } from '../list/ListActions.tsx';
import { ListLookContext } from '../list/ListLook.ts';
import { Records } from '../list/Records.tsx';
import { usualList } from '../list/usualList.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { carried } from './carried.ts';
import type { RelatedList as Related } from './relatedLists.ts';

const perPage = 10;

/** What refers to a record, as a list on the record's page. */
export function RelatedList({ related: { entity, field }, record }: { related: Related; record: RaRecord }) {
  const owner = useEntity();
  const { sort, filter } = usualList(entity);
  const own = { [field.name]: record.id };
  const begun = { ...carried(owner, record, entity), ...own };
  return (
    <ResourceContextProvider value={entity.resource}>
      <ListBase
        perPage={perPage}
        sort={sort}
        filter={{ ...filter, ...own }}
        storeKey={false}
        disableSyncWithLocation
        exporter={false}
        queryOptions={{ onError: toldBelow }}
      >
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1, ...offPaper }}>
            <WholeList filter={own} />
            <AddButton record={begun} />
          </Box>
          <Paper variant="outlined">
            <ListLookContext value={{ of: field.name }}>
              <Records pageSize={perPage} empty={<None record={begun} />} />
            </ListLookContext>
          </Paper>
        </Box>
      </ListBase>
    </ResourceContextProvider>
  );
}

/** In place of react-admin's own word about it. */
const toldBelow = () => {};

/** The same in the list itself, with all that can be done there. */
function WholeList({ filter }: { filter: object }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { resource } = useEntity();
  const to = { pathname: createPath({ resource, type: 'list' }), search: searchOf(filter) };
  return (
    <Button component={Link} to={to} startIcon={<ListIcon />}>
      {translate('kit.related.list')}
    </Button>
  );
}

const searchOf = (filter: object) => `?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;

function None({ record }: { record: object }) {
  const { say } = useWords(useEntity());
  return <Notice action={<AddButton record={record} />}>{say('related.none')}</Notice>;
}
