import { expect, it } from 'vitest';
import { wordings } from '../../schema/words/wordings.ts';
import { partyOf } from './party.ts';

const empty = {
  name: 'Asha Rao',
  organization: null,
  address: null,
  city: null,
  pin: null,
  stateCode: null,
  gstin: null,
  pan: null,
  phone: null,
};

it.each([
  [
    { address: '12 Ring Road\nMajura Gate', city: 'Surat', pin: '395002', stateCode: '24' },
    ['12 Ring Road', 'Majura Gate', 'Surat 395002, Gujarat (24)'],
  ],
  [{ address: '12 Ring Road\n\n' }, ['12 Ring Road']],
  [{ organization: 'Rao Textiles', city: 'Surat' }, ['Rao Textiles', 'Surat']],
  [{ stateCode: '24', gstin: '24ABCDE1234F1Z5' }, ['Gujarat (24)', 'GSTIN 24ABCDE1234F1Z5']],
  [{ phone: '9820012345' }, ['Mobile Number 9820012345']],
  [{}, []],
])('a paper says of %j: %j', (party, lines) =>
  expect(partyOf({ ...empty, ...party }, 'Customer', wordings.en.words)).toEqual({
    label: 'Customer',
    name: 'Asha Rao',
    lines,
  }),
);
