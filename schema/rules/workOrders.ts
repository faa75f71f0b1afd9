/** Of a work order, what its vouchers tell: nobody types it. */
export const orderMetalNames = ['issued', 'returned', 'agreedLoss', 'withKarigar', 'labour'] as const;
