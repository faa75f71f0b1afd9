import { expect, it } from 'vitest';
import { defineEntity } from '../kit/defineEntity.ts';
import { choice, money, text } from '../kit/kinds.ts';
import type { Words } from './schemaWords.ts';

const rings = defineEntity({
  name: 'rings',
  label: { one: 'Ring', many: 'Rings' },
  path: 'shops/:shopId/rings',
  title: 'name',
  search: ['name'],
  permissions: {},
  fields: {
    name: text(),
    price: money(),
    metal: choice([
      { id: 1, name: 'Gold' },
      { id: 2, name: 'Silver' },
    ] as const).default(1),
  },
  actions: { melt: { method: 'POST', path: ':id/melt', permission: '', summary: 'Melt it', input: { loss: money() } } },
  buttons: { melt: { on: 'record', label: 'Melt', done: 'Molten' } },
});
type Rings = Words<typeof rings>;

const whole = {
  one: 'अँगूठी',
  many: 'अँगूठियाँ',
  fields: { name: 'नाम', price: 'दाम', metal: 'धातु' },
  values: { metal: { 1: 'सोना', 2: 'चाँदी' } },
  inputs: { melt: { loss: 'छीजत' } },
  buttons: { melt: { label: 'गलाएँ', done: 'गल गया' } },
} satisfies Rings;

it('takes the words of every field, choice and input', () => expect(whole.fields.name).toBe('नाम'));

it('does not compile where one is missing or too many', () => {
  const [fields, values, inputs] = [
    [
      // @ts-expect-error no word for the metal
      { name: 'नाम', price: 'दाम' } satisfies Rings['fields'],
      // @ts-expect-error there is no colour
      { ...whole.fields, colour: 'रंग' } satisfies Rings['fields'],
    ],
    [
      // @ts-expect-error no word for silver
      { metal: { 1: 'सोना' } } satisfies Rings['values'],
      // @ts-expect-error a price is no choice
      { ...whole.values, price: {} } satisfies Rings['values'],
    ],
    // @ts-expect-error no word for the loss
    [{ melt: {} } satisfies Rings['inputs']],
  ];
  const buttons = [
    // @ts-expect-error no word for what is said when it is done
    { melt: { label: 'गलाएँ' } } satisfies Rings['buttons'],
    // @ts-expect-error the dialog has no title of its own
    { melt: { ...whole.buttons.melt, title: 'गलाएँ?' } } satisfies Rings['buttons'],
  ];
  expect([fields, values, inputs, buttons].flat()).toHaveLength(7);
});
