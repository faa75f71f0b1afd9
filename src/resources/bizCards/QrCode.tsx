import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';

type Props = { name: string; address: string };

/** To be shown on the phone, put on a bill, or printed. */
export function QrCode({ name, address }: Props) {
  const translate = useTranslate();
  const { data } = useQuery({ queryKey: ['qr', address], queryFn: () => drawn(address), staleTime: Infinity });
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

/** With the quiet edge that scanners want, and on white in the dark too. A quarter of it may be lost. */
async function drawn(address: string): Promise<Record<'svg' | 'png', string>> {
  const { default: qrcode } = await import('qrcode');
  const look = { errorCorrectionLevel: 'Q', margin: 4 } as const;
  const svg = await qrcode.toString(address, { ...look, type: 'svg' });
  const png = await qrcode.toDataURL(address, { ...look, width: 1_200 });
  return { svg: `data:image/svg+xml,${encodeURIComponent(svg)}`, png };
}
