import type { planWords as English } from '../../en/admin/plans.ts';
import type { Translated } from '../../translated.ts';

export const planWords: Translated<typeof English> = {
  plans: { title: 'प्लान' },
};
