import type { Locator } from '@playwright/test';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { isTyped } from '../../schema/kit/lineEntity.ts';
import type { Hands } from './hands.ts';
import { field } from './support.ts';

type Values = Record<string, unknown>;

/** Enters the lines of a document cell by cell, after those that the form begins with. Cells that a line folds away stay empty. */
export async function fillLines(form: Locator, info: FieldInfo, lines: readonly Values[], hands: Hands): Promise<void> {
  const sheet = form.getByRole('group', { name: info.label, exact: true });
  const rows = sheet.getByRole('group', { name: /^Line \d+$/ });
  for (const [n, values] of lines.entries()) {
    if ((await rows.count()) <= n) await hands.press(sheet.getByRole('button', { name: 'Add line', exact: true }));
    for (const cell of Object.values(info.line!)) {
      if (isTyped(cell) && values[cell.name] != null) await fillCell(rows.nth(n), cell, values[cell.name], hands);
    }
  }
}

async function fillCell(row: Locator, cell: FieldInfo, value: unknown, hands: Hands): Promise<void> {
  const { kind, label, options, required } = cell;
  if (kind === 'boolean' || (kind === 'ref' && !required)) return;
  // The first cell of a new line has the focus, and a reference that has the focus is no button any more but its field.
  if (kind === 'ref') return hands.take(row.getByRole('button', { name: label }).or(field(row, label)), String(value));
  const input = row.getByLabel(label, { exact: true });
  if ((await input.count()) === 0) return;
  if (kind === 'choice') return hands.select(input, options!.find(({ id }) => id === value)!.name);
  if (kind === 'date') return hands.day(input, String(value));
  return hands.write(input, String(value));
}
