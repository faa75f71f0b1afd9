import AttachmentIcon from '@mui/icons-material/AttachFileOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ResourceContextProvider, useTranslate, type RaRecord } from 'react-admin';
import { entityOf } from '../../entityOf.ts';
import { formatCount, formatDateTime } from '../../format.ts';
import { Facts } from '../kit/pages/Facts.tsx';
import { useWords } from '../kit/useWords.ts';
import type { Kept } from './calls.ts';

/** The records of one kind, with what people said about them, the names of their files, and what erasing does to them. */
export function KeptOfAKind({ entity, onErasure, because, isWhole, records, remarks, files }: Kept) {
  const translate = useTranslate();
  const heading = useId();
  const { resource } = entityOf(entity)!;
  const { many } = useWords(entityOf(entity)!);
  const count = `${formatCount(records.length)}${isWhole ? '' : '+'}`;
  return (
    <Box component="section" aria-labelledby={heading} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Typography component="h2" variant="h6" id={heading}>
          {many} · {count}
        </Typography>
        <Chip size="small" variant="outlined" label={translate(`personalData.outcome.${onErasure}`)} />
      </Box>
      {because && (
        <Typography variant="body2" color="text.secondary">
          {translate(`personalData.because.${because}`)}
        </Typography>
      )}
      <ResourceContextProvider value={resource}>
        {records.map(record => (
          <Record key={record.id} record={record} {...of(record, { remarks, files })} />
        ))}
      </ResourceContextProvider>
    </Box>
  );
}

type Beside = Pick<Kept, 'remarks' | 'files'>;

const of = ({ id }: RaRecord, { remarks, files }: Beside): Beside => ({
  remarks: remarks.filter(({ recordId }) => recordId === id),
  files: files.filter(({ recordId }) => recordId === id),
});

function Record({ record, remarks, files }: Beside & { record: RaRecord }) {
  return (
    <div>
      <Facts record={record} />
      {(remarks.length > 0 || files.length > 0) && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, pl: 2, typography: 'body2', '& > li': { pt: 1 } }}>
          {remarks.map(({ at, userName, text }) => (
            <Box component="li" key={at} sx={{ overflowWrap: 'anywhere' }}>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {[userName, formatDateTime(at)].filter(Boolean).join(' · ')}
              </Box>{' '}
              {text}
            </Box>
          ))}
          {files.map(({ name }, n) => (
            <Box component="li" key={n} sx={{ display: 'flex', gap: 0.5, overflowWrap: 'anywhere' }}>
              <AttachmentIcon fontSize="small" sx={{ color: 'text.secondary' }} /> {name}
            </Box>
          ))}
        </Box>
      )}
    </div>
  );
}
