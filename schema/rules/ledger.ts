/**
 * One ledger of rupees and fine metal: every movement goes from one account to another, in one unit. Amounts are whole numbers of a unit's
 * smallest part and above nought, so that each movement balances by itself.
 */

/** `scale`: decimals of the unit as people read it; INR is kept in paise, metals in milligrams of fine metal, stones in thousandths of a carat. */
export const ledgerUnits = [
  { id: 'INR', name: 'Rupees', scale: 2 },
  { id: 'AU', name: 'Fine gold', scale: 3 },
  { id: 'AG', name: 'Fine silver', scale: 3 },
  { id: 'PT', name: 'Fine platinum', scale: 3 },
  { id: 'CT', name: 'Carats', scale: 3 },
] as const;
export type LedgerUnit = (typeof ledgerUnits)[number]['id'];

/** The metals that are weighed into and out of the books. */
export const ledgerMetals = [
  { id: 'AU', name: 'Gold' },
  { id: 'AG', name: 'Silver' },
  { id: 'PT', name: 'Platinum' },
] as const;
export type LedgerMetal = (typeof ledgerMetals)[number]['id'];

/**
 * What an account is for. `of`: whose it is, one for each; the others are one in a shop. `side`: where its balance usually lies.
 */
export const accountKinds = [
  { id: 'cash', name: 'Cash', of: 'till', side: 'debit' },
  { id: 'bank', name: 'Bank', side: 'debit' },
  { id: 'upi', name: 'UPI', side: 'debit' },
  { id: 'card', name: 'Card', side: 'debit' },
  { id: 'cheque', name: 'Cheques in hand', side: 'debit' },
  { id: 'customer', name: 'Customer', of: 'contact', side: 'debit' },
  { id: 'supplier', name: 'Supplier', of: 'contact', side: 'credit' },
  { id: 'karigar', name: 'Karigar', of: 'contact', side: 'debit' },
  { id: 'scheme', name: 'Passbook of a scheme', of: 'member', side: 'credit' },
  { id: 'stock', name: 'Stock by weight', side: 'debit' },
  { id: 'pieces', name: 'Stock of tagged pieces', side: 'debit' },
  { id: 'melting', name: 'Metal at refineries', side: 'debit' },
  { id: 'trade', name: 'Metal bought and sold', side: 'credit' },
  { id: 'branch', name: 'Other shops', side: 'debit' },
  { id: 'purchases', name: 'Purchases', side: 'debit' },
  { id: 'oldGold', name: 'Old gold', side: 'debit' },
  { id: 'inputCgst', name: 'Input CGST', side: 'debit' },
  { id: 'inputSgst', name: 'Input SGST', side: 'debit' },
  { id: 'inputUtgst', name: 'Input UTGST', side: 'debit' },
  { id: 'inputIgst', name: 'Input IGST', side: 'debit' },
  { id: 'sales', name: 'Sales', side: 'credit' },
  { id: 'making', name: 'Making charges', side: 'credit' },
  { id: 'discount', name: 'Discount', side: 'debit' },
  { id: 'labour', name: 'Labour of karigars', side: 'debit' },
  { id: 'agreedLoss', name: 'Agreed loss of karigars', side: 'debit' },
  { id: 'karigarLoss', name: 'Loss of karigars beyond what was agreed', side: 'debit' },
  { id: 'meltingCost', name: 'Loss and charges of refining', side: 'debit' },
  { id: 'schemeBonus', name: 'Bonus of schemes', side: 'debit' },
  { id: 'cgst', name: 'CGST', side: 'credit' },
  { id: 'sgst', name: 'SGST', side: 'credit' },
  { id: 'utgst', name: 'UTGST', side: 'credit' },
  { id: 'igst', name: 'IGST', side: 'credit' },
  { id: 'roundOff', name: 'Round-off', side: 'debit' },
  { id: 'expenses', name: 'Expenses', side: 'debit' },
  { id: 'cashDifference', name: 'Cash difference', side: 'debit' },
  { id: 'metalDifference', name: 'Metal difference', side: 'debit' },
  { id: 'owner', name: 'Owner', side: 'credit' },
  { id: 'opening', name: 'Opening balances', side: 'credit' },
] as const;
export type AccountKind = (typeof accountKinds)[number]['id'];

