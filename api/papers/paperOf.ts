import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { frozenParties } from '../../schema/kit/parties.ts';
import { isPrinted, titleWord, type Paper, type Printed } from '../../schema/kit/papers.ts';
import {
  dated,
  dates,
  day,
  formatMoney,
  formatNumber,
  formatPercent,
  formatWeight,
} from '../../schema/rules/formats.ts';
import { momentForm } from '../../schema/rules/moments.ts';
import { fill } from '../../schema/words/fill.ts';
import type { CommonWords } from '../../schema/words/wording.ts';
import { exportColumns, lineColumns } from '../crud/export/exportColumns.ts';
import { inWordsOf, payOf } from './amounts.ts';
import { qrCode } from './qrCode.ts';
import { rowValue, type Row } from './rowValue.ts';
import { addressLines } from './party.ts';
import type { Issuer, PaperData, PaperParty, PaperWanted, Reckoned } from './paperData.ts';

export const paperOf = (
  { entity, paper, size, words }: PaperWanted,
  row: Row,
  issuer: Issuer,
  {
    code = null,
    text = [],
    names = [],
    party = null,
    reckoned,
  }: Partial<Pick<PaperData, 'code' | 'text' | 'party'>> & {
    names?: readonly string[];
    reckoned?: Reckoned | undefined;
  } = {},
): PaperData => {
  const said = words.entities[entity.name]!.papers![paper]!;
  const shown = shownOn({ entity, paper, size, words }, row, { reckoned, party });
  const value = rowValue(entity, row, words);
  return {
    size,
    ...inLanguage(words),
    title: titleOf(entity, paper, row, words),
    ...shown,
    notice: shown.notice ?? null,
    copy: null,
    facts: [...shown.facts, ...(names.length ? [{ label: said.names!, value: names.join(', ') }] : [])],
    shop: { name: issuer.name!, lines: linesOf(issuer, words), logo: issuer.logo },
    inWords: inWordsOf({ entity, paper, words }, value),
    pay: payOf({ entity, paper, words }, value, issuer),
    text,
    party,
    notes: [...(shown.notes ?? []), ...(said.note ? [said.note] : [])],
    terms: termsOf(entity.papers![paper]!, issuer, words),
    code,
    scan: entity.papers![paper]!.scanned && shown.number ? qrCode(shown.number) : null,
    ...signedBy(issuer, words),
    partySigns: said.partySigns ?? null,
  };
};

/** By what the row says: choices stand in it as people read them. */
const titleOf = (entity: AnyEntity, paper: string, row: Row, words: CommonWords): string => {
  const { states, papers } = entity;
  const { draft } = papers![paper]!;
  const said = words.entities[entity.name]!;
  const held = rowValue(entity, row, words);
  const is = (field: string, value: string) => held(field) === said.values[field]![value];
  if (draft && states && is(states.field, states.initial)) return said.papers![paper]!.draft!;
  return said.papers![paper]![titleWord(papers![paper]!, is)]!;
};

const shownOn = (
  { entity, paper, words }: PaperWanted,
  row: Row,
  { reckoned, party }: { reckoned: Reckoned | undefined; party: PaperParty | null },
): Reckoned => {
  const { fields, columns, main, reckoned: of } = entity.papers![paper]!;
  if (reckoned && of === 'period') return reckoned;
  const other = party && frozenParties(entity)?.other;
  const own = shownOf(
    entity,
    fields.filter(name => name !== other),
    row,
    words,
    { ofLines: columns, main, hasSums: of === 'above' },
  );
  if (!reckoned) return own;
  const join = <T>(mine: readonly T[], those: readonly T[]) =>
    of === 'above' ? [...those, ...mine] : [...mine, ...those];
  return {
    ...own,
    notice: reckoned.notice ?? null,
    notes: reckoned.notes ?? [],
    facts: [...own.facts, ...reckoned.facts],
    lists: join(own.lists, reckoned.lists),
    totals: join(own.totals, reckoned.totals),
  };
};

const inLanguage = ({ language, papers }: CommonWords): Pick<PaperData, 'language' | 'page'> => ({
  language: language === 'xa' ? 'en' : language,
  page: papers.page,
});

const signedBy = (issuer: Issuer, { papers }: CommonWords): Pick<PaperData, 'signed' | 'signature'> => ({
  signed: issuer.signatory ?? fill(papers.signed, { shop: issuer.name }),
  signature: issuer.signature,
});

const termsOf = ({ terms }: Paper, { billTerms }: Issuer, { papers }: CommonWords): PaperData['terms'] => {
  const lines = (terms ? (billTerms ?? '') : '').split('\n').filter(line => line.trim() !== '');
  return lines.length ? { label: papers.terms, lines } : null;
};

