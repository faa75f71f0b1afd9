export const orderBooksQueue = 'orderBooks';
export type OrderBooksJob = { order: string };
