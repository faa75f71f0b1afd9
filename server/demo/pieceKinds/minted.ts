/** Struck metal: sold by its weight. */
export const minted = [
  {
    metal: 'gold',
    shape: 'coin',
    name: 'Gold Coin',
    code: 'GC',
    sizes: [0.5, 1, 2, 4, 5, 8, 10, 20],
    making: 0.04,
    hsn: '71189000',
  },
  {
    metal: 'gold',
    shape: 'bar',
    name: 'Gold Bar',
    code: 'GB',
    sizes: [10, 20, 50, 100],
    making: 0.015,
    hsn: '71081300',
  },
  {
    metal: 'silver',
    shape: 'coin',
    name: 'Silver Coin',
    code: 'SC',
    sizes: [5, 10, 20, 50, 100],
    making: 0.12,
    hsn: '71181000',
  },
  {
    metal: 'silver',
    shape: 'bar',
    name: 'Silver Bar',
    code: 'SB',
    sizes: [100, 250, 500, 1_000],
    making: 0.06,
    hsn: '71069220',
  },
] as const;