/** Of a record, what these fields show: words and figures as they are read. */
export const shownOf = (
  entity: AnyEntity,
  fields: readonly string[],
  row: Row,
  words: CommonWords,
  {
    ofLines = {},
    main,
    hasSums = false,
  }: { ofLines?: Paper['columns']; main?: string | undefined; hasSums?: boolean } = {},
): Reckoned => {
  const columns = exportColumns(entity, words);
  const value = rowValue(entity, row, words);
  // Money behind lines, or below sums that the server works out, is one more sum.
  const behindLines = hasSums ? 0 : fields.findLastIndex(name => isLines(entity, name));
  const isTotal = (name: string) =>
    Boolean(entity.totals?.fields.includes(name)) ||
    name === main ||
    (behindLines >= 0 && fields.indexOf(name) > behindLines && entity.info[name]!.kind === 'money');
  const labelled = (names: readonly string[]) =>
    names.flatMap(name => {
      const text = written(entity.info[name]!, value(name), words);
      return text ? [{ label: columns.find(column => column.name === name)!.label, value: text }] : [];
    });
  const facts = fields.filter(
    name => isPrinted(entity.info[name]!.kind) && !isLines(entity, name) && name !== entity.title,
  );
  return {
    number: value(entity.title),
    facts: labelled(facts.filter(name => !isTotal(name))),
    lists: listsOf({ entity, words }, fields, row.slice(columns.length), ofLines),
    totals: facts
      .filter(name => isTotal(name) && Number(value(name)) !== 0)
      .flatMap(name => labelled([name]).map(total => ({ ...total, ...(main && name !== main && { isQuiet: true }) }))),
  };
};

const isLines = ({ info }: AnyEntity, name: string) => info[name]!.kind === 'lines';

const listsOf = (
  { entity, words }: Pick<PaperWanted, 'entity' | 'words'>,
  fields: readonly string[],
  lists: Row,
  ofLines: NonNullable<Paper['columns']>,
) =>
  lineColumns(entity, words).flatMap(({ field, columns }, i) => {
    const kinds = Object.values(field.line!);
    const labels = words.entities[entity.name]!.inputs[field.name]!;
    const lines = JSON.parse(lists[i] ?? '[]') as Row[];
    if (!fields.includes(field.name) || !lines.length) return [];
    const rows = lines.map(line => kinds.map((info, n) => written(info, line[n] ?? null, words)));
    // What no line has would only take room.
    const asked = ofLines[field.name] ?? kinds.flatMap(({ name, folded }) => (folded ? [] : name));
    const kept = asked
      .map(name => kinds.findIndex(kind => kind.name === name))
      .filter(n => rows.some(row => row[n] !== ''));
    if (!kept.length) return [];
    const first = kept.find(n => kinds[n]!.kind === 'text');
    // Those share what the figures leave.
    const isWide = (n: number) => n === first || (kinds[n]!.kind === 'text' && (kinds[n]!.max ?? 0) > 128);
    return [
      {
        title: null,
        columns: kept.map(n => ({ label: labels[kinds[n]!.name]!, end: columns[n]!.numeric, wide: isWide(n) })),
        rows: rows.map(row => kept.map(n => row[n]!)),
      },
    ];
  });

export const linesOf = ({ phoneNo, email, gstin, ...place }: Issuer, words: CommonWords): string[] =>
  [
    ...addressLines(place, words),
    [phoneNo, email].filter(Boolean).join(' · '),
    gstin ? `${words.entities['shops']!.fields['gstin']!} ${gstin}` : '',
  ].filter(line => line.trim() !== '');

const moment = dates(momentForm);

/** A day as it is read on paper. */
export const dayRead = (text: string, { language }: CommonWords): string => dated(text, date => day(date, language));

/** How each kind is read on paper. Lines are lists of their own. */
const forms = {
  text: text => text,
  longText: text => text,
  email: text => text,
  digits: text => text,
  mobile: text => text,
  phone: text => text,
  pin: text => text,
  url: text => text,
  integer: formatNumber,
  decimal: formatNumber,
  money: text => formatMoney(text, 'paise'),
  weight: formatWeight,
  percent: formatPercent,
  boolean: (text, { papers }) => (text === 'true' ? papers.yes : papers.no),
  date: dayRead,
  timestamp: (text, { language }) => dated(text, date => moment(date, language)),
  choice: text => text,
  ref: text => text,
  refs: text => text,
} satisfies Record<Exclude<Printed, 'lines'>, (text: string, words: CommonWords) => string>;

const written = ({ kind }: FieldInfo, text: string | null, words: CommonWords): string =>
  text === null || text === '' ? '' : forms[kind as keyof typeof forms](text, words);
