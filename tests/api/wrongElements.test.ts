import { expect, it } from 'vitest';
import { onPostgres } from '../support/everyEntity.ts';

const inherited = ['__proto__', 'constructor', 'toString'];

onPostgres(world => {
  const refusal = async (path: string, body: unknown) => {
    const answer = await world.mine.call('POST', path, {
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    expect(answer.status, answer.text).toBe(400);
    return answer.body.errors as Record<string, string>;
  };

  it.each([[[5]], [[null]], [[{}]], [['A-1', ['A-2']]], [{ length: 2 }]])(
    'a stock count takes no tags such as %j',
    async tags => {
      const path = `stock_takes/${await world.mine.refer('stockTakes')}/scan`;
      expect(await refusal(path, { tags })).toEqual({ tags: 'A value in it is of the wrong kind' });
    },
  );

  it.each([
    ['pieceIssues', 'piece_issues', 'take_back'],
    ['pieceIssues', 'piece_issues', 'take_hallmarked'],
    ['pieceArrivals', 'piece_arrivals', 'refuse'],
    ['pieceArrivals', 'piece_arrivals', 'receive'],
  ])('%s: null is no piece of %s/:id/%s', async (entity, path, action) => {
    const at = `${path}/${await world.mine.refer(entity)}/${action}`;
    const more = action === 'refuse' && { reason: 'Broken' };
    for (const pieces of [[null], ['A-1'], [[]], [{}, 5]])
      expect(await refusal(at, { pieces, ...more })).toEqual({ pieces: 'Must be an object or a list' });
  });

  it.each(inherited)('%s is no field of a line', async name => {
    const path = `piece_issues/${await world.mine.refer('pieceIssues')}/take_back`;
    const line = `{"pieceId":"${await world.mine.refer('pieces')}","${name}":1}`;
    expect(await refusal(path, `{"pieces":[${line}]}`)).toEqual(
      Object.fromEntries([[`pieces.0.${name}`, 'Unknown field']]),
    );
  });

  it.each(inherited)('%s is no metal', async metal => {
    const piece = { productId: await world.mine.refer('products'), metal, fineness: 916, grossWeight: 5 };
    expect(await refusal('pieces', piece)).toEqual({ metal: 'Choose one of the list' });
    const scheme = { name: 'Eleven months', kind: 'weight', metal, fineness: 916, instalments: 11, bonus: 'none' };
    expect(await refusal('chit_schemes', scheme)).toMatchObject({ metal: 'Choose one of the list' });
  });

  it.each([[[{}]], [{ x: 1 }], [[1]]])('nobody is called upon by %j in a remark', async mentions => {
    const path = `contacts/${await world.mine.refer('contacts')}/remarks`;
    expect(await refusal(path, { text: 'Look', mentions })).toEqual({
      mentions: 'A value in it is of the wrong kind',
    });
  });
});
