import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportColumns, lineColumns } from '../../api/crud/export/exportColumns.ts';
import type { Issuer, PaperData } from '../../api/papers/paperData.ts';
import { paperOf } from '../../api/papers/paperOf.ts';
import type { TextBlock, TextRun } from '../../api/sharedTexts/blocks.ts';
import { qrCode } from '../../api/papers/qrCode.ts';
import { entities } from '../../schema/entities/index.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import type { PaperSize } from '../../schema/kit/papers.ts';
import { wordingFor } from '../../schema/words/wordings.ts';
import { everyName, everyScript } from '../../tests/support/everyScript.ts';
import { paper } from '../../tests/support/papers.ts';
import { pdfText } from '../../tests/support/pdfText.ts';
import { systemClock } from '../clock.ts';
import { typstDocuments, typstProcess } from './typst.ts';

const documents = typstDocuments(systemClock);
const { words } = wordingFor('en');

const kinds = Object.values(entities as Record<string, AnyEntity>).flatMap(entity =>
  Object.entries(entity.papers ?? {}).map(([name, { sizes }]): [string, string, readonly PaperSize[], AnyEntity] => [
    entity.name,
    name,
    sizes,
    entity,
  ]),
);

/** A label shows one line and cuts it: each name is on one of its own. */
const namesFor = (size: PaperSize) =>
  ['label50', 'tail100', 'card86', 'a6'].includes(size) ? everyScript.map(([, name]) => name) : [everyName];

/** What people typed is a name of all scripts; figures and days are left empty. */
const typed = ({ kind }: FieldInfo, name: string) => (['text', 'longText', 'ref', 'refs'].includes(kind) ? name : null);

const issuerOf = (name: string): Issuer => ({
  name,
  address: name,
  city: name,
  pin: null,
  phoneNo: null,
  email: null,
  gstin: null,
  upiId: null,
  logo: null,
  signature: null,
  signatory: name,
  stateCode: null,
  billTerms: name,
});

const filled = (entity: AnyEntity, paperName: string, size: PaperSize, name: string): PaperData => {
  const columns = exportColumns(entity, words).map(column => {
    const info = entity.info[column.name];
    return info ? typed(info, name) : null;
  });
  const lines = lineColumns(entity, words).map(({ field }) =>
    JSON.stringify([Object.values(field.line!).map(info => typed(info, name))]),
  );
  const list = { title: name, columns: [{ label: name, end: false, wide: true }], rows: [[name]] };
  const reckoned = { number: name, facts: [{ label: 'Name', value: name }], lists: [list], totals: [] };
  const { code, reckoned: isReckoned } = entity.papers![paperName]!;
  return paperOf({ entity, paper: paperName, size, words }, [...columns, ...lines], issuerOf(name), {
    code: code ? qrCode('https://shop.test') : null,
    reckoned: isReckoned ? reckoned : undefined,
  });
};

/** The fonts of papers in a PDF, and the names that it lacks. */
const scriptsOf = async (papers: PaperData[]) => {
  const { text, fonts } = await pdfText(await documents.pdf('document', { papers }, { isPatient: true }));
  const written = text.replaceAll(' ', '');
  return {
    fonts: [...new Set(fonts.map(font => font.replace(/-\w+$/, '')))].toSorted(),
    lacking: ['Łucja', 'முத்து', 'ᱥᱟᱱᱛᱟᱲᱤ', 'Дмитрий', '□'].filter(name => !written.includes(name)),
  };
};
const every = { fonts: [...new Set(everyScript.map(([font]) => font))].toSorted(), lacking: [] };

describe('a name in any script', () => {
  it.each(kinds)('is drawn by our fonts on %s %s in the sizes %s', async (_, name, sizes, entity) => {
    const papers = sizes.flatMap(size => namesFor(size).map(text => filled(entity, name, size, text)));
    expect(await scriptsOf(papers)).toEqual(every);
  });

  it('is drawn wherever a paper has a text', async () => {
    const runs: TextRun[] = [{ text: everyName, marks: ['bold', 'italic', 'code'], link: null }];
    const text: TextBlock[] = [
      { kind: 'paragraph', runs },
      { kind: 'code', runs },
    ];
    const label = { label: everyName, value: everyName };
    const inWords = label;
    const more = { title: everyName, number: everyName, note: everyName, copy: everyName, notice: everyName };
    expect(await scriptsOf([paper({ size: 'a4', text, inWords, totals: [label], ...more })])).toEqual(every);
  });

  // DejaVu stands for the fonts that Linux machines have.
  it.runIf(process.platform === 'linux')('is drawn by no font of the system', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tolashop-fonts-'));
    const template = join(folder, 'system.typ');
    writeFileSync(template, '#set text(font: "DejaVu Sans", fallback: false)\nhello');
    const ask = typstProcess({ milliseconds: 60_000, idle: 60_000 }, folder);
    const drawing = await ask({ template, data: '[]', pictures: {}, as: 'pdf', at: 0 });
    expect((await pdfText(drawing as Uint8Array)).fonts).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
