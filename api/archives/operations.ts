import { archiveReport, bringInFields, largestArchive } from '../../schema/rules/shopArchives.ts';
import { listOf } from '../../schema/kit/shape.ts';
import { can } from '../../schema/permissions.ts';
import { replying, sending } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { operationsOfTarget } from '../uploads/operations.ts';
import { archiveType, archiveUpload, bringIn, cancel, file, list, read, takeOut } from './calls.ts';

const tag = 'Shop archives';
const out = { path: 'shops/:shopId/archives', tag, access: { to: 'shop', permission: can.ArchiveExport } } as const;
const oneOut = { ...out, path: `${out.path}/:id` } as const;
const into = { path: 'shops/:shopId/archive_imports', tag, access: { to: 'shop', permission: can.ShopAdd } } as const;
const oneIn = { ...into, path: `${into.path}/:id` } as const;

/** A whole shop out into one file, by whoever may take it out. */
const outOperations: Operation[] = [
  {
    ...out,
    id: 'archives.list',
    method: 'GET',
    summary: 'My newest 20 archives of this shop, and how they stand',
    handle: replying(listOf(archiveReport), context => list(context, 'out')),
  },
  {
    ...out,
    id: 'archives.create',
    method: 'POST',
    summary: 'Take out the whole shop into one file, in the background',
    handle: replying(archiveReport, takeOut, { status: 202, once: true }),
  },
  {
    ...oneOut,
    id: 'archives.get',
    method: 'GET',
    summary: 'How an archive of mine stands',
    handle: replying(archiveReport, context => read(context, 'out')),
  },
  {
    ...oneOut,
    id: 'archives.file',
    method: 'GET',
    path: `${oneOut.path}/file`,
    summary: 'The file of an archive of mine, for seven days',
    isDownload: true,
    handle: sending([archiveType], file),
  },
  {
    ...oneOut,
    id: 'archives.cancel',
    method: 'POST',
    path: `${oneOut.path}/cancel`,
    summary: 'Stop an archive; nothing is kept of it',
    handle: replying(archiveReport, context => cancel(context, 'out'), { once: true }),
  },
];

/** A new shop out of such a file, by whoever may open shops; the file comes first, in parts. */
const inOperations: Operation[] = [
  {
    ...into,
    id: 'archiveImports.list',
    method: 'GET',
    summary: 'The newest 20 archives that I brought in from here, and how they stand',
    handle: replying(listOf(archiveReport), context => list(context, 'in')),
  },
  {
    ...into,
    id: 'archiveImports.create',
    method: 'POST',
    summary: 'Make a new shop of my business out of an archive that I have sent; it opens when all of it is there',
    body: { of: 'fields', fields: bringInFields },
    handle: replying(archiveReport, bringIn, { status: 202, once: true }),
  },
  {
    ...oneIn,
    id: 'archiveImports.get',
    method: 'GET',
    summary: 'How far the new shop is',
    handle: replying(archiveReport, context => read(context, 'in')),
  },
  {
    ...oneIn,
    id: 'archiveImports.cancel',
    method: 'POST',
    path: `${oneIn.path}/cancel`,
    summary: 'Stop bringing a shop in; nothing of it is left',
    handle: replying(archiveReport, context => cancel(context, 'in'), { once: true }),
  },
];

export const archiveOperations: Operation[] = [
  ...outOperations,
  ...inOperations,
  ...operationsOfTarget({ ...archiveUpload, largest: largestArchive }, can.ShopAdd),
];
