import { describe, expect, it } from 'vitest';
import { gstr1Json } from '../../schema/rules/returns/gstr1.ts';
import { gstr1Return } from '../../schema/rules/returns/gstr1Return.ts';
import { sectionOf, supplyOfBill, supplyOfCreditNote } from '../../schema/rules/returns/supplies.ts';
import { about, buyer, gold, goods, gstin, issuedInNovember, november, sold } from './gstr1Month.ts';

const filer = { gstin, month: '2026-11', scheme: 'regular', turnover: null } as const;
const month = { supplies: november, issued: issuedInNovember };

describe('GSTR-1 of two shops of one GSTIN, as the portal takes it', () => {
  const json = gstr1Json({ gstin, month: '2026-11', ...month });

  it('begins as the files of the offline tool do', () => {
    const { fp, version, hash } = json;
    expect([json.gstin, fp, version, hash]).toEqual([gstin, '112026', 'GST3.2.4', 'hash']);
    expect(Object.keys(json).slice(4)).toEqual(['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'nil', 'doc_issue', 'hsn']);
  });

  it('has no goods in a month without supplies', () => {
    expect(gstr1Json({ gstin, month: '2026-11', supplies: [], issued: [] })).not.toHaveProperty('hsn');
  });

  it('lists bills and transfers to registered buyers, an item for each rate', () => {
    const head = { pos: '29', rchrg: 'N', inv_typ: 'R' };
    expect(json.b2b).toEqual([
      {
        ctin: buyer,
        inv: [
          {
            inum: 'B/26-27/0002',
            idt: '05-11-2026',
            val: 134_100,
            ...head,
            itms: [
              { num: 301, itm_det: { txval: 120_000, rt: 3, iamt: 3_600, csamt: 0 } },
              { num: 501, itm_det: { txval: 10_000, rt: 5, iamt: 500, csamt: 0 } },
            ],
          },
          {
            inum: 'X/26-27/0001',
            idt: '21-11-2026',
            val: 41_200,
            ...head,
            itms: [{ num: 301, itm_det: { txval: 40_000, rt: 3, iamt: 1_200, csamt: 0 } }],
          },
        ],
      },
    ]);
  });

  it('lists a bill of two lakh between states by itself, and the credit note of such a bill', () => {
    expect(json.b2cl).toEqual([
      {
        pos: '24',
        inv: [
          {
            inum: 'PB/26-27/0002',
            idt: '10-11-2026',
            val: 200_850,
            itms: [{ num: 301, itm_det: { txval: 195_000, rt: 3, iamt: 5_850 } }],
          },
        ],
      },
    ]);
    expect(json.cdnur).toEqual([
      {
        nt_num: 'C/26-27/0002',
        nt_dt: '16-11-2026',
        ntty: 'C',
        val: 103_000,
        typ: 'B2CL',
        pos: '24',
        itms: [{ num: 301, itm_det: { txval: 100_000, rt: 3, iamt: 3_000, csamt: 0 } }],
      },
    ]);
  });

  it('adds up what went to consumers, less the credit note of last month’s bill', () => {
    expect(json.b2cs).toEqual([
      // 65,000 + 2,001 − 20,000, and 975 + 30.02 − 300.
      { sply_ty: 'INTRA', rt: 3, typ: 'OE', pos: '27', txval: 47_001, camt: 705.02, samt: 705.02, csamt: 0 },
      { sply_ty: 'INTER', rt: 3, typ: 'OE', pos: '24', txval: 50_000, iamt: 1_500, csamt: 0 },
    ]);
    expect(json.nil).toEqual({ inv: [{ sply_ty: 'INTRAB2C', expt_amt: 0, nil_amt: 120, ngsup_amt: 0 }] });
  });

  it('lists credit notes to registered buyers', () => {
    expect(json.cdnr).toEqual([
      {
        ctin: buyer,
        nt: [
          {
            nt_num: 'PC/26-27/0001',
            nt_dt: '20-11-2026',
            ntty: 'C',
            val: 10_300,
            pos: '29',
            rchrg: 'N',
            inv_typ: 'R',
            itms: [{ num: 301, itm_det: { txval: 10_000, rt: 3, iamt: 300, csamt: 0 } }],
          },
        ],
      },
    ]);
  });

  it('tells by HSN code, unit and rate what went to businesses and to consumers', () => {
    const none = { iamt: 0, samt: 0, camt: 0, csamt: 0 };
    expect(json.hsn).toEqual({
      hsn_b2b: [
        // 20 + 8 − 2 g.
        { num: 1, hsn_sc: '7113', uqc: 'GMS', qty: 26, rt: 3, txval: 150_000, ...none, iamt: 4_500 },
        { num: 2, hsn_sc: '998892', uqc: 'NA', qty: 0, rt: 5, txval: 10_000, ...none, iamt: 500 },
      ],
      hsn_b2c: [
        { num: 1, hsn_sc: '7018', uqc: 'NOS', qty: 12, rt: 0, txval: 120, ...none },
        // 10 + 30 − 20 g.
        {
          num: 2,
          hsn_sc: '7113',
          uqc: 'GMS',
          qty: 20,
          rt: 3,
          txval: 160_000,
          iamt: 2_850,
          samt: 975,
          camt: 975,
          csamt: 0,
        },
        {
          num: 3,
          hsn_sc: '7113',
          uqc: 'NOS',
          qty: 0,
          rt: 3,
          txval: 30_000,
          iamt: 1_500,
          samt: -300,
          camt: -300,
          csamt: 0,
        },
        { num: 4, hsn_sc: '7117', uqc: 'NOS', qty: 2, rt: 3, txval: 2_001, ...none, samt: 30.02, camt: 30.02 },
      ],
    });
  });

  it('tells which numbers were given, of each series', () => {
    const run = (num: number, from: string, to: string, totnum: number, cancel = 0) => ({
      num,
      from,
      to,
      totnum,
      cancel,
      net_issue: totnum - cancel,
    });
    expect(json.doc_issue!.doc_det.map(({ doc_num, docs }) => [doc_num, docs])).toEqual([
      [
        1,
        [
          run(1, 'B/26-27/0001', 'B/26-27/0004', 4),
          run(2, 'PB/26-27/0001', 'PB/26-27/0002', 2),
          run(3, 'X/26-27/0001', 'X/26-27/0001', 1),
        ],
      ],
      [5, [run(1, 'C/26-27/0001', 'C/26-27/0002', 2), run(2, 'PC/26-27/0001', 'PC/26-27/0001', 1)]],
      [12, [run(1, 'X/26-27/0002', 'X/26-27/0003', 2, 1), run(2, 'X/26-27/0005', 'X/26-27/0005', 1)]],
    ]);
  });

  it('leaves out what is empty', () => {
    expect(Object.keys(gstr1Json({ gstin, month: '2026-11', supplies: [], issued: [] }))).toEqual([
      'gstin',
      'fp',
      'version',
      'hash',
    ]);
  });
});

describe('where a document is listed', () => {
  const toGujarat = { place: '24', billedGst: 'igst' } as const;
  const of = (total: number, more: Parameters<typeof about>[2], day = '2026-11-10') => {
    const it = about('B/26-27/0001', day, more);
    return supplyOfBill(it, sold(total, [goods('7113', 1, total)], it.billedGst));
  };
  it.each<[string, ReturnType<typeof of>, string]>([
    ['a rupee above one lakh between states', of(100_001, toGujarat), 'b2cl'],
    ['one lakh between states', of(100_000, toGujarat), 'b2cs'],
    ['ten lakh within the state', of(1_000_000, {}), 'b2cs'],
    ['two lakh between states when the limit was two and a half', of(200_000, toGujarat, '2024-07-31'), 'b2cs'],
    ['the same a day later', of(200_000, toGujarat, '2024-08-01'), 'b2cl'],
    ['any to a registered buyer', of(200_000, { ...toGujarat, gstin: buyer }), 'b2b'],
  ])('%s', (_, supply, section) => {
    expect(sectionOf(supply)).toBe(section);
  });

  it.each([
    ['of a large bill, however small the note', 300_000, 'cdnur'],
    ['of a small bill', 100_000, 'b2cs'],
  ])('a credit note %s', (_, total, section) => {
    const it = about('C/26-27/0001', '2026-11-10', toGujarat);
    const note = supplyOfCreditNote(it, sold(515, [goods('7113', 1, 500)], 'igst'), { day: '2026-10-01', total });
    expect(sectionOf(note)).toBe(section);
  });
});

describe('the return', () => {
  it('comes to what its sections do', () => {
    const { sections, sums, problems } = gstr1Return(filer, month);
    expect(problems).toEqual([]);
    expect(sections.map(({ section, documents, taxable }) => [section, documents, taxable])).toEqual([
      ['b2b', 2, 17_000_000],
      ['b2cl', 1, 19_500_000],
      // 47,001 + 50,000 + 120.
      ['b2cs', 5, 9_712_100],
      ['cdnr', 1, -1_000_000],
      ['cdnur', 1, -10_000_000],
    ]);
    expect(sums).toEqual({ taxable: 35_212_100, cgst: 70_502, sgst: 70_502, utgst: 0, igst: 935_000 });
  });

  it('has state tax where a union territory has its own', () => {
    const it = about('B/26-27/0001', '2026-11-02', { place: '04', billedGst: 'cgstUtgst' });
    const supplies = [supplyOfBill(it, sold(10_300, [gold(1, 10_000)], 'cgstUtgst'))];
    const { json, problems } = gstr1Return({ ...filer, gstin: '04AAPFU0939F1Z3' }, { supplies, issued: [] });
    expect(json!.b2cs![0]).toMatchObject({ pos: '04', camt: 150, samt: 150 });
    expect(problems).toEqual([]);
  });

  it('is none of a dealer under the composition scheme, whose bills bear no GST', () => {
    const it = about('B/26-27/0001', '2026-11-02', { billedGst: 'none' });
    const plain = supplyOfBill(it, sold(10_000, [gold(1, 10_000)], 'none'));
    const composition = { ...filer, scheme: 'composition' } as const;
    const { json, sums, problems } = gstr1Return(composition, { supplies: [plain], issued: [] });
    expect([json, sums.taxable, problems]).toEqual([null, 0, []]);
    const charged = gstr1Return(composition, { supplies: november.slice(0, 1), issued: [] });
    expect(charged.json).toBeNull();
    expect(charged.problems.map(({ number, said, isRefused }) => [number, said.key, isRefused])).toEqual([
      ['B/26-27/0001', 'returnComposition', true],
    ]);
    const elsewhere = [supplyOfBill({ ...it, place: '29' }, sold(10_000, [gold(1, 10_000)], 'none'))];
    const told = gstr1Return(composition, { supplies: elsewhere, issued: [] }).problems;
    expect(told.map(({ said, isRefused }) => [said.key, isRefused])).toEqual([['returnCompositionElsewhere', false]]);
  });
});

describe('what would not be taken', () => {
  const one = (more: Parameters<typeof about>[2], line = gold(1, 10_000), number = 'B/26-27/0001') => {
    const it = about(number, '2026-11-02', more);
    return supplyOfBill(it, sold(10_300, [line], it.billedGst));
  };
  const found = (supplies: Parameters<typeof gstr1Return>[1]['supplies'], turnover: number | null = null) =>
    gstr1Return({ ...filer, turnover }, { supplies, issued: [] }).problems.map(({ number, said, isRefused }) => [
      number,
      said.key,
      isRefused,
    ]);

  it.each<[string, ReturnType<typeof one>, string | null, boolean?]>([
    ['nothing of a bill as it should be', one({}), null],
    ['goods without an HSN code', one({}, gold(1, 10_000, null, { hsn: null })), 'returnNoHsn'],
    ['a code of five digits', one({}, gold(1, 10_000, null, { hsn: '71131' })), 'returnShortHsn'],
    ['a rate that the portal has not', one({}, gold(1, 10_000, null, { gst: 4 })), 'returnUnknownRate'],
    ['a GSTIN with a wrong check digit', one({ gstin: '27AABCT1332L1ZX' }), 'returnWrongGstin'],
    ['the own GSTIN', one({ gstin }), 'returnOwnGstin'],
    ['no place of supply', one({ place: '' }), 'returnNoPlace'],
    ['IGST within the state', one({ billedGst: 'igst' }), 'returnWrongPlace'],
    ['CGST and SGST to another state', one({ place: '24' }), 'returnWrongPlace'],
    ['a number with a letter of Hindi', one({}, gold(1, 10_000), 'बी/26-27/0001'), 'returnNumberForm'],
    ['a number of 17 characters', one({}, gold(1, 10_000), 'SHOP7B/26-27/0001'), 'returnNumberForm'],
    ['a bill without GST', one({ billedGst: 'none' }), 'returnWithoutGst', false],
  ])('%s', (_, supply, key, isRefused = true) => {
    expect(found([supply])).toEqual(key ? [[supply.number, key, isRefused]] : []);
  });

  it('four digits where the turnover of the year before was above five crore', () => {
    expect(found([one({})], 50_000_000)).toEqual([]);
    expect(found([one({})], 50_000_001)).toEqual([['B/26-27/0001', 'returnShortHsn', true]]);
    expect(found([one({}, gold(1, 10_000, null, { hsn: '711319' }))], 50_000_001)).toEqual([]);
  });

  it('one number in two shops; a later number that is dated before', () => {
    const [andheri, pune] = [one({}), one({ shopId: 'pune' })];
    expect(found([andheri, pune])).toEqual([['B/26-27/0001', 'returnNumberTwice', true]]);
    const [first, second] = [{ ...andheri, day: '2026-11-04' }, { ...one({}, gold(1, 9_000), 'B/26-27/0002') }];
    expect(found([second, first])).toEqual([['B/26-27/0002', 'returnNumberOrder', false]]);
    expect(found([{ ...second, day: '2026-11-04' }, first])).toEqual([]);
    const note = { ...andheri, kind: 'creditNotes' as const };
    expect(found([andheri, note])).toEqual([]);
  });

  it('a transfer of which something came back', () => {
    expect(found([{ ...november.at(-1)!, cameBack: true }])).toEqual([['X/26-27/0001', 'returnCameBack', false]]);
  });
});
