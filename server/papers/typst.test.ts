import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { PaperData } from '../../api/papers/paperData.ts';
import type { TextBlock, TextRun } from '../../api/sharedTexts/blocks.ts';
import { qrCode } from '../../api/papers/qrCode.ts';
import { paperSizes } from '../../schema/kit/papers.ts';
import { inkPicture, paper } from '../../tests/support/papers.ts';
import { pdfText } from '../../tests/support/pdfText.ts';
import { systemClock } from '../clock.ts';
import { typstDocuments, typstProcess } from './typst.ts';

const documents = typstDocuments(systemClock);

describe('a paper', () => {
  it.each(paperSizes.filter(size => !['label50', 'tail100', 'card86'].includes(size)))(
    'of the size %s shows all there is of it',
    async size => {
      const { text, pages } = await pdfText(await documents.pdf('document', { papers: [paper({ size })] }));
      expect(pages).toBe(1);
      for (const shown of ['Rajlakshmi Jewellers', 'GSTIN 27AAPFU0939F1ZV', 'Receipt', 'R/26-27/1', 'Asha Rao', 'Ring'])
        expect(text).toContain(shown);
      for (const shown of ['₹350.00', 'Total', 'Bring this receipt.']) expect(text).toContain(shown);
    },
  );

  it.each(['a4', 'roll80'] as const)(
    'of the size %s says its amount in words, and has a code to pay what is due',
    async size => {
      const more = {
        inWords: { label: 'In words', value: 'Three Hundred Fifty Rupees Only' },
        pay: { code: qrCode('upi://pay?pa=soni@okbank'), label: 'Pay ₹350.00 by UPI', to: 'soni@okbank' },
      };
      const { text } = await pdfText(await documents.pdf('document', { papers: [paper({ size, ...more })] }));
      for (const shown of ['In words', 'Three Hundred Fifty Rupees Only', 'Pay ₹350.00 by UPI', 'soni@okbank'])
        expect(text).toContain(shown);
      expect(await documents.svg('document', { papers: [paper({ size, ...more })], pictures: {} })).toContain('<image');
    },
  );

  it.each(['card86', 'a6'] as const)('of the size %s with a QR code stands round it', async size => {
    const code = qrCode('https://shop.test/biz_card_details/1/2?qr');
    const facts = [{ label: 'Role', value: 'Owner' }];
    const { text, pages } = await pdfText(await documents.pdf('document', { papers: [paper({ size, code, facts })] }));
    expect(pages).toBe(1);
    for (const shown of ['Rajlakshmi Jewellers', 'R/26-27/1', 'Owner']) expect(text).toContain(shown);
    expect(text).not.toContain('Total');
    const drawn = await documents.svg('document', { papers: [paper({ size, code, facts })], pictures: {} });
    expect(drawn).toContain('<image');
  });

  it('writes names in the scripts of the country, one beside the other', async () => {
    const names = ['आशा राव', 'முத்துலட்சுமி', 'લક્ષ્મીબેન પટેલ', 'శ్రీలక్ష్మి'];
    const drawn = await documents.pdf('document', {
      papers: [paper({ facts: names.map(value => ({ label: 'Name', value })) })],
    });
    const { text, fonts } = await pdfText(drawn);
    expect(text).toContain('முத்துலட்சுமி');
    for (const font of ['Mukta-Regular', 'MuktaMalar-Regular', 'MuktaVaani-Regular', 'NotoSansTelugu-Regular'])
      expect(fonts).toContain(font);
  });

  it('is drawn with fewer signs where the compiler would end its process', async () => {
    const value = '\u0679\u0C7A\u00A2 \u063A \u0C32';
    const drawn = await documents.pdf('document', { papers: [paper({ facts: [{ label: 'Name', value }] })] });
    const { text } = await pdfText(drawn);
    expect(text).toContain('\u063A');
    expect(text).toContain('?');
  });

  it('carries what people wrote, block by block', async () => {
    const runs = (text: string, ...marks: TextRun['marks']) => [{ text, marks, link: null }];
    const said: TextBlock[] = [
      { kind: 'heading', level: 1, runs: runs('Stock') },
      { kind: 'paragraph', runs: [...runs('Counted '), ...runs('twice', 'bold', 'italic', 'underline', 'strike')] },
      {
        kind: 'list',
        isNumbered: true,
        items: [[{ kind: 'paragraph', runs: runs('Gold') }], [{ kind: 'paragraph', runs: runs('Silver') }]],
      },
      { kind: 'quote', blocks: [{ kind: 'paragraph', runs: runs('as it was said') }] },
      { kind: 'rule' },
    ];
    const { text, fonts } = await pdfText(await documents.pdf('document', { papers: [paper({ text: said })] }));
    for (const shown of ['Stock', 'Counted', 'twice', '1.', 'Gold', '2.', 'as it was said'])
      expect(text).toContain(shown);
    expect(fonts).toContain('Mukta-Bold');
  });

  it('takes what people typed for what it is, in every place', async () => {
    const typed = '#panic("gone") $x$ \\ *b* _i_ `c` <a> @r // = [x] #include "/etc/passwd"';
    const label = { label: typed, value: typed };
    const hostile = paper({
      title: typed,
      number: typed,
      shop: { name: typed, lines: [typed], logo: null },
      facts: [label],
      lists: [{ title: typed, columns: [{ label: typed, end: false, wide: true }], rows: [[typed]] }],
      totals: [label],
      text: [
        { kind: 'paragraph', runs: [{ text: typed, marks: ['bold', 'code'], link: null }] },
        { kind: 'code', runs: [{ text: typed, marks: [], link: 'mailto:#panic("gone")' }] },
      ],
      notes: [typed],
      signed: typed,
    });
    const papers = [hostile, { ...hostile, size: 'label50' as const }];
    const { text } = await pdfText(await documents.pdf('document', { papers }));
    expect(text.replace(/\s+/g, '').split(typed.replace(/\s+/g, '')).length - 1).toBeGreaterThanOrEqual(13);
  });

  it('goes on over pages, and each of many begins on its own', async () => {
    const rows = Array.from({ length: 60 }, (_, n) => [`Ring ${n}`, '₹1.00']);
    const long = paper({ lists: [{ ...paper().lists[0]!, rows }] });
    expect((await pdfText(await documents.pdf('document', { papers: [long] }))).pages).toBeGreaterThan(1);
    const many = await documents.pdf(
      'document',
      { papers: [paper(), paper({ number: 'R/26-27/2' })] },
      { isPatient: true },
    );
    const { pages, text } = await pdfText(many);
    expect(pages).toBe(2);
    expect(text).toContain('R/26-27/2');
  });

  it('bears the logo of its shop, and no other paper does', async () => {
    const logo = await inkPicture();
    const shop = { name: 'Rajlakshmi Jewellers', lines: [], logo: 'a1' };
    const svg = await documents.svg('document', { papers: [paper({ shop })], pictures: { a1: logo } });
    expect(svg).toContain('<image');
    await expect(documents.svg('document', { papers: [paper({ shop })] })).rejects.toThrow('could not be drawn');
  });

  it('bears the signature above who signs, where there is room to sign', async () => {
    const pictures = { s1: await inkPicture() };
    const svg = (size: PaperData['size']) =>
      documents.svg('document', { papers: [paper({ size, signature: 's1' })], pictures });
    expect(await svg('a5')).toContain('<image');
    expect(await svg('roll80')).not.toContain('<image');
  });

  it('is a label that nothing makes longer, with the title and the first four fields', async () => {
    const facts = Array.from({ length: 6 }, (_, n) => ({ label: `Field ${n}`, value: `${'long '.repeat(40)}${n}` }));
    const label = paper({ size: 'label50', number: `R/${'9'.repeat(80)}`, facts });
    const { pages, text } = await pdfText(await documents.pdf('document', { papers: [label, label] }));
    expect(pages).toBe(2);
    expect(text).toContain('Field 3');
    expect(text).not.toMatch(/Field 4|Total/);
    expect(await documents.svg('document', { papers: [label] })).toMatch(/viewBox="0 0 141\.7\d* 70\.8\d*"/);
  });

  it.each(['label50', 'tail100'] as const)(
    'of the size %s is scanned, and tells weights that are totals',
    async size => {
      const facts = [{ label: 'HUID', value: 'AB12C3' }];
      const totals = [{ label: 'Net weight', value: '10.000 g' }];
      const label = paper({ size, number: 'RA/T/26-27/0042', facts, totals, scan: qrCode('RA/T/26-27/0042') });
      const { pages, text } = await pdfText(await documents.pdf('document', { papers: [label, label] }));
      expect(pages).toBe(2);
      for (const shown of ['RA/T/26-27/0042', 'AB12C3', '10.000 g']) expect(text).toContain(shown);
      const svg = (scan: string | null) => documents.svg('document', { papers: [{ ...label, scan }] });
      expect([await svg(label.scan), await svg(null)].map(drawn => drawn.includes('<image'))).toEqual([true, false]);
    },
  );

  it('is a picture without script to look at', async () => {
    const svg = await documents.svg('document', { papers: [paper()] });
    expect(svg).toMatch(/^<svg /);
    expect(svg).not.toContain('<script');
  });

  it('that somebody waits for does not wait for a thousand others', async () => {
    const ended: string[] = [];
    const many = documents
      .pdf('document', { papers: Array.from({ length: 1_000 }, () => paper()) }, { isPatient: true })
      .then(() => ended.push('many'));
    await documents.svg('document', { papers: [paper()] }).then(() => ended.push('one'));
    await many;
    expect(ended).toEqual(['one', 'many']);
  });
});

describe('a template', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tolashop-papers-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const template = (name: string, text: string) => {
    const path = join(folder, `${name}.typ`);
    writeFileSync(path, text);
    return path;
  };
  const sound = template('sound', 'Fine');
  const ask = typstProcess({ milliseconds: 2_000, idle: 60_000 }, folder);
  const drawn = (path: string) => ask({ template: path, data: '[]', pictures: {}, as: 'svg', at: 0 });

  it('that runs away is stopped, and the next one is drawn', async () => {
    const endless = template('endless', '#for a in range(100000) { for b in range(100000) { let c = a * b } }');
    await expect(drawn(endless)).rejects.toMatchObject({ status: 503 });
    await expect(drawn(sound)).resolves.toContain('<svg');
  });

  it('that is wrong says so, and the next one is drawn', async () => {
    await expect(drawn(template('wrong', '#nothing'))).rejects.toThrow('unknown variable: nothing');
    await expect(drawn(sound)).resolves.toContain('<svg');
  });

  it('reads nothing outside of its folder', async () => {
    await expect(drawn(template('outside', '#read("/../../etc/passwd")'))).rejects.toThrow('could not be drawn');
  });
});
