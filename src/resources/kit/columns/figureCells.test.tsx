import { render, screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { expect, it } from 'vitest';
import { products } from '../../../../schema/entities/products.ts';
import { MoneyCell } from './FigureCells.tsx';

const show = (record: { mrp: number; sellingPrice: number }) =>
  render(
    <ResourceContextProvider value={products.resource}>
      <MoneyCell value={record.mrp} info={products.info.mrp} record={{ id: '1', ...record }} />
    </ResourceContextProvider>,
  );

it.each([
  ['paise stand beside paise', { mrp: 216, sellingPrice: 198.5 }, '₹216.00'],
  ['none stand beside none', { mrp: 123610, sellingPrice: 198 }, '₹1,23,610'],
])('%s', (_, record, text) => {
  show(record);
  expect(screen.getByText(text)).toBeInTheDocument();
});
