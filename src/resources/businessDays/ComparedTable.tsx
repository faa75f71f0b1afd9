import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { stockTakes } from '../../../schema/entities/stockTakes.ts';
import { differenceOf, type Compared, type CountedAll, type CountedField } from '../../../schema/rules/dayCompared.ts';
import { formatMoney, formatNumber, formatWeight, none } from '../../format.ts';
import { FigureTable } from '../../layout/FigureTable.tsx';
import { useComparedName } from './useComparedName.ts';

export const uncounted: CountedAll = {
  counts: null,
  slips: null,
  metals: null,
  looseStones: null,
  trays: null,
  orderBox: null,
};

type Props = { field: CountedField; rows: readonly Compared[] };

/** What is expected and was counted, and by what they differ. What is neither there nor counted is left out. */
export function ComparedTable({ field, rows }: Props) {
  const translate = useTranslate();
  const nameOf = useComparedName();
  const told = rows.filter(({ expected, counted }) => expected !== 0 || counted !== null);
  if (!told.length) return null;
  const mayBeSought = field === 'trays' && told.some(each => differenceOf(each));
  return (
    <Box>
      <FigureTable
        title={translate(`closing.title.${field}`)}
        none=""
        heads={['what', 'expected', 'counted', 'difference'].map(head => translate(`closing.head.${head}`))}
        lines={told.map(each => ({ key: each.key, name: nameOf(each), cells: cellsOf(each) }))}
        sumsFrom={1}
      />
      {mayBeSought && (
        <MuiLink component={Link} to={`/${stockTakes.resource}/create`} sx={{ display: 'inline-block', py: 1.5 }}>
          {translate('closing.takeStock')}
        </MuiLink>
      )}
    </Box>
  );
}

const cellsOf = (each: Compared) => {
  const read = readers[each.measure];
  return [
    read(each.expected),
    each.counted === null ? none : read(each.counted),
    <Difference key="difference" compared={each} />,
  ];
};

function Difference({ compared }: { compared: Compared }) {
  const translate = useTranslate();
  const difference = differenceOf(compared);
  if (difference === null) return none;
  if (difference === 0) return translate('closing.agrees');
  const figure = readers[compared.measure](Math.abs(difference));
  return (
    <Box component="span" sx={{ color: 'warning.main', fontWeight: 600 }}>
      {translate(`closing.${difference > 0 ? 'more' : 'less'}`, { figure })}
    </Box>
  );
}

const readers = {
  INR: (amount: number) => formatMoney(amount, 'paise'),
  AU: formatWeight,
  AG: formatWeight,
  PT: formatWeight,
  CT: formatNumber,
  pieces: formatNumber,
  grams: formatWeight,
} satisfies Record<Compared['measure'], (figure: number) => string>;
