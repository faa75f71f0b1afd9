import { headerOf } from '../../../api/tar.ts';
import { forged, manifestOf, packed, resealed, type Files } from '../../support/archives.ts';

const encode = (text: string) => new TextEncoder().encode(text);
type Row = Record<string, any>;
export const first = (change: (row: Row) => object) => (rows: Row[]) =>
  rows.map((row, i) => (i === 0 ? { ...row, ...change(row) } : row));
export const stranger = '0190f2a0-0000-7000-8000-00000000beef';
const more = (files: Files, name: string, bytes: Uint8Array<ArrayBuffer>) =>
  packed(resealed(new Map([...files, [name, bytes]])));

/** What somebody may make of an archive, and what they are told. The manifest agrees with all of it. */
export const tampered: [what: string, make: (files: Files) => Uint8Array<ArrayBuffer>, problem: RegExp][] = [
  ['no archive at all', () => encode('a letter to the tax office'.repeat(100)), /no shop archive/],
  ['one that ends too early', files => packed(files).slice(0, 5_000), /no shop archive/],
  ['a name that leads elsewhere', files => more(files, '../../etc/passwd', encode('x')), /passwd, which belongs in no/],
  ['a name from the root', files => more(files, '/data/vapid.json', encode('x')), /vapid\.json, which belongs in no/],
  ['a file of no kind', files => more(files, 'sessions.jsonl', encode('')), /sessions\.jsonl, which belongs in no/],
  ['a picture under no id', files => more(files, 'pictures/a.webp', encode('x')), /a\.webp, which belongs in no/],
  [
    'bytes that the manifest does not know',
    files => packed(new Map([...files, ['units.jsonl', encode('')]])),
    /units\.jsonl is missing or was changed/,
  ],
  [
    'a manifest of a later version',
    files =>
      packed(new Map([...files, ['manifest.json', encode(JSON.stringify({ ...manifestOf(files), format: 2 }))]])),
    /newer version/,
  ],
  [
    'a size that is not there',
    () => new Uint8Array(headerOf('units.jsonl', 9 * 1024 ** 3, new Date(0))),
    /no shop archive/,
  ],
  [
    'a wrong type',
    files =>
      packed(
        forged(
          files,
          'products',
          first(() => ({ mrp: 'dear' })),
        ),
      ),
    /products\.jsonl, line 1, mrp/,
  ],
  [
    'a choice that is none',
    files =>
      packed(
        forged(
          files,
          'contacts',
          first(() => ({ gender: 99 })),
        ),
      ),
    /contacts\.jsonl, line 1, gender/,
  ],
  [
    'a text that is too long',
    files =>
      packed(
        forged(
          files,
          'contacts',
          first(() => ({ name: 'x'.repeat(129) })),
        ),
      ),
    /contacts\.jsonl, line 1, name/,
  ],
  [
    'a field that is none',
    files =>
      packed(
        forged(
          files,
          'contacts',
          first(() => ({ shopId: stranger })),
        ),
      ),
    /line 1, shopId/,
  ],
  [
    'a foreign id',
    files =>
      packed(
        forged(
          files,
          'enquiries',
          first(() => ({ contactId: stranger })),
        ),
      ),
    /enquiries\.jsonl, line \d+: This is still in use or refers to something that is gone/,
  ],
  [
    'an id that is none',
    files =>
      packed(
        forged(
          files,
          'units',
          first(() => ({ id: "x'; drop table units" })),
        ),
      ),
    /units\.jsonl, line 1, id/,
  ],
  ['a record twice', files => packed(forged(files, 'units', rows => [rows[0], ...rows])), /units\.jsonl, line/],
  [
    'a circle in a tree',
    files =>
      packed(
        forged(
          files,
          'productCategories',
          first(({ id }) => ({ parentId: id })),
        ),
      ),
    /productCategories\.jsonl/,
  ],
  [
    'a state that is none',
    files =>
      packed(
        forged(
          files,
          'bizCards',
          first(() => ({ state: 'owner' })),
        ),
      ),
    /bizCards\.jsonl, line 1, state/,
  ],
  [
    'a moment that is none',
    files =>
      packed(
        forged(
          files,
          'units',
          first(() => ({ createdAt: 'now()' })),
        ),
      ),
    /units\.jsonl, line 1, createdAt/,
  ],
  ...(
    [
      ['products', 'version', 2 ** 31 - 1],
      ['products', 'version', 1_000_000],
      ['numberSeries', 'last', 99_999_999_999],
      ['numberSeries', 'last', 2 ** 31 - 1],
      ['numberSeries', 'last', 1_000_000],
      ['taskStatuses', 'position', 2 ** 31 - 1],
      ['productCategories', 'position', 2 ** 31 - 1],
      ['recordFiles', 'position', 2 ** 31 - 1],
      ['sharedTexts', 'last', 2 ** 31 - 1],
      ['sharedTextUpdates', 'number', 2 ** 31 - 1],
    ] as const
  ).map(([file, field, figure]): (typeof tampered)[number] => [
    `${file} that are counted from ${figure}`,
    files =>
      packed(
        forged(
          files,
          file,
          first(() => ({ [field]: figure })),
        ),
      ),
    new RegExp(`${file}\\.jsonl, line 1, ${field}: Must be a whole number up to 9,99,999`),
  ]),
  [
    'a reason that cannot be worded',
    files =>
      packed(
        forged(
          files,
          'recipients',
          first(() => ({ reason: '{"key":"notAmong","values":{"value":"x","list":{"list":[null]}}}' })),
        ),
      ),
    /recipients\.jsonl, line 1, reason/,
  ],
  [
    'a kind of records that every object inherits',
    files =>
      packed(
        forged(
          files,
          'history',
          first(() => ({ entity: 'constructor' })),
        ),
      ),
    /history\.jsonl, line 1, entity/,
  ],
  ['two shops', files => packed(forged(files, 'shops', rows => [...rows, ...rows])), /shops\.jsonl/],
  [
    'a shop that approves itself',
    files =>
      packed(
        forged(
          files,
          'shops',
          first(() => ({ status: 'Approved' })),
        ),
      ),
    /shops\.jsonl, line 1, status/,
  ],
  [
    'a remark on what is no record',
    files =>
      packed(
        forged(
          files,
          'remarks',
          first(() => ({ entity: 'sessions' })),
        ),
      ),
    /remarks\.jsonl, line 1, entity/,
  ],
  [
    'a text that nobody wrote together',
    files =>
      packed(
        forged(
          files,
          'sharedTextUpdates',
          first(() => ({ content: 'AAAA<script>' })),
        ),
      ),
    /sharedTextUpdates\.jsonl, line 1, content/,
  ],
  [
    'a file that is not what its name says',
    files =>
      packed(
        forged(
          files,
          'recordFiles',
          first(() => ({ name: 'a.pdf' })),
        ),
      ),
    /recordFiles\.jsonl, line 1, name/,
  ],
  [
    'a line that is no JSON',
    files => packed(resealed(new Map([...files, ['units.jsonl', encode('{"id":\n')]]))),
    /units\.jsonl, line 1/,
  ],
];
