import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures.ts';
import { filledDialog, order, picker, picturesOf, savedAs, three, type Item } from './pictures.ts';
import { line as lineOf, own, search, signIn, told } from './support.ts';

const moveBox = async (page: Page, from: Locator, to: Locator) => {
  const [start, end] = [(await from.boundingBox())!, (await to.boundingBox())!];
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 12 });
  await page.mouse.up();
};

test(
  'E-03 the order of pictures is changed in the New Product dialog by mouse and by keyboard; the first is the list’s',
  { tag: '@phone' },
  async ({ page }) => {
    const device = await signIn(page, 'owner');
    const name = own('Bajuband');
    const dialog = await filledDialog(page, device, name);
    await picker(dialog).setInputFiles(await three());
    const handle = (which: string) => picturesOf(dialog).getByRole('button', { name: `Move ${which}`, exact: true });
    await handle('c.png').scrollIntoViewIfNeeded();
    await moveBox(page, handle('c.png'), handle('a.png'));
    await expect.poll(() => order(dialog)).toEqual(['c.png', 'a.png', 'b.png']);
    await handle('c.png').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('c.png lifted. It is number 1 of 3.')).toBeAttached();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('c.png would be number 2 of 3.')).toBeAttached();
    await page.keyboard.press('Space');
    await expect(page.getByText('c.png is number 2 of 3.')).toBeAttached();
    await expect.poll(() => order(dialog)).toEqual(['a.png', 'c.png', 'b.png']);
    await picturesOf(dialog).getByRole('button', { name: 'Make b.png the cover' }).click();
    await expect.poll(() => order(dialog)).toEqual(['b.png', 'a.png', 'c.png']);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await told(page, 'Product created successfully!');
    const [{ images }] = (await savedAs(device, name)) as [Item];
    const { dominant } = await sharp(await (await page.request.get(images[0]!.url)).body()).stats();
    expect(dominant.g).toBeGreaterThan(dominant.r + dominant.b);
    await search(page, name);
    const shown = new URL((await lineOf(page, name).locator('img').getAttribute('src'))!, page.url());
    expect(shown.pathname).toContain(images[0]!.id);
  },
);

test('E-03 the order of pictures is kept by the server at once, and told in the history', async ({ page }) => {
  const device = await signIn(page, 'owner');
  const { id } = await device.createProduct();
  await page.goto(`/products/${id}`);
  await picker(page).setInputFiles(await three());
  await expect(picturesOf(page).getByRole('button', { name: /^Remove Picture/ })).toHaveCount(3);
  const ids = async () => (await device.call<Item>('GET', `admin/products/${id}`)).images.map(image => image.id);
  const before = await ids();
  const shown = () =>
    picturesOf(page)
      .getByRole('img')
      .evaluateAll(
        (images, known) => images.map(image => known.find(id => image.getAttribute('src')?.includes(id))),
        before,
      );
  await picturesOf(page).getByRole('button', { name: 'Move Picture 1', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picture 1 lifted. It is number 1 of 3.')).toBeAttached();
  for (const place of [2, 3]) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`Picture 1 would be number ${place} of 3.`)).toBeAttached();
  }
  await page.keyboard.press('Space');
  await expect.poll(ids).toEqual([before[1], before[2], before[0]]);
  // The server may know it before the page is drawn anew, in which the third was another one.
  await expect.poll(shown).toEqual([before[1], before[2], before[0]]);
  await picturesOf(page).getByRole('button', { name: 'Make Picture 3 the cover' }).click();
  await expect.poll(ids).toEqual(before);
  await expect(page.getByRole('complementary', { name: 'History' }).getByText('Order changed').first()).toBeVisible();
  await page.reload();
  await expect(picturesOf(page).getByRole('img')).toHaveCount(3);
  expect(await ids()).toEqual(before);
});
