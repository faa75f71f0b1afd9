import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnySchema } from 'yup';
import { Form, ResourceContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { products } from '../../../../schema/entities/products.ts';
import { fieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import * as kinds from '../../../../schema/kit/kinds.ts';
import { anything, byName } from '../../../../schema/kit/shape.ts';
import { durations } from '../../../../schema/rules/durations.ts';
import { genders } from '../../../../schema/rules/genders.ts';
import { renderInApp } from '../../../testing.tsx';
import { Field, fieldOf } from './inputs.tsx';

const save = vi.fn<(values: object) => void>();

/** One field in a form; what it holds goes to `save`. */
const show = (schema: AnySchema, value: unknown = null) => {
  renderInApp(
    <ResourceContextProvider value="products">
      <Form record={{ id: '1', thing: value }} onSubmit={save}>
        <Field info={fieldInfo('thing', schema.label('Thing'))} />
        <button type="submit">Save</button>
      </Form>
    </ResourceContextProvider>,
  );
};
const saved = async () => {
  save.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  return (save.mock.calls[0]![0] as { thing: unknown }).thing;
};

it.each([
  ['money', kinds.money(), '₹ 123,456.50', '1,23,456.50', 'decimal'],
  ['weight', kinds.weight(), '11.664 g', '11.664', 'decimal'],
  ['integer', kinds.integer(), '1,200.', '1,200', 'numeric'],
  ['percent', kinds.percent(), 'abc', 'abc', 'decimal'],
  ['weight', kinds.weight(), '10,5', '10,5', 'decimal'],
] as const)(
  'of %s no key is swallowed, and a figure is shown as it was read',
  async (_, schema, pasted, shown, keyboard) => {
    show(schema);
    const input = screen.getByRole('textbox', { name: 'Thing' });
    expect(input).toHaveAttribute('inputmode', keyboard);
    await userEvent.click(input);
    await userEvent.paste(pasted);
    expect(input).toHaveValue(pasted);
    await userEvent.tab();
    expect(input).toHaveValue(shown);
    expect(await saved()).toBe(pasted);
  },
);

it.each([
  ['10,500', 'Read as 10,500 g'],
  ['1,25,050.50', 'Read as 1,25,050.50 g'],
  ['10,5', null],
  ['10500', null],
])('a weight of %s typed with a comma shows what was read', async (typed, read) => {
  show(kinds.weight());
  await userEvent.type(screen.getByRole('textbox', { name: 'Thing' }), typed);
  if (read) expect(screen.getByRole('status')).toHaveTextContent(read);
  else expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('an amount that is read shows all its paise, or none', () => {
  show(kinds.money(), 1200.5);
  expect(screen.getByRole('textbox')).toHaveValue('1,200.50');
});

it.each([
  ['money', kinds.money(), 123610, '1,23,610', '123610'],
  ['weight', kinds.weight(), 1234.5, '1,234.500', '1234.500'],
  ['mobile', kinds.mobile('Ten digits'), '9820012345', '98200 12345', '9820012345'],
] as const)('%s is plain while it is typed in, and grouped when it is left', async (_, schema, value, read, typed) => {
  show(schema, value);
  const input = screen.getByRole('textbox', { name: 'Thing' });
  expect(input).toHaveValue(read);
  await userEvent.click(input);
  expect(input).toHaveValue(typed);
  await userEvent.tab();
  expect(input).toHaveValue(read);
  expect(await saved()).toBe(value);
});

it('what is typed after Tab takes the place of a grouped amount', async () => {
  show(kinds.money(), 123610);
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Thing' })).toHaveFocus();
  await userEvent.keyboard('6789');
  await userEvent.tab();
  expect(screen.getByRole('textbox', { name: 'Thing' })).toHaveValue('6,789');
  expect(await saved()).toBe('6789');
});

it('a moment is read and written by the shop’s clock', async () => {
  show(kinds.timestamp(), '2026-11-20T04:30:00.000Z');
  const input = screen.getByLabelText('Thing');
  expect(input).toHaveValue('2026-11-20T10:00');
  await userEvent.clear(input);
  await userEvent.type(input, '2026-11-21T09:15');
  expect(await saved()).toBe('2026-11-21T03:45:00.000Z');
});

it('a day is that day', async () => {
  show(kinds.date(), '2026-11-20');
  expect(screen.getByLabelText('Thing')).toHaveValue('2026-11-20');
  expect(await saved()).toBe('2026-11-20');
});

it('a few options lie open, more fold into a list', async () => {
  show(kinds.choice(genders), 0);
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked();
});

it('many options are a list, and keep their ids', async () => {
  show(kinds.choice(durations), 30);
  expect(screen.getByRole('combobox', { name: 'Thing' })).toHaveTextContent('Monthly');
  await userEvent.click(screen.getByRole('combobox', { name: 'Thing' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Weekly' }));
  expect(await saved()).toBe(7);
});

it('data is its text', () => {
  show(kinds.json(byName(anything)), { a: 1 });
  expect(screen.getByRole('textbox')).toHaveValue('{\n  "a": 1\n}');
});

it('marks what is required, and is called as the schema calls it', () => {
  show(kinds.text().required());
  expect(screen.getByText('Thing', { selector: 'label > span' })).toHaveTextContent('Thing *');
  expect(screen.getByRole('textbox', { name: 'Thing' })).toBeInTheDocument();
});

it('a name that the entity lacks does not compile', () => {
  const ProductField = fieldOf(products);
  // @ts-expect-error it is called mrp
  expect(() => <ProductField name="maximumPrice" />).not.toThrow();
});
