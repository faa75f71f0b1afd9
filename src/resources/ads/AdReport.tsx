import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { ads, type Ad } from '../../../schema/entities/ads.ts';
import { adReportPath, clickRate, type AdCount, type AdReport as Report } from '../../../schema/rules/ads.ts';
import { get } from '../../dataProvider/calls.ts';
import { formatCount, formatPercent, none } from '../../format.ts';
import { pageLanguage } from '../../i18n/language.ts';
import { Panel } from '../../layout/home/Panel.tsx';
import { addressIn } from '../../public/way.ts';
import { queryKeys } from '../../queryKeys.ts';
import { ActionButton } from '../kit/actions/ActionButton.tsx';
import { AddressField } from '../kit/AddressField.tsx';
import { LoadTrouble } from '../kit/pages/LoadTrouble.tsx';

type Props = { ad: Pick<Ad, 'id' | 'reportAddress' | 'version'> };

/** What came of an ad, and the address under which whoever advertises reads the same. */
export function AdReport({ ad }: Props) {
  const translate = useTranslate();
  return (
    <>
      <Panel title={translate('ads.report.title')}>
        <Counts id={ad.id} />
      </Panel>
      <Panel title={translate('ads.report.for_advertiser')}>
        <Box sx={{ display: 'grid', gap: 2, p: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Address ad={ad} />
        </Box>
      </Panel>
    </>
  );
}

function Counts({ id }: { id: string }) {
  const translate = useTranslate();
  const { data, error } = useQuery({
    queryKey: [...queryKeys.of(ads.resource), 'report', id],
    queryFn: ({ signal }) => get<Report>(`system/ads/${id}/report`, { signal }),
  });
  if (error) return <LoadTrouble error={error} />;
  if (!data) return <Skeleton variant="rounded" height={96} sx={{ m: 2 }} />;
  if (data.places.length === 0)
    return <Typography sx={{ p: 2, color: 'text.secondary' }}>{translate('ads.report.none')}</Typography>;
  const words = ['views', 'clicks', 'rate'].map(word => translate(`ads.report.${word}`));
  return (
    <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={translate('ads.report.title')}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{translate('ads.report.place')}</TableCell>
            {words.map(word => (
              <TableCell key={word} align="right">
                {word}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.places.map(({ place, ...count }) => (
            <Line key={place} label={translate(`resources.ad_counts.values.place.${place}`)} count={count} />
          ))}
          <Line label={translate('ads.report.all')} count={data.total} isSum />
        </TableBody>
      </Table>
    </Box>
  );
}

function Line({ label, count, isSum = false }: { label: string; count: AdCount; isSum?: boolean }) {
  const rate = clickRate(count);
  const cells = [formatCount(count.views), formatCount(count.clicks), rate === null ? none : formatPercent(rate)];
  return (
    <TableRow sx={isSum ? { '& > *': { fontWeight: 600 } } : {}}>
      <TableCell component="th" scope="row">
        {label}
      </TableCell>
      {cells.map((cell, i) => (
        <TableCell key={i} align="right">
          {cell}
        </TableCell>
      ))}
    </TableRow>
  );
}

/** Made, made anew, and withdrawn. */
function Address({ ad }: Props) {
  const translate = useTranslate();
  if (!ad.reportAddress)
    return (
      <>
        <Typography sx={{ color: 'text.secondary' }}>{translate('ads.report.no_address')}</Typography>
        <div>
          <ActionButton entity={ads} name="makeReport" record={ad} variant="outlined" />
        </div>
      </>
    );
  const path = addressIn(pageLanguage(), adReportPath(ad.reportAddress));
  return (
    <>
      <AddressField label={translate('ads.report.address')} path={path} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <ActionButton entity={ads} name="renewReport" record={ad} />
        <ActionButton entity={ads} name="withdrawReport" record={ad} />
      </Box>
    </>
  );
}
