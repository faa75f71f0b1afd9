import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { entities } from '../../../../schema/entities/index.ts';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { renderInApp } from '../../../testing.tsx';
import { useLineColumns, useSheetColumns, type LineColumn } from './lineColumns.ts';

const { heldGoods, pieceIssues, quickBills } = entities;

const columnsOf = (entity: AnyEntity, useColumns: typeof useLineColumns): LineColumn[] => {
  function Columns() {
    return <output>{JSON.stringify(useColumns(entity.info['lines']!))}</output>;
  }
  const { container } = renderInApp(
    <ResourceContextProvider value={entity.resource}>
      <Columns />
    </ResourceContextProvider>,
  );
  return JSON.parse(container.querySelector('output')!.textContent) as LineColumn[];
};
const namesOf = (entity: AnyEntity, useColumns: typeof useLineColumns) =>
  columnsOf(entity, useColumns).map(({ name }) => name);

it('shows each field of a line under its label, with figures and room as its kind has them', () => {
  const columns = columnsOf(heldGoods, useLineColumns);
  expect(columns.slice(0, 3)).toMatchObject([
    {
      name: 'description',
      label: 'Article',
      kind: 'text',
      isFigure: false,
      info: { name: 'lines.description' },
      width: 'minmax(140px, 3fr)',
    },
    {
      name: 'count',
      label: 'Number',
      kind: 'integer',
      isFigure: true,
      info: { name: 'lines.count' },
      width: 'minmax(88px, 1fr)',
    },
    { name: 'metal', label: 'Metal', kind: 'choice', isFigure: false, width: 'minmax(110px, 2fr)' },
  ]);
});

it('leaves out what nobody is asked', () => {
  const names = namesOf(quickBills, useLineColumns);
  expect(names).toEqual(expect.arrayContaining(['description', 'taxable', 'returnedOn']));
  for (const name of ['rateId', 'gstRateId', 'schemeBonus']) expect(names).not.toContain(name);
});

it('leaves out of a form what the server writes, unless the form can show it beforehand', () => {
  const [shown, typed] = [namesOf(pieceIssues, useLineColumns), namesOf(pieceIssues, useSheetColumns)];
  expect(typed).toContain('grossWeight');
  expect(shown.filter(name => !typed.includes(name))).toEqual(['hsn', 'hallmarking', 'outcome', 'endedOn']);
});
