/** What may be kept with a record: by the end of a name, as what it is served in describing it, and how such a file begins. */

type Family = { types: Readonly<Record<string, string>>; begins: (head: Uint8Array) => boolean };

/** As many bytes of a file's beginning tell whether it is what its name says. */
export const fileHead = 4_096;

const text = (head: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...head.subarray(from, from + length));
const starts =
  (...marks: string[]) =>
  (head: Uint8Array) =>
    marks.some(mark => text(head, 0, mark.length) === mark);
/** A container whose name stands behind its length or size. */
const holds =
  (outer: string, at: number, inner = /^/) =>
  (head: Uint8Array) =>
    text(head, outer === 'ftyp' ? 4 : 0, 4) === outer && inner.test(text(head, at, 4));
const either =
  (...ways: Family['begins'][]) =>
  (head: Uint8Array) =>
    ways.some(way => way(head));

const still = /^(avi[fs]|hei[cmsx]|hevc|m[is]f1)$/;
export const pdfType = 'application/pdf';
const office = 'application/vnd.openxmlformats-officedocument';
const open = 'application/vnd.oasis.opendocument';

const marked: readonly Family[] = [
  { types: { jpg: 'image/jpeg', jpeg: 'image/jpeg' }, begins: starts('\xff\xd8\xff') },
  { types: { png: 'image/png' }, begins: starts('\x89PNG\r\n\x1a\n') },
  { types: { webp: 'image/webp' }, begins: holds('RIFF', 8, /^WEBP$/) },
  { types: { gif: 'image/gif' }, begins: starts('GIF87a', 'GIF89a') },
  { types: { heic: 'image/heic', heif: 'image/heif', avif: 'image/avif' }, begins: holds('ftyp', 8, still) },
  { types: { pdf: pdfType }, begins: starts('%PDF-') },
  {
    types: {
      zip: 'application/zip',
      docx: `${office}.wordprocessingml.document`,
      xlsx: `${office}.spreadsheetml.sheet`,
      pptx: `${office}.presentationml.presentation`,
      odt: `${open}.text`,
      ods: `${open}.spreadsheet`,
      odp: `${open}.presentation`,
    },
    begins: starts('PK\x03\x04', 'PK\x05\x06'),
  },
  {
    types: { doc: 'application/msword', xls: 'application/vnd.ms-excel', ppt: 'application/vnd.ms-powerpoint' },
    begins: starts('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  },
  { types: { rtf: 'application/rtf' }, begins: starts('{\\rtf') },
  {
    types: { mp4: 'video/mp4', m4v: 'video/mp4', mov: 'video/quicktime', '3gp': 'video/3gpp', m4a: 'audio/mp4' },
    begins: head => holds('ftyp', 8)(head) && !still.test(text(head, 8, 4)),
  },
  { types: { webm: 'video/webm' }, begins: starts('\x1a\x45\xdf\xa3') },
  { types: { ogg: 'audio/ogg', oga: 'audio/ogg', opus: 'audio/ogg' }, begins: starts('OggS') },
  { types: { wav: 'audio/wav' }, begins: holds('RIFF', 8, /^WAVE$/) },
  { types: { amr: 'audio/amr' }, begins: starts('#!AMR') },
  {
    types: { mp3: 'audio/mpeg', aac: 'audio/aac' },
    begins: either(starts('ID3'), head => head[0] === 0xff && head[1]! >= 0xe0),
  },
];

const marksOfText = ['\xef\xbb\xbf', '\xff\xfe', '\xfe\xff'];
const isText = (head: Uint8Array) =>
  starts(...marksOfText)(head) ||
  (head.every(byte => byte >= 0x20 || [0x09, 0x0a, 0x0c, 0x0d].includes(byte)) &&
    !marked.some(({ begins }) => begins(head)));

const families: readonly Family[] = [
  ...marked,
  { types: { txt: 'text/plain', csv: 'text/csv', vcf: 'text/vcard' }, begins: isText },
];

/** The last part of a name, as `.pdf`; '' where there is none. */
export const endingOf = (name: string): string => /\.[a-z0-9]+$/i.exec(name)?.[0] ?? '';

/** What picks files offers. */
export const fileAccept = families.flatMap(({ types }) => Object.keys(types).map(ending => `.${ending}`)).join();

/** The type of a file as its name says and its first bytes confirm. 'unknown': such are not kept; 'lies': it is not what its name says. */
export const fileTypeOf = (name: string, head: Uint8Array): { type: string } | 'unknown' | 'lies' => {
  const ending = endingOf(name).slice(1).toLowerCase();
  const family = families.find(({ types }) => Object.hasOwn(types, ending));
  if (!family) return 'unknown';
  return family.begins(head.subarray(0, fileHead)) ? { type: family.types[ending]! } : 'lies';
};

/** Shown as a picture, with a thumbnail. */
export const isPictureType = (type: string): boolean => type.startsWith('image/');
