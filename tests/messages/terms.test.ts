import { expect, it } from 'vitest';
import { onPostgres } from '../support/everyEntity.ts';
import { openMessenger } from '../support/messenger.ts';
import { scriptedChat } from '../support/scriptedChat.ts';
import { openShop } from '../support/shop.ts';

onPostgres(
  world => {
    it('a shop at the chat service knows its prices and when it is quiet', async () => {
      const shop = await openMessenger(world);
      const { data } = await shop.call('GET', 'whatsapp/terms');
      expect(data).toEqual({
        approved: true,
        quiet: { from: '00:00', to: '00:00' },
        prices: { MARKETING: 0.88, UTILITY: 0.12, AUTHENTICATION: 0.12 },
      });
    });

    it('one without a number has no prices, and the usual quiet hours', async () => {
      const shop = await openShop(world);
      const { data } = await shop.call('GET', 'whatsapp/terms');
      expect(data).toMatchObject({ prices: null, quiet: { from: null, to: null } });
    });
  },
  ports => ({ ...ports, chat: scriptedChat() }),
);
