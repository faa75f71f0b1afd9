import type { PaperPeriod } from '../../schema/kit/papers.ts';
import { formatMoney, formatWeight, none } from '../../schema/rules/formats.ts';
import { metalOfUnit } from '../../schema/rules/metals.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import { ratesStatement } from '../chits/rate.ts';
import { positionStatement, readPosition, turnedStatement } from '../ledger/metalPosition.ts';
import type { LetterTable } from '../mail/letters.ts';
import { pureWorth } from '../pieces/pureWorth.ts';
import type { Ports, Statement } from '../ports.ts';
import type { Asker } from './asker.ts';

/** The metal position, a table for each metal. */
export const positionTables = async (
  { database }: Ports,
  enter: Statement,
  { shop, at }: Asker,
  period: PaperPeriod,
  words: CommonWords,
): Promise<LetterTable[]> => {
  const [, found, turned, rates] = await database.batch([
    enter,
    positionStatement(shop),
    turnedStatement(shop, period),
    ratesStatement(shop, at),
  ]);
  const worthOf = pureWorth(rates!, at);
  const { metals } = readPosition(found!, turned!, period, (unit, fine) => worthOf(metalOfUnit(unit), fine));
  const said = words.papers.position;
  const row = (name: string, fine: number, worth: number | null) => [
    name,
    formatWeight(fine),
    worth === null ? none : formatMoney(worth, 'paise'),
  ];
  if (!metals.length) return [{ title: said.title, rows: [], more: said.none }];
  return metals.map(({ unit, parts, net, worth }) => ({
    title: words.entities['pieces']!.values['metal']![metalOfUnit(unit)!]!,
    rows: [
      [said.where, said.fine, said.worth],
      ...parts.map(each => row(said.part[each.part], each.fine, each.worth)),
      row(said.net, net, worth),
    ],
  }));
};
