import sharp from 'sharp';
import type { PaperData } from '../../api/papers/paperData.ts';

/** A paper as its template takes it. */
export const paper = (more: Partial<PaperData> = {}): PaperData => ({
  size: 'a5',
  language: 'en',
  title: 'Receipt',
  number: 'R/26-27/1',
  shop: { name: 'Rajlakshmi Jewellers', lines: ['12 M.G. Road', 'GSTIN 27AAPFU0939F1ZV'], logo: null },
  facts: [{ label: 'Customer', value: 'Asha Rao' }],
  lists: [
    {
      title: null,
      columns: [
        { label: 'Article', end: false, wide: true },
        { label: 'Charge', end: true, wide: false },
      ],
      rows: [['Ring', '₹350.00']],
    },
  ],
  totals: [{ label: 'Total', value: '₹350.00' }],
  inWords: null,
  pay: null,
  party: null,
  notes: ['Bring this receipt.'],
  page: 'Page %{page} of %{pages}',
  terms: null,
  signed: 'For Rajlakshmi Jewellers',
  signature: null,
  partySigns: null,
  copy: null,
  notice: null,
  code: null,
  scan: null,
  text: [],
  ...more,
});

/** As pictures are stored. */
export const inkPicture = (): Promise<Buffer> =>
  sharp({ create: { width: 640, height: 240, channels: 3, background: '#014' } })
    .webp()
    .toBuffer();
