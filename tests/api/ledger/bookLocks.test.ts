import { beforeEach, describe, expect, it } from 'vitest';
import { enterJob } from '../../../api/db/transactionContext.ts';
import { shareBooks } from '../../../api/ledger/bookLocks.ts';
import { postStatements } from '../../../api/ledger/post.ts';
import type { Statement } from '../../../api/ports.ts';
import { entities } from '../../../schema/entities/index.ts';
import { shopDay } from '../../../schema/kit/shopDay.ts';
import { can, roles } from '../../../schema/permissions.ts';
import type { BookLocks } from '../../../schema/rules/bookLocks.ts';
import { lastDayOf, monthsAfter } from '../../../schema/rules/months.ts';
import { day as dayText } from '../../../schema/rules/formats.ts';
import { startOf } from '../../../schema/kit/shopDay.ts';
import { openCounter, type Counter } from '../../support/counter.ts';
import { eventually } from '../../support/eventually.ts';
import { onBoth, onPostgres, type World } from '../../support/everyEntity.ts';
import { membershipSql } from '../../support/membership.ts';
import { openShop, type Shop } from '../../support/shop.ts';
import { openBranch, setTax } from '../../support/transfers.ts';

const gstin = '27AAPFU0939F1ZV';
const box = { description: 'Box', hsn: '4202', metal: 'other', quantity: 3, price: 33.33, gst: 18 };

const dayBefore = (days: number) => shopDay(new Date(Date.now() - days * 86_400_000));
const today = dayBefore(0);
const lastLocked = dayBefore(3);
const locked = dayBefore(5);
const open = dayBefore(2);

/** The shops of one GSTIN, a customer of the first, and what a test does there. */
const openBooks = (world: World) => {
  const books = {} as Counter & { pune: Shop };
  const answerOf = (where: Shop, method: string, path: string, body?: object) =>
    where.call(method, path, body && { body });
  const draft = async (path: string, body: object, where = books.shop): Promise<string> => {
    const answer = await answerOf(where, 'POST', path, body);
    expect(answer.status, answer.text).toBe(201);
    return answer.data.id;
  };
  const lock = (until: string, where = books.shop) => answerOf(where, 'POST', 'ledger/locks', { until });
  const locks = async (where = books.shop): Promise<BookLocks> => {
    const answer = await answerOf(where, 'GET', 'ledger/locks');
    expect(answer.status, answer.text).toBe(200);
    return answer.data;
  };
  const entriesUntil = async (day: string, ...shops: Shop[]): Promise<number> => {
    const [found] = await world.sql(`select count(*)::int as n from ledger_entries
      where day <= '${day}' and shop_id in (${shops.map(({ shopId }) => `'${shopId}'`).join()})`);
    return Number(found!['n']);
  };
  /** Makes a document as a draft, and takes it on. */
  const kinds = {
    voucher: {
      path: 'vouchers',
      by: 'post',
      body: (day: string) => ({ kind: 'receipt', way: 'bank', contactId: books.contactId, amount: 100, day }),
    },
    bill: {
      path: 'quick_bills',
      by: 'issue',
      body: (day: string) => ({ lines: [box], placeOfSupply: '27', day, payments: [{ way: 'upi', amount: 118 }] }),
    },
    estimate: {
      path: 'quotes',
      by: 'give',
      body: (day: string) => ({ contactId: books.contactId, lines: [box], placeOfSupply: '27', day }),
    },
    order: {
      path: 'sales_orders',
      by: 'confirm',
      body: (day: string) => ({
        contactId: books.contactId,
        lines: [box],
        placeOfSupply: '27',
        day,
        deliveryDay: dayBefore(-9),
      }),
    },
  } as const;
  type Kind = keyof typeof kinds;
  const draftOf = (kind: Kind, day: string, where?: Shop) => draft(kinds[kind].path, kinds[kind].body(day), where);
  const take = (kind: Kind, id: string, by: string = kinds[kind].by, where = books.shop) =>
    answerOf(where, 'POST', `${kinds[kind].path}/${id}/${by}`, {});
  const issued = async (kind: Kind, day: string): Promise<string> => {
    const id = await draftOf(kind, day);
    const answer = await take(kind, id);
    expect(answer.status, answer.text).toBe(200);
    return id;
  };
  const begin = async () => {
    Object.assign(books, await openCounter(world));
    books.pune = await openBranch(world, books.shop);
    await setTax(world, books.pune, gstin, '27');
    await world.sql(
      membershipSql({ userId: books.shop.userId, shopId: books.pune.shopId, role: 'owner', permissions: roles.owner }),
    );
  };
  return { books, answerOf, draft, draftOf, take, issued, lock, locks, entriesUntil, begin };
};

