import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { commodityRates } from '../../../schema/entities/commodityRates.ts';
import { pricedMetal } from '../../../schema/rules/metals.ts';
import type { PricedPiece, PrintedPrice } from '../../../schema/rules/piecePriceOf.ts';
import { formatDateTime, formatMoney } from '../../format.ts';
import { PriceLines } from './PriceLines.tsx';

type Props = { piece: Pick<PricedPiece, 'metal'>; price: PrintedPrice };

/** The price of a piece, and on request where each part of it comes from. */
export function PricePanel({ piece, price }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={panel}>
      <Typography id={id} variant="h6" component="h2">
        {translate('pieces.price.title')}
      </Typography>
      {price.lines ? <Told price={price} lines={price.lines} /> : <Untold piece={piece} price={price} />}
    </Box>
  );
}

const panel = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: 640,
  mt: 3,
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
};

function Told({ price, lines }: { price: PrintedPrice; lines: NonNullable<PrintedPrice['lines']> }) {
  const translate = useTranslate();
  const [isExplained, explain] = useState(false);
  const id = useId();
  return (
    <>
      <Box role="status" sx={{ color: 'gold.main', fontSize: 28, fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {formatMoney(price.total)}
      </Box>
      {price.rate && (
        <Typography variant="body2" color="text.secondary">
          {translate('pieces.price.at', { at: formatDateTime(price.rate.at) })}
        </Typography>
      )}
      {price.noGst && <Typography variant="body2">{translate(`pieces.price.noGst.${price.noGst}`)}</Typography>}
      <Button
        aria-expanded={isExplained}
        aria-controls={id}
        onClick={() => explain(!isExplained)}
        sx={{ justifySelf: 'start', ml: -1 }}
      >
        {translate(`pieces.price.${isExplained ? 'hide' : 'explain'}`)}
      </Button>
      <Box id={id} hidden={!isExplained}>
        {isExplained && <PriceLines price={price} lines={lines} />}
      </Box>
    </>
  );
}

/** What is lacking for a price, and where it can be had. */
function Untold({ piece, price }: Props) {
  const translate = useTranslate();
  const isPriced = pricedMetal(piece.metal) !== null;
  const why = !isPriced ? 'noMetal' : price.rate ? 'lacking' : 'noRate';
  return (
    <>
      <Typography variant="body2" role="status">
        {translate(`pieces.price.${why}`)}
      </Typography>
      {why === 'noRate' && (
        <Link component={RouterLink} to={`/${commodityRates.resource}`} sx={{ justifySelf: 'start' }}>
          {translate('pieces.price.toRates')}
        </Link>
      )}
    </>
  );
}
