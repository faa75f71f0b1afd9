const paise = (rupees: string) => Math.round(Number(rupees) * 100);
const rupees = (amount: number) => (amount / 100).toFixed(2);

/** In rupees as PostgreSQL writes them; exact, since it is counted in whole paise. */
export const costOf = (price: string, count: number): string => rupees(paise(price) * count);
export const affords = (balance: string, cost: string): boolean => paise(balance) >= paise(cost);
