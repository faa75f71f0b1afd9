import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ImportReport, NamedPictures as Pictures } from '../../../../schema/kit/importReport.ts';
import { renderInApp } from '../../../testing.tsx';
import { NamedPictures } from './NamedPictures.tsx';

const none: Pictures = { state: 'done', total: 4, added: 0, same: 0, failed: 0, refused: 0, failures: [] };
const show = (pictures: Partial<Pictures> | null, report: Partial<ImportReport> = {}) =>
  renderInApp(
    <NamedPictures
      report={
        { dryRun: false, undoneAt: null, ...report, pictures: pictures && { ...none, ...pictures } } as ImportReport
      }
    />,
  );
const texts = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);
/** Each figure with its name. */
const figures = () => texts('term').map((name, n) => [name, texts('definition')[n]]);

it.each<[Partial<Pictures>, string, string[][]]>([
  [{ added: 4 }, 'Pictures: 4', [['fetched', '4']]],
  [
    { added: 1, same: 2, failed: 1 },
    'Pictures: 4',
    [
      ['fetched', '1'],
      ['fetched before', '2'],
      ['failed', '1'],
    ],
  ],
  [
    { state: 'stopped', failed: 1 },
    'Fetching the pictures was stopped: 1 of 4',
    [
      ['fetched', '0'],
      ['failed', '1'],
      ['not fetched', '3'],
    ],
  ],
  [{ state: 'running', added: 1 }, 'Pictures: 1 of 4', [['fetched', '1']]],
])('of %j it says %s', (pictures, said, shown) => {
  show(pictures);
  expect(screen.getByText(said)).toBeVisible();
  expect(figures()).toEqual(shown);
});

it('shows how far a running import is, and no further bar once it ended', () => {
  const { unmount } = show({ state: 'running', added: 1 });
  expect(screen.getByRole('progressbar', { name: 'Progress of the pictures' })).toHaveAttribute('aria-valuenow', '25');
  unmount();
  show({ added: 4 });
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('lists the pictures that could not be fetched', () => {
  show({ failed: 1, failures: [{ row: 1_200, address: 'https://a.test/x.jpg', message: 'Not found' }] });
  expect(screen.getByRole('region', { name: 'Pictures that could not be fetched' })).toBeVisible();
  expect(texts('columnheader')).toEqual(['Row', 'Address', 'Why']);
  expect(texts('cell')).toEqual(['1,200', 'https://a.test/x.jpg', 'Not found']);
});

it.each<[Partial<Pictures>, string]>([
  [{ total: 1 }, 'The rows name 1 picture, which is fetched after the import.'],
  [{ total: 1_200 }, 'The rows name 1,200 pictures, which are fetched after the import.'],
  [{ total: 0 }, 'The rows name no picture.'],
  [{ total: 0, refused: 1 }, 'The rows name no picture. 1 entry is no address of the public web and is left out.'],
])('a trial with %j says %s', (pictures, said) => {
  show({ ...pictures, state: null }, { dryRun: true });
  expect(screen.getByRole('alert')).toHaveTextContent(said);
  expect(screen.getByRole('alert')).toHaveClass(pictures.refused ? 'MuiAlert-colorWarning' : 'MuiAlert-colorInfo');
});

it.each<[string, Partial<Pictures> | null, Partial<ImportReport>]>([
  ['without pictures', null, {}],
  ['before its rows are in', { state: null }, {}],
  ['that names none', { total: 0 }, {}],
  ['that was taken back', {}, { undoneAt: '2026-11-29T10:00:00Z' }],
])('an import %s says nothing of them', (_, pictures, report) => {
  show(pictures, report);
  expect([...texts('status'), ...texts('term'), ...texts('alert')].filter(Boolean)).toEqual([]);
});
