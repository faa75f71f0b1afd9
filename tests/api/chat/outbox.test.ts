import { afterAll, expect, it } from 'vitest';
import { chatAccount, chatMessage, openChat } from '../../support/chat.ts';
import { onBoth } from '../../support/everyEntity.ts';

const { chat, standIn, close } = await openChat();
afterAll(close);

onBoth(
  world => {
    it('shows the messages of the demo, the newest first, to anybody', async () => {
      await chat.send(chatAccount, chatMessage(`9198200${10_000 + standIn.messages.size}`));
      await chat.send(chatAccount, chatMessage(`9198200${10_000 + standIn.messages.size}`));
      const answer = await world.call('GET', 'chat-outbox');
      expect(answer.data).toEqual(standIn.outbox());
      expect(answer.data[0].id).toBe([...standIn.messages.keys()].at(-1));
      expect(answer.data[0]).toMatchObject({ template: 'order_ready', header: 'Your order is ready' });
      expect(answer.text).not.toContain('row-1');
    });
  },
  ports => ({ ...ports, chat: { ...chat, outbox: async () => standIn.outbox() } }),
);

onBoth(world => {
  it('is not there where messages really go out', async () => {
    expect((await world.call('GET', 'chat-outbox')).status).toBe(404);
  });
});
