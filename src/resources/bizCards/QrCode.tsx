import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { qrPng, qrSvg } from '../../qrSvg.ts';

type Props = { name: string; address: string };

/** To be shown on the phone, put on a bill, or printed. */
export function QrCode({ name, address }: Props) {
  const translate = useTranslate();
  const { data } = useQuery({ queryKey: ['qr', 'files', address], queryFn: () => drawn(address), staleTime: Infinity });
  if (!data) return <Skeleton variant="rounded" width={200} height={200} />;
  const file = `qr-${name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')}`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box
        component="img"
        src={data.svg}
        alt={translate('cards.share.qr', { name })}
        sx={{ width: 200, height: 200, borderRadius: 1, border: 1, borderColor: 'divider' }}
      />
      <Box sx={{ display: 'grid', gap: 1 }}>
        {(['svg', 'png'] as const).map(format => (
          <Button
            key={format}
            component="a"
            href={data[format]}
            download={`${file}.${format}`}
            startIcon={<DownloadIcon />}
          >
            {translate(`cards.share.${format}`)}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

async function drawn(address: string): Promise<Record<'svg' | 'png', string>> {
  const [svg, png] = await Promise.all([qrSvg(address), qrPng(address)]);
  return { svg, png };
}
