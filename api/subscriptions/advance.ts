import { isRunning } from '../../schema/rules/subscriptionFields.ts';
import { moveOn } from '../../schema/rules/subscriptions.ts';
import { transitStatements } from '../crud/update.ts';
import type { Run } from '../ports.ts';
import { dayIn, kept, openStatement, subscriptionsIn, type Place, type Subscription } from './kept.ts';

/** Leads a shop's subscriptions of an app on to where the clock has them, within the shop. Replies with those that run or are yet to, and with those that ended. */
export const advance = async (run: Run, place: Place): Promise<{ open: Subscription[]; ended: Subscription[] }> => {
  const [found] = await run([openStatement(place)]);
  const all = subscriptionsIn(found!);
  const ended: Subscription[] = [];
  // What runs makes room first.
  for (const each of all.toSorted((one, other) => Number(isRunning(other)) - Number(isRunning(one))))
    if ((await moved(run, place, each, all)) && each.state === 'ended') ended.push(each);
  return { open: all.filter(({ state }) => state !== 'ended'), ended };
};

/** Whether it went on. */
const moved = async (run: Run, place: Place, each: Subscription, all: readonly Subscription[]): Promise<boolean> => {
  let isMoved = false;
  for (;;) {
    const name = moveOn(each, each.terms.at(-1)!, dayIn(place));
    if (!name) return isMoved;
    if (each.state === 'pending' && !(await makeRoom(run, place, all))) return isMoved;
    await transit(run, place, each, name);
    isMoved = true;
  }
};

/** What is but tried, or in grace, gives way to what was bought meanwhile; what is active is first used up. */
const makeRoom = async (run: Run, place: Place, all: readonly Subscription[]): Promise<boolean> => {
  const others = all.filter(isRunning);
  if (others.some(({ state }) => state === 'active')) return false;
  for (const other of others) await transit(run, place, other, 'end');
  return true;
};

const transit = async (
  run: Run,
  { app, shop, occasion }: Place,
  each: Subscription,
  name: NonNullable<ReturnType<typeof moveOn>>,
): Promise<void> => {
  const { entity } = kept[app];
  await run(transitStatements(entity, name, shop, [each], {}, occasion));
  each.state = entity.states!.transitions[name].to;
};
