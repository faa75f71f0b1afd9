import type { Locator, Page } from '@playwright/test';
import { entities } from '../../schema/entities/index.ts';
import { hasTrash, type AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import { i18nProvider, loadLanguage } from '../../src/i18n/i18nProvider.ts';
import { midSentence } from '../../schema/words/midSentence.ts';
import { wordsOf } from '../../src/resources/kit/wordsOf.ts';
import { isSoak, seed, someOf } from '../support/proofSize.ts';
import { goOn, visit } from '../support/settled.ts';
import { expect, test } from './fixtures.ts';
import { keys, pointer, type Hands } from './hands.ts';
import { fillLines } from './fillLines.ts';
import { fakeInput, isNumbered, namedBy, ownName } from './fakeInput.ts';
import { field, line, listAction, search, signIn, told, type Device, type Who } from './support.ts';

/** Entities that may be made on a page of their own, where more is to be done than to fill in a form. */
const madeElsewhere: Record<string, string> = {
  ads: 'shown between two moments: ads.spec.ts',
  downloads: 'with a file that comes before: downloads.spec.ts',
  vouchers: 'fields that depend on the kind of voucher: books.spec.ts',
  chitMembers: 'of a scheme that is open: schemes.spec.ts',
  purchases: 'with the supplier’s rates: purchases.spec.ts',
  pieceTransfers: 'with pieces that are scanned: transfers.spec.ts',
  pieceIssues: 'with pieces that are scanned: pieceIssues.spec.ts',
  salesOrders: 'with today’s rates: salesOrders.spec.ts',
  quotes: 'with today’s rates: quickBills.spec.ts',
  quickBills: 'with today’s rates: quickBills.spec.ts',
  oldGold: 'with today’s rates: oldGold.spec.ts',
  karigarIssues: 'with metal in stock: karigars.spec.ts',
  karigarReceipts: 'with metal that a karigar holds: karigars.spec.ts',
  meltingLots: 'with old gold in stock: meltingLots.spec.ts',
};

/** What is opened by a form and answered afterwards: its page has none. */
const answered = new Set(['serviceRequests']);

const all = Object.values(entities as Record<string, AnyEntity>);
const makable = all.filter(({ route, permissions }) => route && permissions.create);
const made = makable.filter(({ name }) => !madeElsewhere[name]);

test('every exception names an entity that a form makes', () => {
  const names = makable.map(({ name }) => name);
  expect(Object.keys(madeElsewhere).filter(name => !names.includes(name))).toEqual([]);
});

test.beforeAll(() => loadLanguage('en'));

/** Some kinds of records, every other one by keyboard and the rest with a pointer; in a soak each by both. */
const byKeyboard = (n: number) => (n + seed) % 2 === 0;

for (const [n, entity] of someOf(made, 6).entries()) {
  const who: Who = entity.space === 'platform' ? 'admin' : 'owner';
  if (isSoak || !byKeyboard(n))
    test(
      `${entity.label.many}: one is made, changed, deleted and restored with a pointer`,
      { tag: '@phoneOnly' },
      async ({ page }) => {
        await walk(page, entity, await signIn(page, who), pointer);
      },
    );
  if (isSoak || byKeyboard(n))
    test(`${entity.label.many}: one is made, changed, deleted and restored by keyboard alone`, async ({ page }) => {
      await walk(page, entity, await signIn(page, who), keys(page));
    });
}

/** As far as the entity's verbs allow. */
async function walk(page: Page, entity: AnyEntity, device: Device, hands: Hands): Promise<void> {
  const { route, messages, permissions, title, info, createOnly = [] } = entity;
  const { say } = wordsOf(entity, i18nProvider.translate);
  const record = await fakeInput(entity, device);
  await visit(page, `/${route}`);
  await startNew(page, entity, hands);
  await fill(page, entity, hands, record);
  await told(page, messages?.created ?? say('created'));
  // What is named by its hour has no name to be found by, and no other verb.
  if (info[title]!.kind === 'timestamp') return;
  let name = isNumbered(entity) ? await numberGiven(page) : String(record[title]);
  if (permissions.update && !answered.has(entity.name)) {
    await open(page, entity, hands, name);
    const renamed = isNumbered(entity) || !createOnly.includes(title);
    const change = renamed ? { [namedBy(entity)]: ownName(entity, record) } : otherChoice(entity, record);
    if (title in change) name = String(change[title]);
    await fill(page, entity, hands, change);
    await told(page, messages?.updated ?? say('updated'));
  }
  await find(page, entity, hands, name);
  if (!permissions.delete) return;
  await remove(page, entity, hands, name);
  if (hasTrash(entity)) await restore(page, entity, hands, name);
}

/** What an update gives where the name is for good: another of the choices. */
function otherChoice({ info }: AnyEntity, record: Record<string, unknown>) {
  const { name, options } = Object.values(info).find(({ kind }) => kind === 'choice')!;
  return { [name]: options!.find(({ id }) => id !== record[name])!.id };
}

/** The number that the server gave, as the list's last change tells it. */
async function numberGiven(page: Page): Promise<string> {
  const told = await page
    .getByRole('region', { name: 'Latest change' })
    .getByText(/^Added /)
    .innerText();
  return told.replace('Added ', '');
}

/** The list's own link; on a phone what is added most is added from the bar below. */
async function startNew(page: Page, entity: AnyEntity, hands: Hands): Promise<void> {
  const { one, say } = wordsOf(entity, i18nProvider.translate);
  const [add, plus] = [
    page
      .getByRole('main')
      .getByRole('link', { name: say('add'), exact: true })
      .first(),
    page.getByRole('button', { name: 'Add something new' }),
  ];
  await expect(add.or(plus).first()).toBeVisible();
  if ((await add.count()) || !(await plus.isVisible())) return hands.press(add);
  await hands.press(plus);
  return hands.press(page.getByRole('menuitem', { name: new RegExp(`^New (.* )?${midSentence(one)}$`) }));
}

async function remove(page: Page, entity: AnyEntity, hands: Hands, name: string): Promise<void> {
  await open(page, entity, hands, name);
  const words = /^(Delete|Take out of the shop)$/;
  await hands.press(page.getByRole('button', { name: words }).last());
  const sure = page.getByRole('dialog', { name: /^(Delete|Take) / }).getByRole('button', { name: words });
  const list = page.getByRole('searchbox', { name: 'Search' });
  await expect(sure.or(line(page, name)).or(list).first()).toBeVisible();
  if (await sure.isVisible()) await hands.press(sure);
  const { say } = wordsOf(entity, i18nProvider.translate);
  await told(page, entity.messages?.deleted ?? (hasTrash(entity) ? say('deleted', { smart_count: 1 }) : name));
}

async function restore(page: Page, entity: AnyEntity, hands: Hands, name: string): Promise<void> {
  await goOn(page, `/${entity.route}`);
  if (hands === pointer) await listAction(page, 'Trash');
  else await hands.press(page.getByRole('main').getByRole('button', { name: 'Trash', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: /^Deleted/ })).toBeVisible();
  await searchFor(page, hands, name);
  const select = page.getByRole('button', { name: 'Select', exact: true });
  await expect(line(page, name)).toBeVisible();
  if (await select.isVisible()) await hands.press(select);
  await hands.press(page.getByRole('checkbox', { name: `Select ${name}` }));
  await hands.press(page.getByRole('toolbar').getByRole('button', { name: 'Restore' }));
  await told(page, 'Restored');
  if (hands === pointer) await listAction(page, 'Leave the trash');
  else await hands.press(page.getByRole('main').getByRole('button', { name: 'Leave the trash', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: /^Deleted/ })).toHaveCount(0);
  await find(page, entity, hands, name);
}

async function find(page: Page, { route }: AnyEntity, hands: Hands, name: string): Promise<void> {
  await goOn(page, `/${route}`);
  await searchFor(page, hands, name);
  await expect(line(page, name)).toBeVisible();
}

async function searchFor(page: Page, hands: Hands, name: string): Promise<void> {
  if (hands === pointer) await search(page, name);
  else await hands.write(page.getByRole('searchbox', { name: 'Search' }), name);
  await page.waitForURL(url => url.searchParams.get('filter')?.includes(JSON.stringify(name)) ?? false);
}

async function open(page: Page, entity: AnyEntity, hands: Hands, name: string): Promise<void> {
  await find(page, entity, hands, name);
  const found = line(page, name);
  // What stands in an order of its own is changed where it stands.
  await hands.press(
    found
      .getByRole('link')
      .or(found.getByRole('button', { name: `Edit ${name}` }))
      .first(),
  );
  const save = page.getByRole('button', { name: 'Save', exact: true });
  // Some records are read before they are changed.
  const edit = page.getByRole('main').getByRole('button', { name: 'Edit', exact: true });
  await expect(save.or(edit).first()).toBeVisible();
  if ((await save.count()) === 0) await hands.press(edit);
  const form = await formOf(page, entity);
  const { createOnly, title, info } = entity;
  if (isNumbered(entity) || createOnly?.includes(title))
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  else await expect(field(form, info[title]!.label)).toHaveValue(name);
}

/** The dialog where there is one, else the page. */
async function formOf(page: Page, { label }: AnyEntity): Promise<Locator> {
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save.first(), `a form of ${label.one}`).toBeVisible();
  const dialog = page.getByRole('dialog').filter({ has: save });
  return (await dialog.count()) ? dialog : page.getByRole('main');
}

