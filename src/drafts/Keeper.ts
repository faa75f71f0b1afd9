import { randomKey } from '../dataProvider/idempotency.ts';
import { keepDraft, type Draft, type Place } from './drafts.ts';
import type { Shelf } from './shelf.ts';
import { serverTime } from '../serverClock.ts';

type Values = Record<string, unknown>;
type Typed = Pick<Draft, 'values' | 'before'>;

/** Milliseconds until what was typed is kept. */
export const keptAfter = 400;

/** Keeps what one form holds while somebody types in it. */
export class Keeper {
  readonly #shelf: Shelf;
  readonly #place: Place;
  /** What there is to keep now; null: nothing is typed. */
  readonly #read: () => Typed | null;
  readonly #tell: (isKept: boolean) => void;
  #draft: Pick<Draft, 'id' | 'revision'> & { values: Values | null } = { id: randomKey(), revision: 0, values: null };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(shelf: Shelf, place: Place, read: () => Typed | null, tell: (isKept: boolean) => void) {
    this.#shelf = shelf;
    this.#place = place;
    this.#read = read;
    this.#tell = tell;
  }

  /** What makes saving this, as it stands now, one of a kind, also after the page was loaded again. */
  get key(): string {
    return `${this.#draft.id}-${this.#draft.revision}`;
  }

  get isKept(): boolean {
    return this.#draft.values !== null;
  }

  /** Goes on from there: the same draft is kept from now on. */
  adopt({ id, revision, values }: Draft): void {
    this.#draft = { id, revision, values };
  }

  touched(): void {
    this.#timer ??= setTimeout(() => void this.now(), keptAfter);
  }

  async now(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const typed = this.#read();
    if (!typed) return this.forget();
    const { id, revision, values } = this.#draft;
    if (values && isSame(values, typed.values)) return;
    this.#draft = { id, revision: revision + 1, values: typed.values };
    const draft = { ...this.#place, ...this.#draft, ...typed, typedAt: serverTime() };
    await keepDraft(this.#shelf, draft).then(
      () => this.#tell(true),
      () => this.#tell(false),
    );
  }

  /** The server has it, or nobody wants it. */
  async forget(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#draft.values) return;
    this.#draft = { ...this.#draft, values: null };
    await this.#shelf.drop([this.#draft.id]).catch(() => undefined);
  }
}

/** In whatever order a form holds its fields, and whether it holds those that are empty. */
const isSame = (one: Values, other: Values) => JSON.stringify(one, inOrder) === JSON.stringify(other, inOrder);

const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .filter(([, held]) => held !== null && !(Array.isArray(held) && held.length === 0))
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      )
    : value;
