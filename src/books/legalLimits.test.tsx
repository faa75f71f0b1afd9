import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../testing.tsx';
import { LegalLimits } from './LegalLimits.tsx';

it('lists the rows of a limit, the newest first, and marks the one that no public source confirms', async () => {
  renderInApp(<LegalLimits />);
  const rows = await screen.findAllByRole('row', { name: /needs the PAN of the person/ });
  expect(rows.map(row => within(row).getByRole('rowheader').textContent)).toEqual([
    expect.stringMatching(/Form 97$/),
    expect.stringMatching(/Form 60$/),
  ]);
  expect(within(rows[0]!).getByText('Income-tax Rules, 2026, rule 159')).toBeVisible();
  expect(within(rows[0]!).getByText('To be confirmed by an adviser')).toBeVisible();
  expect(screen.getAllByText('To be confirmed by an adviser')).toHaveLength(1);
});
