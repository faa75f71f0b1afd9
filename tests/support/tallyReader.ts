import { expect } from 'vitest';

/** A reader of its own, which knows Tally's tags and nothing of how they are written. */
export const readTally = (xml: string) => {
  const plain = (text: string) =>
    text.replace(
      /&(amp|lt|gt|quot|apos);/g,
      (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" })[name]!,
    );
  const all = (text: string, name: string) =>
    [...text.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, content]) => content!);
  const one = (text: string, name: string) => plain(all(text, name)[0] ?? '');
  const paise = (text: string) => Math.round(Number(text) * 100);
  const held = new Map<string, number>();
  const parents = new Map<string, string>();
  const add = (name: string, amount: number) => {
    expect(held.has(name), `A voucher names ${name} before there is such a ledger`).toBe(true);
    held.set(name, held.get(name)! - amount);
  };
  let vouchers = 0;
  for (const message of all(xml, 'TALLYMESSAGE')) {
    for (const ledger of all(message, 'LEDGER')) {
      const name = one(ledger, 'NAME');
      expect(held.has(name)).toBe(false);
      held.set(name, -paise(one(ledger, 'OPENINGBALANCE') || '0'));
      parents.set(name, one(ledger, 'PARENT'));
    }
    for (const voucher of all(message, 'VOUCHER')) {
      vouchers++;
      let sum = 0;
      for (const line of all(voucher, 'ALLLEDGERENTRIES\\.LIST')) {
        const amount = paise(one(line, 'AMOUNT'));
        expect(one(line, 'ISDEEMEDPOSITIVE')).toBe(amount < 0 ? 'Yes' : 'No');
        sum += amount;
        add(one(line, 'LEDGERNAME'), amount);
      }
      expect(sum).toBe(0);
    }
  }
  return { held, parents, vouchers };
};
