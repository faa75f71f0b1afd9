import { described, string, whole } from '../../schema/kit/shape.ts';
import { fileStatuses } from '../attachments.ts';
import { replying, sending } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { fetchDownload, listForPerson, listForVisitors, shownDownloads } from './calls.ts';

/** What people see of downloads, and fetch. */
export const publicDownloadOperations: Operation[] = [
  {
    id: 'publicDownloads.list',
    method: 'GET',
    path: 'public/downloads',
    summary: 'The downloads that are everyone’s',
    tag: 'Public',
    access: { to: 'public' },
    handle: replying(shownDownloads, listForVisitors),
  },
  {
    id: 'publicDownloads.listForPerson',
    method: 'GET',
    path: 'downloads',
    summary: 'The downloads that are everyone’s or of whoever is signed in, with addresses that are good for a day',
    tag: 'Files',
    access: { to: 'person' },
    handle: replying(shownDownloads, listForPerson),
  },
  {
    id: 'publicDownloads.fetch',
    method: 'GET',
    path: 'public/downloads/:downloadId/:name',
    summary: 'A download, whole or the range that is asked for',
    tag: 'Public',
    access: { to: 'public' },
    query: [
      { name: 'until', shape: described(whole, 'End of the address, milliseconds, of one that is not everyone’s') },
      { name: 'signature', shape: described(string, 'Signature of such an address') },
    ],
    handle: sending(['application/octet-stream'], fetchDownload, { status: fileStatuses }),
  },
];
