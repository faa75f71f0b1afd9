import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { demoTemplates } from '../../schema/demoTemplates.ts';
import { cloudApiChat } from '../../server/chat/cloudApi.ts';
import type { FaultName } from '../../server/chat/standIn/faults.ts';
import { signatureOf } from '../../server/chat/webhook.ts';
import { chatAccount, chatMessage, chatSecrets, testStandIn } from '../support/chat.ts';
import { description, differences, operationOf, type Schema } from '../support/described.ts';
import { beside, textOf } from './input.ts';

type Call = { request: Request; response: Response; operation: Schema | undefined };
type Example = { value: unknown };

beside("Meta's own description of the Cloud API", () => {
  const described = description(parse(textOf('whatsapp/business-messaging-api_v23.0.yaml')) as Schema);
  const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const content = (of: unknown, type = 'application/json') =>
    (of as { content: Record<string, { schema: Schema; examples: Record<string, Example> }> }).content[type]!;

  /** The adapter before the stand-in, every call between them, and what is told afterwards. */
  const overheard = (fault?: FaultName) => {
    const calls: Call[] = [];
    const heard = Promise.withResolvers<unknown>();
    const standIn = testStandIn({
      faults: fault ? { [fault]: 1 } : {},
      tell: async body => {
        heard.resolve(JSON.parse(new TextDecoder().decode(body)));
        return true;
      },
    });
    const chat = cloudApiChat({
      ...chatSecrets,
      baseUrl: 'https://graph.facebook.com/v23.0',
      async fetch(input, init) {
        const request = new Request(input as string, init);
        const operation = operationOf(described, request.method, new URL(request.url).pathname);
        const kept = request.clone();
        const response = await standIn.fetch(request);
        calls.push({ request: kept, response: response.clone(), operation });
        return response;
      },
    });
    return { chat, calls, told: heard.promise };
  };
  const asked = ({ operation }: Call, type?: string) => content(operation!['requestBody'], type).schema;
  const replied = async ({ response, operation }: Call) =>
    differences(described, content((operation!['responses'] as Schema)['200']).schema, await response.json());

  const values = (count: number) => Array.from({ length: count }, (_, n) => ({ type: 'text', text: `value ${n}` }));
  const placesIn = (text: unknown) => new Set(String(text).match(/\{\{\d+\}\}/g)).size;
  /** A message of every template, with all that it takes. */
  const messageOf = ({ name, language, components }: (typeof demoTemplates)[number], mediaId: string) => {
    const [head, body] = ['HEADER', 'BODY'].map(type => components.find(component => component['type'] === type));
    const kind = { IMAGE: 'image', DOCUMENT: 'document' }[String(head?.['format'])];
    const inHead = kind ? [{ type: kind, [kind]: { id: mediaId } }] : values(placesIn(head?.['text']));
    const link = { type: 'button', sub_type: 'url', index: '1', parameters: [{ type: 'text', text: 'diwali' }] };
    return {
      ...chatMessage(),
      template: {
        name,
        language,
        components: [
          ...(inHead.length ? [{ type: 'header', parameters: inHead }] : []),
          { type: 'body', parameters: values(placesIn(body?.['text'])) },
          ...(name === 'festival_offer' ? [link] : []),
        ],
      },
    };
  };

  it.each(
    demoTemplates.filter(({ status }) => status === 'APPROVED').map(each => [each.name, each.language, each] as const),
  )('describes what is sent, and what is replied: %s in %s', async (_name, _language, template) => {
    const { chat, calls } = overheard();
    const mediaId = await chat.upload(chatAccount, { bytes: new Uint8Array(9), type: 'image/png', name: 'a.png' });
    await chat.send(chatAccount, messageOf(template, mediaId));
    const [, call] = calls;
    expect(differences(described, asked(call!), await call!.request.json())).toEqual([]);
    expect(await replied(call!)).toEqual([]);
  });

  it('describes the upload of a picture', async () => {
    const { chat, calls } = overheard();
    await chat.upload(chatAccount, { bytes: new Uint8Array(9), type: 'image/png', name: 'a.png' });
    const [call] = calls;
    const form = await call!.request.formData();
    const { properties } = asked(call!, 'multipart/form-data');
    expect(Object.keys(properties as Schema).filter(name => !form.has(name))).toEqual([]);
    expect(await replied(call!)).toEqual([]);
  });

  it('describes the list of templates', async () => {
    const { chat, calls } = overheard();
    await chat.templates(chatAccount);
    expect(await replied(calls[0]!)).toEqual([]);
  });

  it.each<FaultName>(['tooMany', 'tooFast', 'serverError', 'outOfService', 'blocked'])(
    'describes a refusal: %s',
    async fault => {
      const { chat, calls } = overheard(fault);
      await expect(chat.send(chatAccount, chatMessage())).rejects.toThrow();
      const body: unknown = await calls[0]!.response.json();
      expect(differences(described, schema('GraphAPIError'), body)).toEqual([]);
      expect(differences(described, schema('ErrorResponse'), body)).toEqual([]);
    },
  );

  it.each([undefined, 'heldBack', 'unreachable'] as const)('describes what is told of a message: %s', async fault => {
    const { chat, told } = overheard(fault);
    await chat.send(chatAccount, chatMessage());
    expect(differences(described, schema('WebhookPayload'), await told)).toEqual([]);
  });

  const wrong: [string, (body: Schema & { template: Schema }) => object][] = [
    ['to is missing', ({ to: _, ...body }) => body],
    ['messaging_product is missing', ({ messaging_product: _, ...body }) => body],
    ['is of no kind', body => ({ ...body, type: 'fax' })],
    ['name is missing', ({ template: { name: _, ...template }, ...body }) => ({ ...body, template })],
    ['policy is missing', body => ({ ...body, template: { ...body.template, language: { code: 'en' } } })],
    ['is of no kind', body => ({ ...body, template: { ...body.template, components: [{ type: 'footer' }] } })],
    [
      'text is missing',
      body => ({
        ...body,
        template: { ...body.template, components: [{ type: 'body', parameters: [{ type: 'text' }] }] },
      }),
    ],
    [
      'fits 0 of 2 forms',
      body => ({
        ...body,
        template: { ...body.template, components: [{ type: 'header', parameters: [{ type: 'image', image: {} }] }] },
      }),
    ],
  ];
  it.each(wrong)('sees what is wrong with a message: %s', async (problem, change) => {
    const { chat, calls } = overheard();
    await chat.send(chatAccount, chatMessage());
    const body = (await calls[0]!.request.json()) as Schema & { template: Schema };
    expect(differences(described, asked(calls[0]!), change(body)).join()).toContain(problem);
  });

  it('holds examples of what WhatsApp tells, which all can be read: A-08 what people wrote, and one that ends messages', () => {
    const { chat } = overheard();
    const { examples } = content(operationOf(described, 'POST', '/whatsapp/webhooks')!['requestBody']);
    const events = Object.values(examples).map(({ value }) => {
      const bytes = new TextEncoder().encode(JSON.stringify(value));
      return chat.read(bytes, signatureOf(bytes, chatSecrets.appSecret));
    });
    expect(events.length).toBeGreaterThan(10);
    const told = events.flat();
    const written = told.filter(event => event.kind === 'message');
    expect(told.filter(({ kind }) => kind !== 'message')).toEqual([
      { kind: 'optOut', phoneNumberId: '106540352242922', from: '16505551234', at: new Date(1_750_091_045_000) },
    ]);
    expect(written.map(({ name, text }) => `${name}: ${text}`)).toEqual(
      [
        'Does it come in another color?',
        'Is this still available?',
        'Hello! Can I get more info on this?',
        'Taj Mahal',
        '(location)',
        '(contacts)',
        'Priority Mail Express',
        'Cancel',
      ].map(text => `Sheena Nelson: ${text}`),
    );
  });
});
