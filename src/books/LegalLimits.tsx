import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { legalLimits } from '../../schema/rules/legalLimits.ts';
import { say as sentence } from '../../schema/words/said.ts';
import { formatDate, formatMoney } from '../format.ts';
import { worded } from '../i18n/wording.ts';
import { FigureTable } from '../layout/FigureTable.tsx';

/** `/legal_limits`: the limits of the law that documents are judged by, each with the day from which it holds and its source. */
export function LegalLimits() {
  const translate = useTranslate();
  const say = (key: string, values?: object) => translate(`books.legalLimits.${key}`, values);
  const lines = legalLimits.map(({ name, since, rupees, source, form, unconfirmed }) => ({
    key: `${name} ${since}`,
    name: say(`limit.${name}`, { form }),
    cells: [
      <Box component="span" key="amount" sx={{ whiteSpace: 'nowrap' }}>
        {formatMoney(rupees)}
      </Box>,
      formatDate(since),
      worded(sentence(source)),
      unconfirmed ? say('unconfirmed') : say('confirmed'),
    ],
  }));
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1200 }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say('about')}
      </Typography>
      <FigureTable
        title={say('title')}
        none=""
        heads={['limit', 'amount', 'since', 'source', 'state'].map(head => say(`head.${head}`))}
        lines={lines}
      />
    </Box>
  );
}
