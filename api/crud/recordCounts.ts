import type { RequestContext } from '../requestContext.ts';
import type { Statement } from '../ports.ts';

const lifetime = 60_000;
const most = 1_000;

/** Of lists too long to be counted for each page, at most a minute old. */
class RecordCounts {
  readonly #known = new Map<string, { total: number; until: number }>();

  async get(count: Statement, context: RequestContext): Promise<number> {
    const key = JSON.stringify([count.text, count.values]);
    const known = this.#known.get(key);
    if (known && known.until > context.at.getTime()) return known.total;
    const [result] = await context.batch([count]);
    const total = Number(result!.rows[0]![0]);
    this.#known.delete(key);
    this.#known.set(key, { total, until: context.at.getTime() + lifetime });
    if (this.#known.size > most) this.#known.delete(this.#known.keys().next().value!);
    return total;
  }
}

export const recordCounts = new RecordCounts();
