import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { act, field, line, own, search, signIn, told } from './support.ts';

const words = {
  en: {
    way: '',
    place: 'Place the order',
    pay: /^Pay ₹/,
    failed: 'The payment did not go through.',
    paid: 'Your order is paid.',
    register: /^No shop on TolaShop yet/,
    open: 'Register',
    active: 'Active',
  },
  hi: {
    way: '/hi',
    place: 'ऑर्डर दें',
    pay: /चुकाएँ$/,
    failed: 'भुगतान नहीं हो पाया।',
    paid: 'आपके ऑर्डर का भुगतान हो गया।',
    register: /^TolaShop पर अभी दुकान/,
    open: 'रजिस्टर करें',
    active: 'चालू',
  },
};

const buyer = () => ({
  businessName: own('Kamal Jewellers'),
  name: 'Kamal Shah',
  email: `${own('k').replace(' ', '.')}@shop.example`,
  mobileNo: '9820011001',
  pin: '400002',
});

for (const [language, say] of Object.entries(words))
  test(
    `R-47 A-13 a visitor orders on a phone, pays at the stand-in, and the shop that they open holds it, in ${language}`,
    { tag: ['@strict', '@phoneOnly', '@phone'] },
    async ({ page }) => {
      await page.goto(`${say.way}/checkout/tsinvoice?plan=tsinvoice-masha`);
      const typed = buyer();
      for (const [name, value] of Object.entries(typed)) await page.locator(`input[name=${name}]`).fill(value);
      await page.getByRole('button', { name: say.place }).click();
      await page.getByRole('button', { name: say.pay }).click();
      await page.getByRole('button', { name: 'Let it fail' }).click();
      await expect(page.getByRole('alert')).toContainText(say.failed);
      await page.getByRole('button', { name: say.pay }).click();
      await page.locator('button.pay').click();
      await expect(page.getByRole('heading', { name: say.paid })).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${say.way}/checkout/order\\?`));
      await page.reload();
      await expect(page.getByRole('heading', { name: say.paid })).toBeVisible();
      await expect(page.getByRole('button', { name: say.pay })).toHaveCount(0);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width).toBeLessThanOrEqual(0);
      await page.getByRole('link', { name: say.register }).click();
      await expect(page.locator('input[name=email]')).toHaveValue(typed.email);
      const more = {
        name: typed.name,
        password: 'Peacock-Blue-77',
        mobileNo: typed.mobileNo,
        shopName: typed.businessName,
      };
      for (const [name, value] of Object.entries({ ...more, pin: typed.pin }))
        await page.locator(`input[name=${name}]`).fill(value);
      await page.getByRole('button', { name: say.open }).click();
      await expect(page).toHaveURL(/\/home/);
      await page.goto('/subscriptions');
      const held = page.getByRole('region', { name: 'TS Invoice Masha' });
      await expect(held).toContainText(say.active);
    },
  );

test('R-47 an order is paid without script', { tag: ['@strict', '@journey'] }, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/checkout/tsmessenger?plan=tsmessenger-masha');
  const typed = buyer();
  for (const [name, value] of Object.entries(typed)) await page.locator(`input[name=${name}]`).fill(value);
  await page.getByRole('button', { name: 'Place the order' }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.getByRole('button', { name: 'Go on to the payment page' }).click();
  await page.locator('button.pay').click();
  await page.getByRole('button', { name: 'Back to the order' }).click();
  await expect(page.getByRole('heading', { name: 'Your order is paid.' })).toBeVisible();
  await page.close();
});

test(
  'R-47 whoever presses before the script is there is led on to the payment page, and may come back from it',
  { tag: '@strict' },
  async ({ page, request }) => {
    const order = {
      ...buyer(),
      lines: [{ plan: 'tsmessenger-masha', duration: 30, quantity: 1 }],
    };
    const reply = await request.post('/api/public/orders', { data: order });
    const { data } = (await reply.json()) as { data: { id: string; receipt: string } };
    const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
    await page.route(/\/assets\/(?!arrive).*\.js$/, async route => {
      await pressed;
      await route.continue().catch(() => {});
    });
    await page.goto(`/checkout/order?id=${data.id}&receipt=${data.receipt}`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    press();
    await expect(page.locator('button.pay')).toBeVisible();
    await page.goBack({ waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Go on to the payment page' })).toBeVisible();
  },
);

/** It is Pune's before, whichever it was, so that the button is there. */
const billOrdersInAndheri = async (page: Page, { call }: Awaited<ReturnType<typeof signIn>>) => {
  const { items } = await call<{ items: { id: string; name: string }[] }>('GET', '/system/shops?query=Rajlakshmi');
  const pune = items.find(({ name }) => name === 'Rajlakshmi Pune')!;
  await call('POST', `/system/shops/${pune.id}/company`);
  await page.goto('/shops');
  await search(page, 'Rajlakshmi Andheri');
  await act(page, 'Bill orders here');
  await page.getByRole('dialog').getByRole('button', { name: 'Bill orders here' }).click();
  await expect(line(page, 'Rajlakshmi Andheri')).toContainText('Bills our orders');
};

test(
  'A-13 an administrator says which shop bills orders, sees what was paid for one and gives part of it back',
  { tag: '@strict' },
  async ({ page, browser }) => {
    const admin = await signIn(page, 'admin');
    await billOrdersInAndheri(page, admin);
    const placed = await admin.call<{ id: string; number: string; receipt: string }>('POST', '/public/orders', {
      ...buyer(),
      lines: [{ plan: 'tsinvoice-masha', duration: 30, quantity: 1 }],
    });
    const visitor = await browser.newPage();
    await visitor.goto(`/checkout/order?id=${placed.id}&receipt=${placed.receipt}`);
    await visitor.getByRole('button', { name: /^Pay ₹/ }).click();
    await visitor.locator('button.pay').click();
    await expect(visitor.getByRole('heading', { name: 'Your order is paid.' })).toBeVisible();
    await expect(async () => {
      await visitor.reload();
      await expect(visitor.getByText(/^Tax invoice RA\/B\/.* sent to k/)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.goto(`/system/orders/${placed.id}`);
    await page.getByRole('tab', { name: 'Payments' }).click();
    await line(page, `${placed.number}-1`).getByRole('link').first().click();
    await act(page, 'Refund');
    const dialog = page.getByRole('dialog');
    await field(dialog, 'Amount').fill('100');
    await field(dialog, 'Reason').fill('As agreed on the phone');
    await dialog.getByRole('button', { name: 'Refund' }).click();
    await told(page, 'Noted');
    await expect(page.getByText(/^₹100\.00 · went back · .* · As agreed on the phone$/)).toBeVisible();
    await page.goto('/system/payments');
    await search(page, placed.number);
    await expect(line(page, `${placed.number}-1`)).toContainText('Paid');
    await visitor.reload();
    await expect(visitor.getByText('Of it we gave back ₹100.00.')).toBeVisible();
    await visitor.close();
  },
);

test('A-13 R-51 whoever looks after a shop renews its plan from where it is read', async ({ page }) => {
  await signIn(page, 'rival');
  await page.goto('/subscriptions');
  const held = page.getByRole('region', { name: 'TS Messenger Tola' });
  const before = await held.innerText();
  await held.getByRole('button', { name: 'Renew or change' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Monthly' }).click();
  await expect(dialog.getByText('It goes on after')).toBeVisible();
  await dialog.getByRole('radio', { name: /^TS Messenger Masha/ }).click();
  await expect(dialog.getByText('What is not used of TS Messenger Tola becomes further days.')).toBeVisible();
  await dialog.getByRole('radio', { name: /^TS Messenger Tola/ }).click();
  await dialog.getByRole('button', { name: 'Order and pay' }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.locator('button.pay').click();
  await expect(page.getByRole('heading', { name: 'Your order is paid.' })).toBeVisible();
  await page.goto('/subscriptions');
  await expect(held).toContainText('Active');
  expect(await held.innerText()).not.toBe(before);
});
