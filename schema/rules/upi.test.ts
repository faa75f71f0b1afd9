import { expect, test } from 'vitest';
import { upiAddress } from './upi.ts';

const read = (address: string) => Object.fromEntries(new URL(address).searchParams);

test('a payment names the payee, and what was typed adds nothing to it', () => {
  expect(read(upiAddress('shop&am=1@okbank', 'Soni & Sons'))).toEqual({
    pa: 'shop&am=1@okbank',
    pn: 'Soni & Sons',
    cu: 'INR',
  });
});

test('it asks for an amount in rupees and paise, and names what it is for', () => {
  const asked = { amount: 99_761.5, note: 'RA/B/26-27/0002' };
  expect(read(upiAddress('soni@okbank', 'Soni', asked))).toMatchObject({ am: '99761.50', tn: 'RA/B/26-27/0002' });
});