async function fill(page: Page, entity: AnyEntity, hands: Hands, record: Record<string, unknown>): Promise<void> {
  const form = await formOf(page, entity);
  for (const name of entity.form) {
    const info = entity.info[name]!;
    if (record[name] != null && (await isShown(form, info, record[name])))
      await fillField(form, info, record[name], hands);
  }
  await hands.press(form.getByRole('button', { name: 'Save', exact: true }));
}

/** Forms leave out what can wait, or what goes without saying. */
async function isShown(form: Locator, info: FieldInfo, value: unknown): Promise<boolean> {
  if (info.kind === 'lines') return (await form.getByRole('group', { name: info.label, exact: true }).count()) > 0;
  const plain = info.kind === 'date' ? dayOf(form, info) : field(form, info.label);
  const shown = info.kind === 'choice' ? optionOf(form, info, value).or(listOf(form, info)) : plain;
  return (await shown.count()) > 0;
}

/** In the group of its field: two fields may have an option of one name. */
const optionOf = (form: Locator, { label, options }: FieldInfo, value: unknown): Locator =>
  form
    .getByRole('group', { name: new RegExp(`^${label}`) })
    .getByRole('radio', { name: options!.find(({ id }) => id === value)!.name, exact: true });

/** Named by its label and by what is chosen. */
const listOf = (form: Locator, { label }: FieldInfo): Locator =>
  form.getByRole('combobox', { name: new RegExp(`^${label}`) });
