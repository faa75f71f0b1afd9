import { expect, test } from './fixtures.ts';
import { deviceOfWho, field, own, signIn } from './support.ts';

test(
  'what one person changes is offered to another who looks at the list, and told on the record',
  { tag: '@journey' },
  async ({ page }) => {
    const owner = await signIn(page, 'owner', 'Rajlakshmi Andheri');
    const product = await owner.createProduct();
    await page.goto(`/products?filter=${encodeURIComponent(JSON.stringify({ q: product.name }))}`);
    await expect(page.getByRole('link', { name: product.name })).toBeVisible();

    const other = await deviceOfWho(page, 'owner');
    const change = (values: object) => other.call('PUT', `admin/products/${product.id}`, values);
    await change({ name: own('Renamed') });
    const offer = page.getByRole('button', { name: /new or changed: show/ });
    await expect(offer).toBeVisible();
    await expect(page.getByRole('link', { name: product.name })).toBeVisible();
    await offer.click();
    await expect(page.getByText('No products match the search and filters.')).toBeVisible();

    await page.goto(`/products/${product.id}`);
    await field(page, 'MRP').fill('4,321');
    await change({ description: 'As on the picture' });
    await expect(page.getByText(/Changed by .+: see it/)).toBeVisible();
    await expect(field(page, 'MRP')).toHaveValue('4,321');
    // Whoever saves before the page has read the change is asked which of the two to keep.
    await expect(field(page, 'Description')).toContainText('As on the picture');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Product updated successfully')).toBeVisible();
  },
);
