import Box from '@mui/material/Box';
import { Title, useListContext } from 'react-admin';
import { formatCount } from '../../../format.ts';
import { useTabTitle } from '../../../layout/tabTitle.ts';
import { ListNews } from '../live/ListNews.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { useTrash } from './trash.ts';

/** What is listed and how much of it, in the bar's heading. */
export function ListTitle() {
  const { many, say } = useWords(useEntity());
  const { total } = useListContext();
  const { isTrash } = useTrash();
  useTabTitle(isTrash ? say('trash.title') : undefined);
  const title = (
    <>
      <Counted text={isTrash ? say('trash.title') : many} count={total} />
      <ListNews />
    </>
  );
  return <Title preferenceKey={false} title={title} />;
}

export function Counted({ text, count }: { text: string; count?: number }) {
  return (
    <>
      {text}
      {count !== undefined && (
        <Box component="span" sx={{ ml: 1, fontSize: '0.75em', fontWeight: 400, color: 'text.secondary' }}>
          {formatCount(count)}
        </Box>
      )}
    </>
  );
}
