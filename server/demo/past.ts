import { createStatements } from '../../api/crud/create.ts';
import { removeStatements } from '../../api/crud/remove.ts';
import { transitStatements, updateStatements } from '../../api/crud/update.ts';
import { enterJob } from '../../api/db/transactionContext.ts';
import type { Row } from '../../api/db/write.ts';
import type { Statement } from '../../api/ports.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { validate } from '../../schema/kit/validate.ts';
import type { DemoShop } from '../../api/session/demoBusinesses.ts';
import { idsAt, type Random } from './random.ts';

type Fields = Record<string, unknown>;

/** A shop, or the platform's own space. */
type Whose = Pick<DemoShop, 'id' | 'tenant'> & { owner: string | null };

/** What a shop's owner did over the past year, as the very statements that doing it would have run. */
export class Past<S extends Whose = DemoShop> {
  readonly statements: Statement[];
  readonly shop: S;
  readonly #random: Random;

  constructor(shop: S, random: Random) {
    this.shop = shop;
    this.#random = random;
    this.statements = [enterJob(shop.id, shop.owner)];
  }

  create(entity: AnyEntity, records: readonly Fields[], at: Date): Row[] {
    return this.insert(
      entity,
      records.map(record => checked(entity, record)),
      at,
    );
  }

  /** What the server makes by itself. */
  insert(entity: AnyEntity, records: readonly Fields[], at: Date): Row[] {
    const ids = idsAt(at, this.#random);
    const rows = records.map(record => ({ ...record, id: ids.next() }));
    this.statements.push(...createStatements(entity, this.shop.id, rows, { ids, at }));
    return rows;
  }

  update(entity: AnyEntity, id: string, changes: Fields, at: Date): void {
    this.statements.push(
      ...updateStatements(entity, this.shop.id, [id], changes, { ids: idsAt(at, this.#random), at }),
    );
  }

  transition(entity: AnyEntity, name: string, records: readonly Row[], at: Date, input: Fields = {}): void {
    const occasion = { ids: idsAt(at, this.#random), at };
    this.statements.push(...transitStatements(entity, name, this.shop.id, records, input, occasion));
  }

  remove(entity: AnyEntity, ids: readonly string[], at: Date): void {
    this.statements.push(...removeStatements(entity, this.shop.id, ids, { ids: idsAt(at, this.#random), at }));
  }
}

/** Demo data keeps the rules that everybody keeps. */
const checked = (entity: AnyEntity, record: Fields): Fields => {
  const { values, problems } = validate(entity, record, 'import');
  if (problems)
    throw new Error(`${entity.label.one} of the demo: ${JSON.stringify(problems)} in ${JSON.stringify(record)}`);
  return values;
};
