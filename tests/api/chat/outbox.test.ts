import { afterAll, beforeEach, expect, it } from 'vitest';
import { chatAccount, chatMessage, openChat } from '../../support/chat.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { eventually } from '../../support/eventually.ts';

const { chat, standIn, told, close } = await openChat();
afterAll(close);

onPostgres(
  world => {
    beforeEach(() => void told.splice(0));

    it('shows the messages of the demo, the newest first, to anybody', async () => {
      await chat.send(chatAccount, chatMessage(`9198200${10_000 + standIn.messages.size}`));
      await chat.send(chatAccount, chatMessage(`9198200${10_000 + standIn.messages.size}`));
      const answer = await world.call('GET', 'chat-outbox');
      expect(answer.data).toEqual(standIn.outbox());
      expect(answer.data[0].id).toBe([...standIn.messages.keys()].at(-1));
      expect(answer.data[0]).toMatchObject({ template: 'order_ready', header: 'Your order is ready' });
      expect(answer.text).not.toContain('row-1');
    });

    it('A-08 lets anybody write back as whoever got one of them', async () => {
      const from = `9198200${20_000 + standIn.messages.size}`;
      const { id } = await chat.send(chatAccount, chatMessage(from));
      const answer = (text: string) =>
        world.call('POST', `chat-outbox/${encodeURIComponent(id)}/answers`, { body: { text } });
      expect((await answer('Keep one for me')).status).toBe(202);
      await eventually(async () =>
        expect(told.filter(({ kind }) => kind === 'message')).toMatchObject([
          { kind: 'message', from, text: 'Keep one for me' },
        ]),
      );
      expect((await answer('')).status).toBe(400);
    });
  },
  ports => ({ ...ports, chat: { ...chat, outbox: async () => standIn.outbox(), answer: standIn.answer } }),
);

onPostgres(world => {
  it('is not there where messages really go out', async () => {
    expect((await world.call('GET', 'chat-outbox')).status).toBe(404);
  });
});
