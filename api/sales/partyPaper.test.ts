import { expect, it } from 'vitest';
import { wordings } from '../../schema/words/wordings.ts';
import { partyFacts } from './partyPaper.ts';

const facts = (party: object | null) =>
  partyFacts(
    party && JSON.stringify({ address: null, city: null, pin: null, gstin: null, ...party }),
    wordings.en.words,
  );
const address = (value: string) => ({ label: 'Address', value });

it.each([
  [
    { address: '12 Ring Road\nMajura Gate', city: 'Surat', pin: '395002' },
    [address('12 Ring Road, Majura Gate, Surat 395002')],
  ],
  [{ address: '12 Ring Road\n\n' }, [address('12 Ring Road')]],
  [{ city: 'Surat' }, [address('Surat')]],
  [{ pin: '395002', gstin: '24ABCDE1234F1Z5' }, [address('395002'), { label: 'GSTIN', value: '24ABCDE1234F1Z5' }]],
  [{}, []],
  [null, []],
])('a paper says of %j: %j', (party, expected) => expect(facts(party)).toEqual(expected));
