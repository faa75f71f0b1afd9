import {
  KeyboardCode,
  KeyboardSensor,
  type Activators,
  type SensorInstance,
  type SensorProps,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import type { SortableData } from '@dnd-kit/sortable';
import type { RefObject } from 'react';

/** The one in whose place the held one would come; null while none is held by keyboard. */
export type Goal = RefObject<UniqueIdentifier | null>;

type Options = { goal: Goal };

/**
 * Space or Enter lifts and drops, arrows move, Escape puts back. It goes from place to place, where dnd-kit's own
 * KeyboardSensor goes by pixels and scrolls instead of moving: what scrolls or grows meanwhile changes nothing here.
 */
export class PlaceSensor implements SensorInstance {
  static readonly activators = KeyboardSensor.activators as Activators<Options>;
  readonly autoScrollEnabled = false;
  readonly #props: SensorProps<Options>;
  readonly #start: DOMRect | undefined;
  readonly #ended = new AbortController();

  constructor(props: SensorProps<Options>) {
    this.#props = props;
    const node = props.activeNode.node.current;
    node?.scrollIntoView({ block: 'nearest' });
    this.#start = node?.getBoundingClientRect();
    props.options.goal.current = props.active;
    props.onStart({ x: 0, y: 0 });

    const { signal } = this.#ended;
    const cancel = () => this.#end(props.onCancel);
    // The key that lifts is still on its way up to the document.
    document.addEventListener('keydown', event => event !== props.event && this.#press(event), { signal });
    document.addEventListener('visibilitychange', cancel, { signal });
    window.addEventListener('resize', cancel, { signal });
    window.addEventListener('scroll', () => this.#place(), { signal, capture: true });
  }

  #press(event: KeyboardEvent) {
    const { onEnd, onCancel } = this.#props;
    const to: Record<string, () => void> = {
      [KeyboardCode.Left]: () => this.#go(-1),
      [KeyboardCode.Right]: () => this.#go(1),
      [KeyboardCode.Up]: () => this.#go(-this.#columns()),
      [KeyboardCode.Down]: () => this.#go(this.#columns()),
      [KeyboardCode.Space]: () => this.#end(onEnd),
      [KeyboardCode.Enter]: () => this.#end(onEnd),
      [KeyboardCode.Tab]: () => this.#end(onEnd),
      [KeyboardCode.Esc]: () => this.#end(onCancel),
    };
    const act = to[event.code];
    if (!act) return;
    event.preventDefault();
    act();
  }

  /** How many stand side by side: one in a list. */
  #columns() {
    const tops = this.#ids().map(id => this.#rect(id)?.top);
    return tops.filter(top => top === tops[0]).length;
  }

  #go(steps: number) {
    const { goal } = this.#props.options;
    const ids = this.#ids();
    const next = ids[ids.indexOf(goal.current!) + steps];
    if (next === undefined) return;
    goal.current = next;
    const { droppableContainers } = this.#props.context.current;
    droppableContainers.get(next)?.node.current?.scrollIntoView({ block: 'nearest' });
    this.#place();
  }

  /** Drawn where it would come, wherever that has scrolled to. */
  #place() {
    const { active, options, onMove } = this.#props;
    const [start, to] = [this.#start, this.#rect(options.goal.current!)];
    if (!start || !to) return;
    const ids = this.#ids();
    const isLater = ids.indexOf(options.goal.current!) > ids.indexOf(active);
    const { left, top } = isLater ? { left: to.right - start.width, top: to.bottom - start.height } : to;
    onMove({ x: left - start.left, y: top - start.top });
  }

  #ids(): UniqueIdentifier[] {
    const data = this.#props.context.current.active?.data.current as SortableData | undefined;
    return data?.sortable.items ?? [];
  }

  #rect(id: UniqueIdentifier) {
    return this.#props.context.current.droppableRects.get(id);
  }

  #end(tell: () => void) {
    this.#ended.abort();
    tell();
    this.#props.options.goal.current = null;
  }
}
