import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useGetList, useRecordContext, useStore, useTranslate, type RaRecord } from 'react-admin';
import { currencyUnits, type CurrencyUnit } from '../../../schema/entities/currencyUnits.ts';
import { inCurrency } from '../../../schema/rules/currencies.ts';
import { formatDate } from '../../format.ts';
import { Section } from '../kit/form/Section.tsx';
import { useMay } from '../kit/useMay.ts';
import { shopToday } from '../../serverClock.ts';

const { resource } = currencyUnits;

/** what a product costs in a currency of the shop's, at the rate that holds today. Which one is kept for the person. */
export function PriceAbroad() {
  const product = useRecordContext();
  const maySee = useMay(resource, 'list');
  const [today] = useState(() => shopToday());
  const { data = [] } = useGetList<CurrencyUnit & RaRecord>(
    resource,
    {
      pagination: { page: 1, perPage: 100 },
      sort: { field: 'code', order: 'ASC' },
      filter: { heldOn: today },
    },
    { enabled: maySee },
  );
  const price = product?.['sellingPrice'] as number | null | undefined;
  if (!maySee || !data.length || price == null) return null;
  return <Told rates={data} price={price} />;
}

function Told({ rates, price }: { rates: CurrencyUnit[]; price: number }) {
  const translate = useTranslate();
  const [chosen, choose] = useStore<string>('products.currency', '');
  const rate = rates.find(({ code }) => code === chosen) ?? rates[0]!;
  const name = (code: string) => translate(`resources.${resource}.values.code.${code}`);
  return (
    <Section title={translate('lookups.abroad')}>
      <TextField
        select
        size="small"
        label={translate('lookups.currency')}
        value={rate.code}
        onChange={event => choose(event.target.value)}
      >
        {rates.map(({ code }) => (
          <MenuItem key={code} value={code!}>
            {name(code!)}
          </MenuItem>
        ))}
      </TextField>
      <Box>
        <Box sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {translate('lookups.about', { price: inCurrency(price, { ...rate, code: rate.code! }) })}
        </Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {translate('lookups.rate_of', { day: formatDate(rate.since) })}
        </Box>
      </Box>
    </Section>
  );
}
