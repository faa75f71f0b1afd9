import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, ResourceContextProvider } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import { heldGoods } from '../../../../schema/entities/heldGoods.ts';
import { oldGold } from '../../../../schema/entities/oldGold.ts';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import { renderInApp } from '../../../testing.tsx';
import { LinesInput } from './LinesInput.tsx';

const save = vi.fn<(values: object) => void>();
beforeEach(() => save.mockClear());

const showLines = (entity: AnyEntity, lines: object[]) =>
  renderInApp(
    <ResourceContextProvider value={entity.resource}>
      <Form record={{ id: '1', lines }} onSubmit={save}>
        <LinesInput info={entity.info['lines']!} source="lines" />
        <button type="submit">Save</button>
      </Form>
    </ResourceContextProvider>,
  );
/** A sheet with a line for each article. */
const show = (...articles: string[]) =>
  showLines(
    heldGoods,
    articles.map((description, n) => ({ description, count: n + 1 })),
  );
const lines = () => screen.queryAllByRole('group', { name: /^Line \d/ });
const cell = (line: number, name: string) => within(lines()[line]!).getByRole('textbox', { name });
const articles = () => lines().map((_, n) => (cell(n, 'Article') as HTMLInputElement).value);
const press = async (line: number, name: string, keys: string) => {
  await userEvent.click(cell(line, name));
  await userEvent.keyboard(keys);
};

it('Enter goes to the same column of the next line, and makes a line after the last one', async () => {
  show('Ring', 'Chain');
  await press(0, 'Number', '{Enter}');
  await waitFor(() => expect(cell(1, 'Number')).toHaveFocus());
  expect(articles()).toEqual(['Ring', 'Chain']);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(cell(2, 'Article')).toHaveFocus());
  expect(articles()).toEqual(['Ring', 'Chain', '']);
  expect(cell(2, 'Number')).toHaveValue('1');
  expect(save).not.toHaveBeenCalled();
});

it.each([
  [0, '{Alt>}{ArrowDown}{/Alt}', ['Chain', 'Ring', 'Nath'], 1],
  [2, '{Alt>}{ArrowUp}{/Alt}', ['Ring', 'Nath', 'Chain'], 1],
  [0, '{Alt>}{ArrowUp}{/Alt}', ['Ring', 'Chain', 'Nath'], 0],
  [2, '{Alt>}{ArrowDown}{/Alt}', ['Ring', 'Chain', 'Nath'], 2],
  [1, '{ArrowDown}', ['Ring', 'Chain', 'Nath'], 1],
])('in line %i of three %s leads to %j', async (line, keys, moved, focused) => {
  show('Ring', 'Chain', 'Nath');
  await press(line, 'Number', keys);
  expect(articles()).toEqual(moved);
  await waitFor(() => expect(cell(focused, 'Number')).toHaveFocus());
});

it('Enter with Shift saves, as in any form', async () => {
  show('Ring', 'Chain');
  await press(0, 'Number', '{Shift>}{Enter}{/Shift}');
  await waitFor(() => expect(save).toHaveBeenCalled());
});

it('a step is taken back until something is typed', async () => {
  show('Ring', 'Chain');
  const undo = () => screen.queryByRole('button', { name: 'Undo' });
  await press(0, 'Article', '{Alt>}{ArrowDown}{/Alt}');
  await userEvent.click(undo()!);
  expect([articles(), undo()]).toEqual([['Ring', 'Chain'], null]);
  await press(0, 'Article', '{Alt>}{ArrowDown}{/Alt}');
  await press(0, 'Article', 's');
  expect([articles(), undo()]).toEqual([['Chains', 'Ring'], null]);
});

it('rows of a spreadsheet go into the cells from where they are pasted, and make the lines that are missing', async () => {
  show('Ring');
  await userEvent.click(cell(0, 'Number'));
  await userEvent.paste('2\tGold\n3\tSilver');
  expect(articles()).toEqual(['Ring', '']);
  expect([cell(0, 'Number'), cell(1, 'Number')].map(input => (input as HTMLInputElement).value)).toEqual(['2', '3']);
  await userEvent.click(cell(1, 'Article'));
  await userEvent.paste('Chain');
  expect(articles()).toEqual(['Ring', 'Chain']);
});

it('what is pasted passes over columns that nobody types', async () => {
  showLines(oldGold, [{}]);
  await userEvent.click(cell(0, 'Gross weight'));
  await userEvent.paste('12\t1\t916');
  expect(cell(0, 'Stones and dirt')).toHaveValue('1');
  expect(cell(0, 'Tested fineness')).toHaveValue('916');
});

it('names its columns once above the lines', () => {
  show('Ring', 'Chain');
  const heads = [...document.querySelectorAll('.head > span')].map(({ textContent }) => textContent);
  expect(heads.slice(0, 3)).toEqual(['Article', 'Number', 'Metal']);
});
