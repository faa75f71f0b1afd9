import { useTranslate } from 'react-admin';
import { bandNamed, kindOfBy, stretchOf, type Figure, type FigureRow } from '../../../../schema/kit/figures.ts';
import { throughInfo } from '../../../../schema/kit/through.ts';
import { entityOf } from '../../../entityOf.ts';
import { RefCell } from '../columns/RefCells.tsx';
import { ChoiceValue, FlagValue } from '../filters/PickFilter.tsx';
import { isPerson } from '../people/useColleagues.ts';
import { targetOf, useEntity } from '../useEntity.ts';
import { useFigureWords } from './useFigureWords.ts';

/** What a row of a figure is about, in words. */
export function RowName({ figure, row }: { figure: Figure; row: FigureRow }) {
  const translate = useTranslate();
  const entity = useEntity();
  const words = useFigureWords(figure, []);
  const stretch = stretchOf(entity, figure);
  const { by = '' } = figure;
  const { key, isRest, title } = row;
  const info = entity.info[by] ?? throughInfo(entity, by, entityOf);
  if (isRest) return translate(stretch ? 'kit.figures.earlier' : 'kit.figures.others');
  if (key === null) return translate(info && isPerson(info) ? 'kit.people.none' : 'kit.figures.none');
  if (stretch) return words.stretch(key, stretch);
  const band = bandNamed(figure, key);
  if (band) return translate(`kit.figures.${band.word}`, band);
  const values = { [by]: key };
  if (kindOfBy(entity, figure) === 'choice') return <ChoiceValue info={info!} values={values} />;
  if (kindOfBy(entity, figure) === 'boolean') return <FlagValue info={info!} values={values} />;
  const embedded = title && info!.embed ? { [info!.embed]: { id: key, [targetOf(info!).title]: title } } : {};
  return <RefCell value={key} info={info!} record={{ id: '', ...values, ...embedded }} />;
}
