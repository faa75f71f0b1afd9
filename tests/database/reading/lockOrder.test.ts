import { describe, expect, it } from 'vitest';
import { tables } from '../../../api/tables.ts';
import { entities } from '../../../schema/entities/index.ts';
import { circlesIn, upgradesIn, type Lock, type Locking } from './lockOrder.ts';
import { writersIn } from './writers.ts';

const all = tables(entities);
/** `units share` -> a statement that locks it so. */
const locking = (...steps: string[]): Locking =>
  steps.map(step => {
    const [table, strength] = step.split(' ') as [string, Lock['strength']];
    return [{ table, strength }];
  });

describe('the order of locks', () => {
  it.each([
    ['the same order twice', [locking('units share', 'products update'), locking('units update', 'products write')]],
    ['a parent before its child', [locking('products update', 'product_prices new')]],
    [
      'locks that do not keep each other out',
      [locking('groups share', 'units share'), locking('units share', 'groups share')],
    ],
    ['a new row before what it refers to', [locking('product_prices new', 'products key')]],
  ])('passes: %s', (_, transactions) => {
    expect(circlesIn(transactions, all)).toEqual([]);
  });

  it.each([
    [
      'now in this order, now in that',
      [locking('groups update', 'imports update'), locking('imports update', 'groups update')],
    ],
    ['a child before its parent', [locking('products update', 'units share')]],
    [
      'another row of a table that it made a row of',
      [locking('groups new', 'groups update', 'imports write'), locking('imports write', 'groups write')],
    ],
    [
      'a circle of three',
      [
        locking('imports write', 'groups write'),
        locking('groups write', 'exports write'),
        locking('exports write', 'imports write'),
      ],
    ],
  ])('does not pass: %s', (_, transactions) => {
    expect(circlesIn(transactions, all)).not.toEqual([]);
  });

  it.each([
    [locking('products update', 'products share', 'products key'), []],
    [locking('products key', 'products write'), []],
    // A price as it was made before: its product was locked after the price referred to it.
    [locking('products share', 'product_prices new', 'products update'), ['locks products for update after share']],
    [locking('products key', 'products update'), ['locks products for update after key']],
    [locking('products share', 'products write'), ['locks products for write after share']],
    [locking('products write', 'products update'), ['locks products for update after write']],
  ])('more and more: %j', (transaction, problems) => {
    expect(upgradesIn(transaction)).toEqual(problems);
  });
});

describe('one writer of reference tables', () => {
  const step = (text: string, ...writes: string[]) => ({ text, writes });
  const [app, account] = [
    step('select enter_shop($1, $2::uuid, $3, $4, $5::timestamptz, $6, $7)'),
    step('select enter_account()'),
  ];
  const reference = ['tenants', 'sessions'];

  it.each([
    [[app, step('update tenants', 'tenants')]],
    [[app, step('insert into history', 'history'), account, step('delete from sessions', 'sessions')]],
    [[app, account, step('update tenants', 'tenants'), step('delete from sessions', 'sessions')]],
  ])('passes: %j', steps => {
    expect(writersIn(steps, reference)).toEqual([]);
  });

  // A tenant as it was suspended before.
  it.each([
    [[app, step('update tenants', 'tenants'), account, step('delete from sessions', 'sessions')]],
    [
      [
        step('select enter_person($1, $2, $3)'),
        step('', 'sessions'),
        step('select enter_job($1, $2)'),
        step('', 'tenants'),
      ],
    ],
    [[account, step('', 'sessions'), step('select enter_platform($1)'), step('', 'tenants')]],
  ])('does not pass: %j', steps => {
    expect(writersIn(steps, reference)).toHaveLength(1);
  });
});
