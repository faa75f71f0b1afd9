import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Operation } from '../../api/operation.ts';
import { allOperations } from '../../api/operations.ts';
import { contents } from '../support/contents.ts';
import { onBoth, type World } from '../support/everyEntity.ts';
import { eventually } from '../support/eventually.ts';
import { proofSize } from '../support/proofSize.ts';
import type { Sent } from '../support/testApi.ts';

const operations = allOperations(() => Promise.reject(new Error('Not here'))).filter(
  ({ access }) => access.to === 'shop',
);

const odd = [
  '',
  ' ',
  '%',
  '\0',
  '\ud800',
  "'",
  '"',
  '\\',
  '{',
  '[1]',
  'NaN',
  '1e400',
  '-0',
  '2026-02-30',
  'All',
  'true',
];
const objectNames = ['__proto__', 'constructor', 'toString', 'valueOf'];
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(...odd, ...objectNames),
);
const anyValue = fc.oneof(
  anyText,
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, false, 0, {}, []),
  fc.uuid(),
  fc.array(fc.oneof(anyText, fc.uuid(), fc.constant(null)), { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 4 }),
);
const anyFile = fc.uint8Array({ maxLength: 200 }).map(bytes => new File([new Uint8Array(bytes)], 'x.csv'));

type Pairs = [string, unknown][];
/** Names that the call knows more often than others, so that it is the value that is wrong. */
const pairsOf = (names: string[], value: fc.Arbitrary<unknown>, maxLength: number): fc.Arbitrary<Pairs> =>
  fc.array(
    fc.tuple(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: anyText }), value),
    { maxLength },
  );

const namesOf = ({ entity, body }: Operation) => [
  ...Object.keys(entity?.fields ?? {}),
  ...(body?.of === 'fields' ? Object.keys(body.fields) : []),
  'ids',
  'changes',
  'version',
  'format',
  'file',
  'mapping',
  'dryRun',
  ...objectNames,
];

type Attempt = {
  ids: string[];
  search: Pairs;
  kind: 'patched' | 'fields' | 'value' | 'bytes' | 'parts';
  pairs: Pairs;
  value: unknown;
  bytes: Uint8Array;
};
const attempt = (operation: Operation): fc.Arbitrary<Attempt> =>
  fc.record({
    ids: fc.array(
      fc.oneof({ weight: 3, arbitrary: fc.constant('mine') }, { weight: 1, arbitrary: fc.oneof(fc.uuid(), anyText) }),
      { minLength: 2, maxLength: 2 },
    ),
    search: pairsOf(
      [...(operation.query ?? []).map(({ name }) => name), 'permanent', ...objectNames],
      fc.oneof(anyText, fc.integer({ min: -1, max: 5 })),
      2,
    ),
    kind: fc.constantFrom('patched', 'patched', 'patched', 'fields', 'value', 'bytes', 'parts'),
    pairs: pairsOf(
      namesOf(operation),
      fc.oneof({ weight: 5, arbitrary: anyValue }, { weight: 1, arbitrary: anyFile }),
      3,
    ),
    value: anyValue,
    bytes: fc.uint8Array({ maxLength: 200 }),
  });

const bodyOf = async (
  world: World,
  { id, method, entity }: Operation,
  { kind, pairs, value, bytes }: Attempt,
): Promise<Sent> => {
  if (method === 'GET' || method === 'DELETE') return {};
  if (kind === 'value') return { body: JSON.stringify(value) ?? '' };
  if (kind === 'bytes') return { body: bytes };
  if (kind === 'parts') return { form: Object.fromEntries(pairs.filter(([name]) => name)) };
  const valid = kind === 'patched' && id.endsWith('.create') ? await world.mine.body(entity!) : {};
  return { body: JSON.stringify({ ...valid, ...Object.fromEntries(pairs) }) };
};

onBoth((world, drawn) => {
  let mine: Record<string, string>;
  beforeAll(async () => {
    known = undefined;
    const names = ['products', 'contacts', 'groups', 'units', 'productPrices', 'messages', 'recipients'];
    mine = Object.fromEntries(await Promise.all(names.map(async name => [name, await world.mine.refer(name)])));
  });

  describe.each(drawn(operations.map(operation => [operation.id, operation] as [string, Operation])))(
    '%s',
    (_, operation) => {
      it('answers whatever it is sent, and changes nothing when it refuses', async () => {
        await fc.assert(
          fc.asyncProperty(attempt(operation), made => expectAnswer(world, operation, made, mine)),
          { numRuns: proofSize(2, 60) },
        );
      });
    },
  );
});

/** What a call began to write goes on changing its rows, until all of it is there or nothing is left. */
const written = (world: World) =>
  eventually(async () =>
    expect(
      await world.sql(`select id from exports where state = 'running' union all select id from shop_archives where state = 'running'
        union all select a.id from shop_archives a join archive_pieces p on p.archive_id = a.id where a.state <> 'completed'`),
    ).toEqual([]),
  );

/** That somebody was refused stands in the access log. */
const contentsOf = (world: World) => contents(world, world.mine.shopId, { without: ['access_events'] });

/** What the shop holds, as long as nothing was let through that may have changed it. */
let known: Record<string, string> | undefined;

const parents: Record<string, string> = { productId: 'products', groupId: 'groups', messageId: 'messages' };
const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed());

const expectAnswer = async (world: World, operation: Operation, made: Attempt, mine: Record<string, string>) => {
  let n = 0;
  const path = operation.path.replace(':shopId', world.mine.shopId).replace(/:(\w+)/g, (_, name: string) => {
    const drawn = made.ids[n++ % 2]!;
    return drawn === 'mine' ? (mine[parents[name] ?? operation.entity?.name ?? ''] ?? drawn) : encoded(drawn) || 'x';
  });
  const search = made.search.map(pair => pair.map(encoded).join('=')).join('&');
  const sent = await bodyOf(world, operation, made);
  const before = (known ??= await contentsOf(world));
  const answer = await world.call(operation.method, `${path}${search && `?${search}`}`, {
    token: world.mine.token,
    ...sent,
  });
  const what = `${operation.id} ${path}?${search} ${JSON.stringify(sent)} -> ${answer.text.slice(0, 300)}`;
  expect(answer.status, what).toBeLessThan(500);
  if (answer.status < 400) {
    known = undefined;
    await written(world);
    return;
  }
  expect(answer.body.responseMessage, what).toEqual(expect.any(String));
  expect(await contentsOf(world), what).toEqual(before);
};
