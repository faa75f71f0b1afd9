import { expect, test } from './fixtures.ts';
import { password, registerOwner, told } from './support.ts';

test.describe('a wrong password', () => {
  test.use({ allowedErrors: /status of 400/ });

  test(
    'contract 5 the password is changed by whoever knows it, and other sessions end',
    { tag: '@strict' },
    async ({ page, request }) => {
      const { email } = await registerOwner(page);
      const other = await request.post('/api/account/signin', { data: { email, password } });
      const { token } = ((await other.json()) as { data: { token: string } }).data;
      await page.goto('/home');
      await page.getByRole('button', { name: /account of Asha Mehta/ }).click();
      await page.getByRole('menuitem', { name: 'My account' }).click();
      await expect(page).toHaveURL(/\/account$/);
      const [present, next] = ['Present password', 'New password'].map(name => page.getByLabel(name));
      await present!.fill('Wrong@1234');
      await next!.fill('short');
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(next!).toHaveAccessibleDescription('Minimum 8 characters required');
      await next!.fill('A better one 1');
      await page.getByRole('button', { name: 'Change password' }).click();
      await expect(present!).toHaveAccessibleDescription('This is not your present password');
      await present!.fill(password);
      await page.getByRole('button', { name: 'Change password' }).click();
      await told(page, 'Password changed');
      await expect(present!).toHaveValue('');
      const ended = await request.get('/api/account/me', { headers: { Authorization: `Bearer ${token}` } });
      expect(ended.status()).toBe(401);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'My account' })).toBeVisible();
    },
  );
});

test(
  'contract 5 sessions are listed with this one marked, and ended one by one or all at once',
  { tag: '@strict' },
  async ({ page, request }) => {
    const { email } = await registerOwner(page);
    const agents = ['Firefox/127.0 (Windows NT 10.0)', 'CriOS/126 (iPhone)', 'Chrome/126 (Linux; Android 14)'];
    for (const agent of agents)
      await request.post('/api/account/signin', { data: { email, password }, headers: { 'User-Agent': agent } });
    await page.goto('/account');
    const sessions = page.getByRole('region', { name: 'Where I am signed in' });
    await expect(sessions.getByRole('listitem')).toHaveCount(4);
    await expect(sessions.getByRole('listitem').first()).toContainText('This device');
    await sessions.getByRole('button', { name: 'End the session on Firefox on Windows' }).click();
    await told(page, 'That session has ended');
    await expect(sessions.getByRole('listitem')).toHaveCount(3);
    await sessions.getByRole('button', { name: 'End all others' }).click();
    await told(page, 'All other sessions ended');
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(sessions.getByRole('button')).toHaveCount(0);
  },
);
