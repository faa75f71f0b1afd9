import { screen } from '@testing-library/react';
import { ListContextProvider, ResourceContextProvider, type ListControllerResult } from 'react-admin';
import { expect, it } from 'vitest';
import { products } from '../../../../schema/entities/products.ts';
import { RangeValue } from './RangeFilter.tsx';
import { renderInApp } from '../../../testing.tsx';

it.each([
  ['none where its list has none', 150, { sellingPrice_gte: 100, sellingPrice_lte: 200 }, '₹100 – ₹200'],
  ['paise where its list has them', 150.5, { sellingPrice_gte: 100, sellingPrice_lte: 200 }, '₹100.00 – ₹200.00'],
  ['at both ends where one has them', 150, { sellingPrice_gte: 100, sellingPrice_lte: 200.5 }, '₹100.00 – ₹200.50'],
  ['of its own at one end', 150, { sellingPrice_gte: 100 }, 'from ₹100'],
])('an amount to filter by has %s', (_, price, values, text) => {
  const list = { data: [{ id: '1', sellingPrice: price }] } as unknown as ListControllerResult;
  renderInApp(
    <ResourceContextProvider value={products.resource}>
      <ListContextProvider value={list}>
        <p data-testid="value">
          <RangeValue info={products.info.sellingPrice} values={values} />
        </p>
      </ListContextProvider>
    </ResourceContextProvider>,
  );
  expect(screen.getByTestId('value')).toHaveTextContent(text);
});
