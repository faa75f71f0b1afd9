import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import { tableName } from '../db/columns.ts';
import type { Statement } from '../ports.ts';

const lifetime = 60_000;
const most = 1_000;

/** `shop`: null over all of them. */
export type Counted = { shop: string | null; entity: AnyEntity; session: string; count: Statement };

type Known = { shop: string | null; table: string; total: number; until: number };

/** Totals of lists too long to be counted for each page, at most a minute old. */
class RecordCounts {
  readonly #known = new Map<string, Known>();

  get(counted: Counted, at: Date): number | undefined {
    const known = this.#known.get(keyOf(counted));
    return known && known.until > at.getTime() ? known.total : undefined;
  }

  keep(counted: Counted, total: number, at: Date): void {
    const key = keyOf(counted);
    const { shop, entity } = counted;
    this.#known.delete(key);
    this.#known.set(key, { shop, table: tableName(entity), total, until: at.getTime() + lifetime });
    if (this.#known.size > most) this.#known.delete(this.#known.keys().next().value!);
  }

  /** Records of it were changed there: whoever did that sees it in the total. */
  forget(shop: string, entity: AnyEntity): void {
    const table = tableName(entity);
    for (const [key, known] of this.#known)
      if (known.table === table && (known.shop === shop || known.shop === null)) this.#known.delete(key);
  }
}

/** Of a session: what a person sees, or has as their own, is not what others do. */
const keyOf = ({ session, count }: Counted) => JSON.stringify([session, count.text, count.values]);

export const recordCounts = new RecordCounts();
