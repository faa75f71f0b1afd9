import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { products } from '../../../../schema/entities/products.ts';
import { renderInApp } from '../../../testing.tsx';
import { FigureRange } from './RangeFilter.tsx';

const onSet = vi.fn<(values: object) => void>();

const apply = async (from: string) => {
  onSet.mockClear();
  renderInApp(
    <ResourceContextProvider value={products.resource}>
      <FigureRange info={products.info.mrp} values={{}} onSet={onSet} />
    </ResourceContextProvider>,
  );
  await userEvent.type(screen.getByRole('textbox', { name: 'From' }), `${from}{Enter}`);
};

it.each([
  ['1,25,050', '125050'],
  ['₹ 1,200.50', '1200.5'],
  ['१२५', '125'],
])('an amount of %s is read as forms read it', async (typed, from) => {
  await apply(typed);
  expect(onSet).toHaveBeenCalledWith({ mrp_gte: from, mrp_lte: undefined });
});

it.each(['10,5', '1e3', '12a'])('%s is an error at the field, and filters nothing', async typed => {
  await apply(typed);
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveAccessibleDescription(
    'Enter a number like 1,25,050.50, with a point for decimals',
  );
  expect(onSet).not.toHaveBeenCalled();
});