const until = (day: string) => dayText(new Date(startOf(day)), 'en');

onBoth(world => {
  const { books, answerOf, draft, draftOf, take, issued, lock, locks, entriesUntil, begin } = openBooks(world);
  const locking = async (day = lastLocked) => {
    const answer = await lock(day);
    expect(answer.status, answer.text).toBe(200);
    return answer.data as BookLocks;
  };

  beforeEach(begin);

  describe('locked books', () => {
    it.each(['voucher', 'bill', 'estimate', 'order'] as const)(
      'take no %s into effect up to that day, and any later one',
      async kind => {
        const drafts = [await draftOf(kind, locked), await draftOf(kind, lastLocked), await draftOf(kind, open)];
        await locking();
        for (const id of drafts.slice(0, 2)) {
          const answer = await take(kind, id);
          expect(answer.status, answer.text).toBe(400);
          expect(answer.body.errors).toEqual({
            day: `The books are locked until ${until(lastLocked)}. Choose a later day.`,
          });
        }
        for (const id of [drafts[2]!, await draftOf(kind, today)]) expect((await take(kind, id)).status).toBe(200);
        expect(await entriesUntil(lastLocked, books.shop)).toBe(0);
      },
    );

    it('keep what was issued: it is not cancelled and no draft again, but mended by a document of today', async () => {
      const receipt = await issued('voucher', locked);
      const estimate = await issued('estimate', locked);
      const bill = await issued('bill', locked);
      const later = await issued('voucher', open);
      await locking();
      for (const answer of [await take('voucher', receipt, 'cancel'), await take('estimate', estimate, 'revise')]) {
        expect(answer.status, answer.text).toBe(409);
        expect(answer.body.responseMessage).toContain(`locked until ${until(lastLocked)}`);
      }
      expect((await take('voucher', later, 'cancel')).status).toBe(200);
      const note = await answerOf(books.shop, 'POST', `quick_bills/${bill}/credit`, {
        reason: 'returned',
        goods: 'inStock',
        lines: [{ line: 1 }],
        refund: 118,
        way: 'upi',
      });
      expect(note.status, note.text).toBeLessThan(300);
      expect(note.data.day).toBe(today);
      // The note marks the line of the bill.
      const { data } = await answerOf(books.shop, 'GET', `quick_bills/${bill}`);
      expect([data.credited, data.lines[0].returnedOn]).toEqual([118, today]);
    });

    it('let later documents mark what was issued, and customers give an order up', async () => {
      const [order, other, estimate] = [
        await issued('order', locked),
        await issued('order', locked),
        await issued('estimate', locked),
      ];
      await locking();
      expect((await take('order', order, 'ready')).status).toBe(200);
      expect((await take('order', other, 'cancel')).status).toBe(200);
      const { data: made } = await answerOf(books.shop, 'POST', `quotes/${estimate}/order`, {});
      await answerOf(books.shop, 'PUT', `sales_orders/${made.id}`, { deliveryDay: dayBefore(-9) });
      expect((await take('order', made.id)).status).toBe(200);
      expect((await answerOf(books.shop, 'GET', `quotes/${estimate}`)).data.state).toBe('ordered');
    });

    it('take no numbered record of goods in, move none there and throw none away', async () => {
      const goods = await books.shop.body(entities.heldGoods);
      const body = (receivedOn: string) => ({ ...goods, receivedOn });
      const [old, later] = [await draft('held_goods', body(locked)), await draft('held_goods', body(open))];
      await locking();
      const made = await answerOf(books.shop, 'POST', 'held_goods', body(lastLocked));
      expect([made.status, Object.keys(made.body.errors)]).toEqual([400, ['receivedOn']]);
      for (const [id, day] of [
        [later, locked],
        [old, open],
      ] as const) {
        const moved = await answerOf(books.shop, 'PUT', `held_goods/${id}`, { receivedOn: day });
        expect([moved.status, Object.keys(moved.body.errors)]).toEqual([400, ['receivedOn']]);
      }
      expect((await answerOf(books.shop, 'PUT', `held_goods/${old}`, { note: 'In the safe' })).status).toBe(200);
      expect((await answerOf(books.shop, 'DELETE', `held_goods/${old}`)).status).toBe(409);
      expect((await answerOf(books.shop, 'DELETE', `held_goods/${later}`)).status).toBe(200);
    });

    it('hold in all shops of the GSTIN, in a new one at once, and for no other business', async () => {
      const rival = await openShop(world);
      await setTax(world, rival, gstin, '27');
      const { shops, lockedUntil } = await locking();
      expect(lockedUntil).toBe(lastLocked);
      expect(shops.map(({ id }) => id).toSorted()).toEqual([books.shop.shopId, books.pune.shopId].toSorted());
      const late = await openBranch(world, books.shop);
      await setTax(world, late, gstin, '27');
      const elsewhere = await openBranch(world, books.shop);
      await setTax(world, elsewhere, '29AAGCB7383J1Z4', '29');
      const posted = async (where: Shop) => {
        const body = {
          kind: 'receipt',
          way: 'bank',
          contactId: await where.refer('contacts'),
          amount: 1,
          day: locked,
        };
        return (await take('voucher', await draft('vouchers', body, where), 'post', where)).status;
      };
      expect([await posted(books.pune), await posted(late)]).toEqual([400, 400]);
      expect([await posted(rival), await posted(elsewhere)]).toEqual([200, 200]);
      expect(await locks(rival)).toMatchObject({ lockedUntil: null, events: [] });
    });

    it('stay locked when the shop gets another GSTIN, or its first one', async () => {
      await issued('bill', locked);
      await locking();
      await setTax(world, books.shop, '29AAGCB7383J1Z4', '29');
      expect((await take('voucher', await draftOf('voucher', locked))).status).toBe(400);
      expect((await locks()).locks).toEqual([{ registration: gstin, gstin, lockedUntil: lastLocked }]);
      const plain = await openShop(world);
      expect((await lock(lastLocked, plain)).data).toMatchObject({
        registration: plain.shopId,
        lockedUntil: lastLocked,
      });
      await setTax(world, plain, gstin, '27');
      expect(await locks(plain)).toMatchObject({ lockedUntil: lastLocked, registration: gstin });
    });

    it('are refused by the database: to whoever shares no lock, and behind the day', async () => {
      const voucher = await draftOf('voucher', locked);
      await locking();
      const { shopId } = books.shop;
      const entry = (day: string): Statement => ({
        text: `insert into ledger_entries (shop_id, id, day, open_day, postings, at) values ($1, $2, $3::date, $3::date, 1, now())`,
        values: [shopId, world.ports.ids.next(), day],
      });
      const openDay = (day: string): Statement => ({
        text: `insert into business_days (shop_id, id, day, state, created_at, updated_at) values ($1, $2, $3::date, 'open', now(), now()) on conflict do nothing`,
        values: [shopId, world.ports.ids.next(), day],
      });
      const moved = { text: `select enter_transition('post')`, values: [] };
      const state = {
        text: `update vouchers set state = 'posted' where shop_id = $1 and id = $2`,
        values: [shopId, voucher],
      };
      const isWritten = async (...statements: Statement[]) => {
        try {
          await world.ports.database.batch([enterJob(shopId, null), ...statements]);
          return true;
        } catch (error) {
          expect(String(error)).toContain('row-level security');
          return false;
        }
      };
      const cases: [Statement[], boolean][] = [
        [[openDay(today), entry(today)], false],
        [[shareBooks, openDay(today), entry(today)], true],
        [[shareBooks, openDay(open), entry(open)], true],
        [[shareBooks, openDay(lastLocked), entry(lastLocked)], false],
        [[shareBooks, moved, state], false],
        [[moved, state], false],
      ];
      for (const [statements, written] of cases) expect(await isWritten(...statements)).toBe(written);
    });

    it('refuse twenty at once, and a day that never had an entry', async () => {
      const drafts = await Promise.all(Array.from({ length: 20 }, () => draftOf('voucher', locked)));
      await locking();
      const answers = await Promise.all(drafts.map(id => take('voucher', id)));
      expect(answers.map(({ status }) => status)).toEqual(drafts.map(() => 400));
      const [days] = await world.sql(
        `select count(*)::int as n from business_days where shop_id = '${books.shop.shopId}' and day <= '${lastLocked}'`,
      );
      expect(days!['n']).toBe(0);
    });
  });

  describe('a lock', () => {
    it('is moved on, and undone by a permission with a reason that owners see', async () => {
      await locking(locked);
      const drawn = await draftOf('voucher', lastLocked);
      expect((await take('voucher', drawn)).status).toBe(200);
      await locking(lastLocked);
      const again = await lock(locked);
      expect(again.body.errors).toEqual({
        until: `The books are already locked until ${until(lastLocked)}. Choose a later day.`,
      });
      expect((await lock(today)).body.errors).toHaveProperty('until');
      const unlock = (body: object, where = books.shop) => answerOf(where, 'POST', 'ledger/locks/unlocked', body);
      expect((await unlock({})).body.errors).toHaveProperty('reason');
      expect((await unlock({ reason: 'A bill is missing', until: lastLocked })).body.errors).toHaveProperty('until');
      const undone = await unlock({ reason: 'A bill is missing', until: locked });
      expect(undone.data).toMatchObject({ lockedUntil: locked });
      expect((await take('voucher', drawn, 'cancel')).status).toBe(200);
      expect((await unlock({ reason: 'All of it' })).data).toMatchObject({ lockedUntil: null, locks: [] });
      expect((await unlock({ reason: 'Once more' })).status).toBe(409);
      // The owner of another shop of the GSTIN reads why.
      const { events } = await locks(books.pune);
      expect(events.map(({ kind, lockedUntil, reason, userName }) => [kind, lockedUntil, reason, userName])).toEqual([
        ['unlocked', null, 'All of it', 'Person'],
        ['unlocked', locked, 'A bill is missing', 'Person'],
        ['locked', lastLocked, null, 'Person'],
        ['locked', locked, null, 'Person'],
      ]);
      expect((await take('voucher', await draftOf('voucher', locked))).status).toBe(200);
    });

    it('is for whoever may lock in every shop of the GSTIN', async () => {
      const { userId } = books.shop;
      const hold = (shop: Shop, permissions: readonly string[]) =>
        world
          .sql(`delete from memberships where user_id = '${userId}' and shop_id = '${shop.shopId}'`)
          .then(() => world.sql(membershipSql({ userId, shopId: shop.shopId, permissions })));
      await hold(books.shop, [can.LedgerList]);
      expect((await lock(lastLocked)).status).toBe(403);
      await hold(books.shop, [can.LedgerList, can.LedgerLock]);
      await hold(books.pune, [can.LedgerList]);
      const refused = await lock(lastLocked);
      expect([refused.status, refused.body.responseMessage]).toEqual([403, expect.stringContaining('Branch')]);
      await hold(books.pune, [can.LedgerLock]);
      await locking();
      expect((await answerOf(books.shop, 'POST', 'ledger/locks/unlocked', { reason: 'Why' })).status).toBe(403);
      expect(roles.accountant).toContain(can.LedgerLock);
      expect([roles.accountant, roles.manager].some(held => held.includes(can.LedgerUnlock))).toBe(false);
    });

    it('comes with a filed return, until the end of its month', async () => {
      const month = monthsAfter(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
      const last = lastDayOf(month);
      const file = (more: object) =>
        answerOf(books.shop, 'POST', 'ledger/locks/filed', {
          month,
          filedOn: today,
          acknowledgement: 'aa27 1026123456x',
          ...more,
        });
      const wrong: [object, string][] = [
        [{ month: today.slice(0, 7) }, 'month'],
        [{ month: '2026-13' }, 'month'],
        [{ filedOn: last }, 'filedOn'],
        [{ filedOn: dayBefore(-1) }, 'filedOn'],
        [{ acknowledgement: 'AA27' }, 'acknowledgement'],
        [{ registration: '29AAGCB7383J1Z4' }, 'registration'],
      ];
      for (const [more, field] of wrong) expect(Object.keys((await file(more)).body.errors)).toEqual([field]);
      const before = monthsAfter(`${month}-01`, -1).slice(0, 7);
      expect((await file({})).data).toMatchObject({ lockedUntil: last });
      // A month that is filed late opens nothing.
      const { lockedUntil, events } = (await file({ month: before })).data as BookLocks;
      expect(lockedUntil).toBe(last);
      expect(events.map(event => [event.kind, event.month, event.filedOn, event.acknowledgement])).toEqual([
        ['filed', before, today, 'AA271026123456X'],
        ['filed', month, today, 'AA271026123456X'],
      ]);
    });
  });

  describe('locking against issuing, at two shops of one GSTIN', () => {
    it('leaves no entry that comes after the lock', async () => {
      const { shop, pune } = books;
      const people = [await shop.refer('contacts'), await pune.refer('contacts')];
      const body = { kind: 'receipt', way: 'bank', amount: 1, day: lastLocked };
      const drafts = await Promise.all(
        Array.from({ length: 40 }, async (_, n) => {
          const where = n % 2 ? pune : shop;
          return { where, id: await draft('vouchers', { ...body, contactId: people[n % 2] }, where) };
        }),
      );
      const posting = drafts.map(({ id, where }) => take('voucher', id, 'post', where));
      const answer = await lock(lastLocked);
      const then = await entriesUntil(lastLocked, shop, pune);
      expect(answer.status, answer.text).toBe(200);
      const statuses = (await Promise.all(posting)).map(({ status }) => status);
      expect(await entriesUntil(lastLocked, shop, pune)).toBe(then);
      expect(statuses.filter(status => status === 200)).toHaveLength(then);
      expect(statuses.filter(status => status === 400)).toHaveLength(drafts.length - then);
    });
  });
});

onPostgres(world => {
  const { books, lock, entriesUntil, begin } = openBooks(world);
  beforeEach(begin);

  describe('whoever locks the books', () => {
    it('waits for an entry that is on its way in another shop of the GSTIN', async () => {
      const { shopId } = books.pune;
      const { ids, database } = world.ports;
      const postings = [{ from: 'opening', to: 'bank', unit: 'INR', amount: 1n } as const];
      const about = { entity: null, recordId: null, tillId: null, reversesId: null, note: null };
      let locking: ReturnType<typeof lock> | undefined;
      await database.transaction(async run => {
        const entry = { id: ids.next(), day: lastLocked, ...about, postings };
        await run([enterJob(shopId, null), ...postStatements(shopId, [entry], { at: new Date(), ids })]);
        locking = lock(lastLocked);
        await eventually(async () => {
          const [waiting] = await world.sql(
            `select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
          );
          expect(waiting!['n']).toBe(1);
        });
      });
      expect((await locking!).status).toBe(200);
      expect(await entriesUntil(lastLocked, books.pune)).toBe(1);
    });
  });
});
