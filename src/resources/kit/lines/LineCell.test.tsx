import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'react-admin';
import { expect, it } from 'vitest';
import { fieldInfo } from '../../../../schema/kit/fieldInfo.ts';
import { text, weight } from '../../../../schema/kit/kinds.ts';
import { renderInApp } from '../../../testing.tsx';
import { LineCell } from './LineCell.tsx';

const info = fieldInfo('gross', weight().label('Gross'));
const column = { name: 'gross', label: 'Gross', kind: 'weight', info, isFigure: true, width: '1fr' } as const;

it.each([
  ['10,500', 'Read as 10,500 g'],
  ['10,5', null],
])('of a weight of %s no key is swallowed, and a comma shows what was read', async (typed, read) => {
  renderInApp(
    <Form record={{ lines: [{ gross: null }] }}>
      <LineCell source="lines.0" column={column} />
    </Form>,
  );
  const input = screen.getByRole('textbox', { name: 'Gross' });
  await userEvent.type(input, typed);
  expect(input).toHaveValue(typed);
  if (read) expect(screen.getByRole('status')).toHaveTextContent(read);
  else expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('a weight that cannot be read is told on leaving its cell, until it can', async () => {
  renderInApp(
    <Form record={{ lines: [{ gross: null }] }}>
      <LineCell source="lines.0" column={column} />
    </Form>,
  );
  const input = screen.getByRole('textbox', { name: 'Gross' });
  await userEvent.type(input, '10,5');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a number like 1,25,050.50');
  expect(input).toHaveValue('10,5');
  await userEvent.clear(input);
  await userEvent.type(input, '10.5');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each(['\u0002]C1RA/T/42\u0003', ' ]Q3RA/T/42', '\u001dRA/T/42'])(
  'a code that is pasted as %j is kept without what the scanner puts around it',
  async pasted => {
    const info = fieldInfo('description', text().label('Description'));
    renderInApp(
      <Form record={{ lines: [{ description: null }] }}>
        <LineCell
          source="lines.0"
          column={{ ...column, name: 'description', label: 'Description', kind: 'text', info }}
        />
      </Form>,
    );
    const input = screen.getByRole('textbox', { name: 'Description' });
    await userEvent.click(input);
    await userEvent.paste(pasted);
    await userEvent.tab();
    expect(input).toHaveValue('RA/T/42');
  },
);

it('a code is read without what the scanner puts around it', async () => {
  const tag = fieldInfo('tag', text().label('Tag').meta({ scanned: true }));
  renderInApp(
    <Form record={{ lines: [{ tag: null }] }}>
      <LineCell source="lines.0" column={{ ...column, name: 'tag', label: 'Tag', kind: 'text', info: tag }} />
    </Form>,
  );
  const input = screen.getByRole('textbox', { name: 'Tag' });
  await userEvent.type(input, '{Control>}b{/Control}]C1RA/T/26-27/0042{Control>}c{/Control}{Enter}');
  expect(input).toHaveValue('RA/T/26-27/0042');
});
