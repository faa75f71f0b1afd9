import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { linesOf, type Lines } from '../../schema/kit/lineEntity.ts';
import { copiedIn, copiedStatement, givenIn } from '../db/givenInLines.ts';
import type { Result, Statement } from '../ports.ts';

type Line = Record<string, unknown>;
type Ask = (statements: Statement[]) => Promise<Result[]>;

/** Whatever was sent for what nobody types, lines hold what the records that they refer to say. `run` asks the database. */
export const withGiven = async (
  entity: AnyEntity,
  shop: string,
  values: Record<string, unknown>,
  run: Ask,
): Promise<Record<string, unknown>> => {
  const known = { ...values };
  for (const lines of linesOf(entity)) {
    const sent = (known[lines.field.name] ?? []) as readonly Line[];
    if (sent.length && givenIn(lines).length) known[lines.field.name] = await filled(lines, shop, sent, run);
  }
  return known;
};

const filled = async (lines: Lines, shop: string, sent: readonly Line[], run: Ask): Promise<Line[]> => {
  const copied = copiedIn(lines);
  const idsOf = (from: string) => [...new Set(sent.flatMap(line => (line[from] ?? []) as string | string[]))];
  const found = copied.length ? await run(copied.map(each => copiedStatement(each, shop, idsOf(each.from)))) : [];
  const records = copied.map(
    (_, i) => new Map((JSON.parse(found[i]!.rows[0]![0]!) as Line[]).map(record => [record['id'], record])),
  );
  const empty = Object.fromEntries(givenIn(lines).map(({ name }) => [name, null]));
  return sent.map(line =>
    copied.reduce<Line>((told, { from }, i) => ({ ...told, ...records[i]!.get(line[from]), id: line['id'] }), {
      ...line,
      ...empty,
    }),
  );
};
