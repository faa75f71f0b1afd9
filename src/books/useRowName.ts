import { useTranslate } from 'react-admin';
import type { GstReturn } from '../../schema/rules/returns/reply.ts';
import {
  compositionRows,
  plainRows,
  rowOfConsumers,
  rowOfHsn,
  rowOfMonth,
  rowOfNil,
  rowOfPlace,
  rowOfSection,
} from '../../schema/rules/returns/rows.ts';
import { formatLongMonth } from '../format.ts';
import { useHsnName, useNilName } from './HsnTables.tsx';
import { useConsumersName } from './ReturnFigures.tsx';
import { useStateName } from './useStateName.ts';

/** What a row of a return is called where it stands. */
export function useRowName(whole: GstReturn): (row: string) => string {
  const translate = useTranslate();
  const among = useNamedRows(whole);
  return row => {
    if (row === plainRows.all) return translate('returns.gstr1');
    const plain = [plainRows.outward, plainRows.nil, plainRows.input].find(each => each === row);
    if (plain) return translate(`returns.figure.${plain}`);
    return among().get(row) ?? translate('returns.head.figure');
  };
}

/** Those that a month has or has not. */
function useNamedRows({ sections, b2cs, hsn, nilRated, gstr3b, composition }: GstReturn) {
  const translate = useTranslate();
  const ofConsumers = useConsumersName();
  const stateOf = useStateName();
  const ofNil = useNilName();
  const { nameOf, buyersOf } = useHsnName();
  return () =>
    new Map<string, string>([
      ...sections.map(({ section }) => [rowOfSection(section), translate(`returns.section.${section}`)] as const),
      ...b2cs.map(each => [rowOfConsumers(each), `B2CS: ${ofConsumers(each)}`] as const),
      ...hsn.map(each => [rowOfHsn(each), `${nameOf(each)}: ${buyersOf(each)}`] as const),
      ...nilRated.map(each => [rowOfNil(each), `${translate('returns.nilRated')}: ${ofNil(each)}`] as const),
      ...(gstr3b?.toConsumers ?? []).map(
        ({ place }) => [rowOfPlace(place), translate('returns.figure.toConsumers', { place: stateOf(place) })] as const,
      ),
      ...(composition?.months ?? []).map(({ month }) => [rowOfMonth(month), formatLongMonth(`${month}-01`)] as const),
      ...(['quarter', 'year'] as const).map(
        key => [compositionRows[key], translate(`returns.composition.figure.${key}`)] as const,
      ),
    ]);
}
