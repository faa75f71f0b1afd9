import { defineEntity, type RecordOf } from '../kit/defineEntity.ts';
import { choice, integer, json, text, weight } from '../kit/kinds.ts';
import { described, listOf, oneOf, string, whole } from '../kit/shape.ts';
import { can } from '../permissions.ts';
import { metals } from '../rules/metals.ts';
import { takeOutcomes, takeStates } from '../rules/stockTakes.ts';

/** Pieces are looked for by scanning their tags: which are there, which are missing, and what is too much. */
export const stockTakes = defineEntity({
  name: 'stockTakes',
  label: { one: 'Stock-taking', many: 'Stock-takings' },
  path: 'shops/:shopId/stock_takes',
  page: { route: 'stock_takes', menu: 'stock', remarks: true },
  title: 'name',
  fields: {
    name: text().label('Name').required('Name it, such as Tray 1 in November').max(64),
    tray: text().label('Tray').max(40),
    metal: choice(metals).label('Metal'),
    expected: integer().label('Expected'),
    found: integer().label('Found'),
    missing: integer().label('Missing'),
    surplus: integer().label('Too much'),
    missingWeight: weight().label('Gross weight missing'),
    state: choice(takeStates).label('State').required(),
  },
  search: ['name', 'tray'],
  permissions: { list: can.PieceList, create: can.PieceEdit, update: can.PieceEdit, delete: can.PieceDelete },
  list: {
    columns: ['name', 'tray', 'metal', 'expected', 'found', 'missing', 'surplus', 'state', 'createdAt'],
    filters: ['tray', 'metal'],
  },
  writing: { createOnly: ['tray', 'metal'], readOnly: ['expected', 'found', 'missing', 'surplus', 'missingWeight'] },
  states: {
    field: 'state',
    initial: 'open',
    frozen: ['closed'],
    transitions: {
      close: {
        from: ['open'],
        to: 'closed',
        label: 'Close the stock-taking',
        summary: 'What was found, is missing and is too much stays as it is at this moment',
        permission: can.PieceEdit,
        confirm: true,
      },
    },
  },
  actions: {
    scan: {
      method: 'POST',
      path: ':id/scan',
      permission: can.PieceEdit,
      summary:
        'Tags that were scanned, each told as found, known from elsewhere, or unknown; one that comes again counts once',
      input: { tags: json(listOf(string)).label('Tags').required() },
    },
    result: {
      method: 'GET',
      path: ':id/result',
      permission: can.PieceList,
      summary: 'How many were found, are missing and too much, and a page of those',
      parameters: {
        outcome: described(oneOf(takeOutcomes.map(({ id }) => id)), 'What is missing unless told'),
        pageNumber: whole,
        pageSize: whole,
      },
    },
  },
});
export type StockTake = RecordOf<typeof stockTakes>;
