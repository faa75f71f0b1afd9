import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ManyPreview } from '../../../../schema/kit/changeReport.ts';
import { formatCount } from '../../../format.ts';
import { FieldChange } from '../history/FieldChange.tsx';
import { titleOf } from '../titleOf.ts';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';

/** How many change, what the first of them are and become, and what stays as it is. */
export function PreviewMany({ previewed: { changed, same, first, firstSame } }: { previewed: ManyPreview }) {
  const translate = useTranslate();
  const entity = useEntity();
  const { say } = useWords(entity);
  const called = (title: unknown) => titleOf(entity, { [entity.title]: title });
  const more = (count: number) => translate('kit.bulk.more', { count: formatCount(count) });
  const named = firstSame.map(({ title }) => called(title));
  if (same > named.length) named.push(more(same - named.length));
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, overflowWrap: 'anywhere' }}>
      <Typography variant="subtitle2" component="p">
        {changed
          ? say('bulk.will_change', { smart_count: changed, count: formatCount(changed) })
          : say('bulk.will_not')}
      </Typography>
      {changed > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {first.map(({ id, title, changes }) => (
            <Box component="li" key={id} sx={line}>
              <Typography variant="body2">{called(title)}</Typography>
              {Object.entries(changes).map(([name, values]) => (
                <FieldChange key={name} name={name} values={values} record={{ id }} />
              ))}
            </Box>
          ))}
          {changed > first.length && (
            <Typography component="li" variant="body2" sx={{ ...line, color: 'text.secondary' }}>
              {more(changed - first.length)}
            </Typography>
          )}
        </Box>
      )}
      {same > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {`${translate('kit.bulk.same', { smart_count: same, count: formatCount(same) })} ${named.join(', ')}`}
        </Typography>
      )}
    </Box>
  );
}

const line = { py: 0.75, borderTop: 1, borderColor: 'divider' };