const dayOf = (form: Locator, { label }: FieldInfo): Locator =>
  form.getByLabel(label).and(form.locator('input[type=date]'));

/** Where one must be written. */
async function writeRichly(form: Locator, { label }: FieldInfo): Promise<void> {
  const box = form.getByRole('textbox', { name: label, exact: true });
  await box.focus();
  await box.pressSequentially('As it is done');
}

async function fillField(form: Locator, info: FieldInfo, value: unknown, hands: Hands): Promise<void> {
  if (info.kind === 'lines') return fillLines(form, info, (value as Record<string, unknown>[]).slice(0, 1), hands);
  if (info.kind === 'richText' && info.required) return writeRichly(form, info);
  if (info.kind === 'timestamp' && info.required) return hands.moment(field(form, info.label), String(value));
  if (['richText', 'refs', 'images', 'image', 'file', 'json', 'child', 'boolean', 'timestamp'].includes(info.kind))
    return;
  if (info.kind === 'ref') return hands.take(field(form, info.label), String(value));
  if (info.kind === 'date') return hands.day(dayOf(form, info), String(value));
  if (info.kind !== 'choice') return hands.write(field(form, info.label), String(value));
  const radio = optionOf(form, info, value);
  const { name } = info.options!.find(({ id }) => id === value)!;
  return (await radio.count()) ? hands.choose(radio) : hands.take(listOf(form, info), name);
}
