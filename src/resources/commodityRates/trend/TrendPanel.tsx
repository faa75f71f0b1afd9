import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useStore, useTranslate } from 'react-admin';
import { loadedLater } from '../../kit/lazyView.tsx';
import { commodities, rateOf, spans, type Span } from '../../../../schema/rules/commodities.ts';
import { messageOf } from '../../../dataProvider/errors.ts';
import { Panel, PanelFailure } from '../../../layout/home/Panel.tsx';
import { shownOf, useTodaysRates, useTrend, type ToldTrend, type Trend } from '../../../layout/rates/rates.ts';
import { Notice } from '../../kit/list/EmptyList.tsx';
import { Choices } from './Choices.tsx';
import { TrendFigures } from './TrendFigures.tsx';
import { TrendTable } from './TrendTable.tsx';
import { chartHeight } from './chartHeight.ts';

/** The chart draws with a library of its own, which nothing but it waits for. */
const TrendChart = loadedLater(async () => (await import('./TrendChart.tsx')).TrendChart);

type Choice = { metal: string; fineness: number; span: Span };
const first: Choice = { metal: 'gold', fineness: 999, span: 'month' };

/** How a rate went: a chart, and beside it the same figures as a table. What was chosen is kept for the person. */
export function TrendPanel() {
  const translate = useTranslate();
  const [chosen, setChosen] = useStore<Choice>('gold_rates.trend', first);
  const { type, name, finenesses } = commodities.find(each => each.name === chosen.metal) ?? commodities[0];
  const fineness = finenesses.find(each => each === chosen.fineness) ?? finenesses[0];
  const { data, error, refetch } = useTrend(type, chosen.span);
  const what = [translate(`ts.rates.${name}`), fineness].filter(Boolean).join(' ');
  return (
    <Panel title={translate('rates.trend.title')}>
      <Chooser chosen={{ ...chosen, metal: name, fineness: fineness ?? 999 }} onChoose={setChosen} />
      {error && !data ? (
        <PanelFailure message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Body trend={data && ofFineness(data, fineness)} what={what} />
      )}
    </Panel>
  );
}

function Chooser({ chosen, onChoose }: { chosen: Choice; onChoose: (choice: Choice) => void }) {
  const translate = useTranslate();
  const { data: held } = useTodaysRates();
  const choose = (change: Partial<Choice>) => onChoose({ ...chosen, ...change });
  const { finenesses } = commodities.find(each => each.name === chosen.metal)!;
  return (
    <Box sx={bar}>
      <Choices
        label={translate('rates.trend.metal')}
        options={shownOf(held).map(each => ({ id: each.name, name: translate(`ts.rates.${each.name}`) }))}
        value={chosen.metal}
        onChange={metal => choose({ metal })}
      />
      {finenesses.length > 0 && (
        <Choices
          label={translate('rates.trend.fineness')}
          options={finenesses.map(each => ({ id: each, name: String(each) }))}
          value={chosen.fineness}
          onChange={each => choose({ fineness: each })}
        />
      )}
      <Choices
        label={translate('rates.trend.span')}
        options={Object.keys(spans).map(id => ({ id: id as Span, name: translate(`rates.trend.spans.${id}`) }))}
        value={chosen.span}
        onChange={span => choose({ span })}
      />
    </Box>
  );
}

function ofFineness({ unit, points }: ToldTrend, fineness: number | undefined): Trend {
  if (!fineness) return { unit, points };
  return { unit, points: points.map(({ on, ...held }) => ({ on, rate: rateOf(held, fineness) })) };
}

function Body({ trend, what }: { trend: Trend | undefined; what: string }) {
  const translate = useTranslate();
  if (!trend) return <Skeleton variant="rounded" height={chartHeight} sx={{ m: 2 }} />;
  if (trend.points.length === 0)
    return <Notice action={translate('rates.trend.noneHint')}>{translate('rates.trend.none')}</Notice>;
  return (
    <>
      <TrendFigures trend={trend} />
      <Box sx={columns}>
        <TrendChart trend={trend} what={what} meanwhile={<Skeleton variant="rounded" height={chartHeight} />} />
        <TrendTable trend={trend} what={what} />
      </Box>
    </>
  );
}

const bar = { display: 'flex', flexWrap: 'wrap', gap: 1.5, px: 2, pt: 1.5 };
const columns = {
  display: 'grid',
  gap: 2,
  p: 2,
  pt: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 300px' },
};
