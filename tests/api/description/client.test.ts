import { serve, type ServerType } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openApiDocument } from '../../../api/openapi/document.ts';
import { entities } from '../../../schema/entities/index.ts';
import { account, password } from '../../support/accounts.ts';
import { clientOfGuide, clientsOf, type Clients } from '../../support/apiClient.ts';
import { onPostgres } from '../../support/everyEntity.ts';
import { freePort } from '../../support/freePort.ts';
import { pngFile } from '../../support/pictures.ts';
import { openShop } from '../../support/shop.ts';
import { operations } from '../../support/operations.ts';

/** What the guide's program calls; in the guide its types are of the description. */
type FirstCalls = (baseUrl: string, email: string, password: string, picture: Blob) => Promise<Record<string, unknown>>;

const wrongs = {
  aFieldThatThereIsNot: ["body: { name: 'Asha", "body: { nickname: 'A', name: 'Asha"],
  aChoiceThatIsNone: ['gender: 0', 'gender: 7'],
  aFlagThatIsNone: ['isActive: true', "isActive: 'maybe'"],
  anOrderThatIsNone: ["order: 'ASC'", "order: 'up'"],
  aBodyWithoutWhatItMustHold: ["name: 'Asha Rao', gender: 0, mobileNo: '9820012345'", "name: 'Asha Rao'"],
  aFieldThatMayBeNull: ['    contacts,\n', '    contacts,\n    letters: contacts.map(({ email }) => email.length),\n'],
  aFieldThatNoReplyHas: ['product.unit.symbol', 'product.unit.sign'],
} as const;

let clients: Clients;
let wrongInGuide: string | undefined;
beforeAll(async () => {
  clients = await clientsOf(JSON.stringify(openApiDocument(operations)));
  wrongInGuide = (await clients.compiled({ guide: clientOfGuide() }))['guide'];
}, 300_000);
afterAll(() => clients.remove());

describe('a program on the types of the description', () => {
  it('compiles as the guide has it', () => expect(wrongInGuide).toBe(''));

  it('does not compile with what the API would refuse, or does not say', async () => {
    const guide = clientOfGuide();
    const changed = ([right, wrong]: readonly [string, string]) => {
      expect(guide).toContain(right);
      return guide.replace(right, wrong);
    };
    const said = await clients.compiled(
      Object.fromEntries(Object.entries(wrongs).map(([name, wrong]) => [name, changed(wrong)])),
    );
    for (const [name, problems] of Object.entries(said)) expect(problems, name).toMatch(/error TS/);
  });
});

onPostgres(world => {
  let server: ServerType;
  let baseUrl: string;
  beforeAll(async () => {
    const port = await freePort();
    const { fetch } = world.api;
    server = serve({ fetch: request => fetch(request, { address: '203.0.113.9' }), port, hostname: '127.0.0.1' });
    baseUrl = `http://127.0.0.1:${port}/api`;
  });
  afterAll(() => void server.close());

  it('the description that is served is the one that the types are made of', async () => {
    expect(await (await fetch(`${baseUrl}/openapi.json`)).text()).toBe(JSON.stringify(openApiDocument(operations)));
  });

  it('the program of the guide does what it says', async () => {
    const person = await account(world);
    const shop = await openShop(world, { shopId: person.shopId });
    await shop.make(entities.products, { name: 'Ring', isActive: true });
    for (let n = 0; n < 4; n++) await shop.make(entities.contacts);
    const { firstCalls } = (await clients.loaded('guide')) as { firstCalls: FirstCalls };
    const found = await firstCalls(baseUrl, person.email, password, await pngFile());
    expect(found).toMatchObject({
      product: expect.stringMatching(/^Ring in /),
      made: { name: 'Asha Rao', gender: 0, mobileNo: '9820012345', groupName: '-' },
      pictures: [expect.stringMatching(/^\/api\/files\//)],
      problems: { mobileNo: expect.stringMatching(/मोबाइल/) },
    });
    expect(found['contacts']).toHaveLength(5);
  });
});