/** The shop has not named it itself: it is called by its kind, in whichever language. */
export const isUsualName = ({ name, kind }: { name: string; kind: AccountKind }): boolean =>
  accountKinds.some(usual => usual.id === kind && usual.name === name);

/** As what a person has an account. */
export const partyKinds = [
  { id: 'customer', name: 'Customer' },
  { id: 'supplier', name: 'Supplier' },
  { id: 'karigar', name: 'Karigar' },
] as const satisfies readonly { id: AccountKind; name: string }[];

/** Of a document that posts: written down, in the books, taken back out of them. */
export const bookStates = [
  { id: 'draft', name: 'Draft', meaning: 'waiting' },
  { id: 'posted', name: 'In the books', meaning: 'done' },
  { id: 'cancelled', name: 'Cancelled', meaning: 'stopped' },
] as const;

/** Which of what lies between the shop and people. */
export const dueSides = [
  { id: 'theyOwe', name: 'They owe us' },
  { id: 'weOwe', name: 'We owe' },
] as const;
export type DueSide = (typeof dueSides)[number]['id'];

/** For how many days something has been owed. */
export const dueAges = [
  { id: 'upTo30', from: 0, to: 30 },
  { id: 'upTo60', from: 31, to: 60 },
  { id: 'upTo90', from: 61, to: 90 },
  { id: 'older', from: 91, to: null },
] as const;
export type DueAge = (typeof dueAges)[number]['id'];

/** Of these a shop opens accounts of its own. */
export const ownKinds = [
  { id: 'bank', name: 'Bank' },
  { id: 'expenses', name: 'Expenses' },
] as const satisfies readonly { id: AccountKind; name: string }[];

/**
 * By what a posting knows an account: its kind, with whose it is where there is one for each (`customer:<contact>`, `cash:<till>`), or the id of
 * an account that the shop opened by itself.
 */
export type NamedAccount = AccountKind | `${AccountKind}:${string}`;
export type AccountKey = NamedAccount | { readonly id: string };

export const accountOf = (kind: AccountKind, whose?: string | null): NamedAccount =>
  whose ? `${kind}:${whose}` : kind;

/** One movement. The account that receives is debited, the one that gives is credited. */
export type Posting = {
  from: AccountKey;
  to: AccountKey;
  unit: LedgerUnit;
  /** Of the unit's smallest part, above nought. */
  amount: bigint;
};

/** `amount` in paise. */
export const rupees = (from: AccountKey, to: AccountKey, amount: number): Posting => ({
  from,
  to,
  unit: 'INR',
  amount: BigInt(amount),
});

/** Accounts of tax that the shop paid and takes back from what it owes, by the tax. */
export const inputTaxes = { cgst: 'inputCgst', sgst: 'inputSgst', utgst: 'inputUtgst', igst: 'inputIgst' } as const;
export const inputTaxKinds: readonly AccountKind[] = Object.values(inputTaxes);

export const isInputTax = ({ to }: Pick<Posting, 'to'>): boolean => inputTaxKinds.some(kind => kind === to);

/** The same where no input tax is taken: it is a cost like what it was paid on. */
export const withTaxAsCost = (postings: readonly Posting[], cost: AccountKind): Posting[] =>
  postings.map(posting => (isInputTax(posting) ? { ...posting, to: cost } : posting));

/** What a document puts into the books: of which day and till, and what moved. */
export type Posted = { day: string; tillId: string | null; postings: readonly Posting[] };

/** So many of the unit's smallest part: exactly, of a figure with no more decimals than the unit has. */
export const inSmallest = (figure: number, unit: LedgerUnit): bigint => {
  const { scale } = ledgerUnits.find(({ id }) => id === unit)!;
  const [whole = '0', parts = ''] = Math.abs(figure).toFixed(scale).split('.');
  return BigInt(whole + parts) * (figure < 0 ? -1n : 1n);
};
