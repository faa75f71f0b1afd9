import { attachmentKey } from '../../api/attachments.ts';
import { noShop } from '../../api/db/statement.ts';
import type { Ports, Statement } from '../../api/ports.ts';
import { downloadCounts } from '../../schema/entities/downloadCounts.ts';
import { downloads } from '../../schema/entities/downloads.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { openingHours } from './calendar.ts';
import { Past } from './past.ts';
import { plainPdf } from './plainPdf.ts';
import { idsAt, type Random } from './random.ts';

/** What the company offers to fetch: small papers, made here. */
const offered = [
  {
    name: 'Barcode label sheet',
    release: '1.0',
    platform: 'any',
    audience: 'everyone',
    isPublished: true,
    daysAgo: 210,
    notes: 'A4, 65 labels a sheet. Fits the usual self-adhesive paper.',
    notesHi: 'A4, एक शीट पर 65 लेबल। आम चिपकने वाले काग़ज़ पर ठीक बैठता है।',
  },
  {
    name: 'Barcode label sheet',
    release: '1.1',
    platform: 'any',
    audience: 'everyone',
    isPublished: true,
    daysAgo: 40,
    notes: 'Narrower margins: the last row is no longer cut off by small printers.',
    notesHi: 'किनारे कम किए: छोटे प्रिंटर में आखिरी पंक्ति अब नहीं कटती।',
  },
  {
    name: 'Counter guide',
    release: '2026',
    platform: 'any',
    audience: 'signedIn',
    isPublished: true,
    daysAgo: 20,
    notes: 'Two pages to lay beside the scales: the day at the counter, from the first rate to the close.',
    notesHi: 'काँटे के पास रखने के लिए दो पन्ने: पहले भाव से दिन बंद करने तक।',
  },
  {
    name: 'Label printer settings',
    release: '2.3',
    platform: 'windows',
    audience: 'everyone',
    isPublished: true,
    daysAgo: 90,
    notes: 'Paper sizes and margins for the usual thermal printers.',
    notesHi: 'आम थर्मल प्रिंटर के लिए काग़ज़ के आकार और किनारे।',
  },
] as const;

/** Files are put away before the statements name them. */
export const offerDownloads = async (ports: Ports, now: Date, random: Random): Promise<Statement[]> => {
  const office = new Past({ id: noShop, owner: null, tenant: noShop }, random);
  for (const [position, { daysAgo, ...download }] of offered.entries()) {
    const at = openingHours(now, daysAgo, random);
    const bytes = plainPdf([`${download.name} ${download.release}`, '', download.notes]);
    const id = idsAt(at, random).next();
    await ports.files.put(attachmentKey(noShop, id), bytes);
    const name = `${download.name} ${download.release}.pdf`;
    const sha256 = ports.secrets.digest(bytes);
    const file = { id, name, type: 'application/pdf', size: bytes.length, sha256 };
    const [row] = office.create(downloads, [{ ...download, position, releasedOn: shopDay(at), file }], at);
    fetchOften(office, row!.id, now, random);
  }
  return office.statements;
};

/** How often each was fetched on the days before today. */
const fetchOften = (
  office: Past<{ id: string; owner: null; tenant: string }>,
  id: string,
  now: Date,
  random: Random,
) => {
  let fetched = 0;
  for (let ago = 1; ago <= 4; ago++) {
    const at = openingHours(now, ago, random);
    const count = random.integer(1, 12);
    fetched += count;
    office.create(downloadCounts, [{ downloadId: id, day: shopDay(at), count }], at);
  }
  office.statements.push({
    text: 'update downloads set fetched = $3::integer where shop_id = $1 and id = $2::uuid',
    values: [noShop, id, fetched],
  });
};
