import { describe, expect, it } from 'vitest';
import { account, letterTo, password, post, signIn, tokenOf } from '../../support/accounts.ts';
import { onPostgres } from '../../support/everyEntity.ts';

const told = 'Many people use this password, or it is easy to guess. Choose another one.';

onPostgres(world => {
  describe('a password that is easy to guess', () => {
    const form = (more: Record<string, unknown>) => ({
      name: 'Meera Rao',
      email: `meera.${crypto.randomUUID()}@example.test`,
      mobileNo: '98200 11001',
      shopName: 'Lotus Ornaments',
      pin: '400058',
      ...more,
    });

    it.each([
      'password1',
      'Sunshine',
      'TolaShop',
      'tolashop@123',
      'Gold1234',
      '2026jewellers',
      'Meera@1234',
      'LOTUS-2026',
      'MeeraRao1',
    ])('%s registers nobody', async easy => {
      const answer = await post(world, 'register', form({ password: easy }));
      expect([answer.status, answer.body.errors]).toEqual([400, { password: told }]);
    });

    it.each(['Meera bought three rings', 'Gold-916-of-Asha', 'लक्ष्मी की तिजोरी'])('%s does', async good => {
      expect((await post(world, 'register', form({ password: good }))).status).toBe(200);
    });

    it('is not taken with the link of a letter, which stays good', async () => {
      const { email } = await account(world);
      await post(world, 'forgotpwd', { email });
      const token = tokenOf(await letterTo(world, email));
      const refused = await post(world, 'resetpwd', { token, password: 'iloveyou' });
      expect([refused.status, refused.body.errors]).toEqual([400, { password: told }]);
      expect((await post(world, 'resetpwd', { token, password: 'Better@456' })).status).toBe(200);
    });

    it('does not take the place of the present one', async () => {
      const { email, token } = await account(world);
      const body = { password, newPassword: 'iloveyou' };
      const refused = await world.call('POST', 'account/changepwd', { token, body });
      expect([refused.status, refused.body.errors]).toEqual([400, { newPassword: told }]);
      expect((await signIn(world, email)).status).toBe(200);
    });
  });
});
