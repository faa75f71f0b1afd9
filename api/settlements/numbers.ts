/** SQL: the number of what a settlement names, whichever document that is. */
export const numberOfRecord = (id: string): string =>
  `coalesce(${['quick_bills', 'vouchers', 'debit_notes', 'old_gold', 'credit_notes', 'chit_members']
    .map(table => `(select t.number from ${table} t where t.shop_id = $1 and t.id = ${id})`)
    .join(', ')})`;
