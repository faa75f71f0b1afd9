import ForwardToInboxOutlined from '@mui/icons-material/ForwardToInboxOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { MonthFolder } from '../../schema/rules/monthFolder.ts';
import { formatCount, none } from '../format.ts';
import { FigureTable } from '../layout/FigureTable.tsx';
import { queryKeys } from '../queryKeys.ts';
import { Arriving } from './Arriving.tsx';
import { getMonthFolder, mailMonthFolder, makeMonthFolder } from './calls.ts';
import { MadeFile } from './MadeFile.tsx';

/** What an accountant is given of a month, and the button that makes it one file. */
export function MonthFolderPanel({ month }: { month: string }) {
  const { data, error } = useQuery({
    queryKey: queryKeys.book('monthFolder', { month }),
    queryFn: ({ signal }) => getMonthFolder(month, signal),
    placeholderData: keepPreviousData,
  });
  return <Arriving error={error}>{data && <Folder {...data} />}</Arriving>;
}

function Folder({ month, files, withheld, openDays, mailTo }: MonthFolder) {
  const translate = useTranslate();
  const called = (file: (typeof withheld)[number]) => translate(`returns.folder.file.${file}`);
  return (
    <FigureTable
      title={translate('returns.folder.title')}
      none={translate('returns.nothingSold')}
      heads={['what', 'records'].map(head => translate(`returns.folder.head.${head}`))}
      lines={files.map(({ file, records }) => ({
        key: file,
        name: called(file),
        cells: [records ? formatCount(records) : none],
      }))}
      sumsFrom={1}
      more={
        <Box sx={{ p: 2, display: 'grid', gap: 1, justifyItems: 'start', borderTop: 1, borderColor: 'divider' }}>
          {openDays.length > 0 && <Note text={translate('returns.folder.open', { smart_count: openDays.length })} />}
          {withheld.length > 0 && (
            <Note text={translate('returns.folder.withheld', { files: withheld.map(called).join(', ') })} />
          )}
          <Note text={translate('returns.folder.help')} />
          {!mailTo && <Note text={translate('returns.folder.noAccountant')} />}
          <Box sx={{ ml: -1, display: 'flex', flexWrap: 'wrap', columnGap: 1, '@media print': { display: 'none' } }}>
            <MadeFile text={translate('returns.folder.make')} make={() => makeMonthFolder(month)} />
            {mailTo && (
              <MadeFile
                text={translate('returns.folder.mail', { to: mailTo })}
                make={() => mailMonthFolder(month)}
                begun={translate('returns.folder.mailing', { to: mailTo })}
                icon={<ForwardToInboxOutlined />}
              />
            )}
          </Box>
        </Box>
      }
    />
  );
}

function Note({ text }: { text: string }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {text}
    </Typography>
  );
}
