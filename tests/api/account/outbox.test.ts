import { expect, it } from 'vitest';
import { onPostgres } from '../../support/everyEntity.ts';

const letter = { to: 'asha@example.test', subject: 'Hello', text: 'Hello Asha', html: '<p>Hello Asha</p>' };

onPostgres(world => {
  it('shows the letters of the demo, the newest first, to anybody', async () => {
    for (let n = 1; n <= 52; n++) await world.ports.mail.send({ ...letter, subject: `Hello ${n}` });
    const answer = await world.call('GET', 'outbox');
    expect(answer.data).toHaveLength(50);
    expect(answer.data[0]).toEqual({
      id: expect.any(String),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      ...letter,
      subject: 'Hello 52',
    });
  });
});

onPostgres(
  world => {
    it('is not there where letters really go out', async () => {
      expect((await world.call('GET', 'outbox')).status).toBe(404);
    });
  },
  ({ mail: { send }, ...ports }) => ({ ...ports, mail: { send } }),
);
