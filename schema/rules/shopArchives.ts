import {
  described,
  listOf,
  maybe,
  moment,
  named,
  object,
  oneOf,
  string,
  uuid,
  whole,
  yesOrNo,
  type Of,
} from '../kit/shape.ts';
import { text } from '../kit/kinds.ts';
import { worded } from '../kit/worded.ts';

/** How an archive is laid out; what a later version lays out otherwise gets another number. */
export const archiveFormat = 1;
export const archiveProduct = 'TolaShop shop archive';

/** As large as an archive that is brought in may be. */
export const largestArchive = 8 * 1024 ** 3;
/** How long a finished one can be fetched. */
export const archiveDays = 7;

export const bringInFields = worded('bringIn', {
  upload: text().label('File').required('Choose a file').max(36),
});

export const archiveReport = named(
  'shopArchive',
  object({
    id: uuid,
    kind: described(oneOf(['out', 'in']), '`out`: a shop into a file; `in`: a new shop out of one'),
    state: oneOf(['running', 'completed', 'failed', 'canceled']),
    name: described(string, 'The shop that is taken out, or the file that is brought in'),
    done: described(whole, 'Of `total`: rows, and when an archive is brought in its other files too'),
    total: whole,
    size: described(maybe(whole), 'Bytes of the file, once it is whole'),
    madeShopId: described(maybe(uuid), 'The new shop, once it is open'),
    isClearing: described(yesOrNo, 'What was brought in before it ended is still being removed'),
    problem: maybe(string),
    createdAt: moment,
    endedAt: maybe(moment),
    until: described(maybe(moment), 'Until when the file can be fetched'),
  }),
);
/** A whole shop on its way out into a file, or in out of one. */
export type ArchiveReport = Of<typeof archiveReport>;

export const archiveManifest = object({
  product: string,
  format: whole,
  migration: string,
  madeAt: moment,
  shop: object({ id: uuid, name: string }),
  files: listOf(object({ name: string, size: whole, sha256: string, rows: whole })),
});
export type ArchiveManifest = Of<typeof archiveManifest>;
