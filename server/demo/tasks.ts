import { tasks } from '../../schema/entities/tasks.ts';
import { taskStatuses } from '../../schema/entities/taskStatuses.ts';
import { statusesIn } from '../../schema/rules/firstStatuses.ts';
import { dayAfter, dayStart, openingHours } from './calendar.ts';
import { errands, routines } from './errands.ts';
import { Past } from './past.ts';
import type { Customer } from './people.ts';
import { Random } from './random.ts';

type Given = { customers: readonly Customer[]; now: Date };

const hour = 3_600_000;

/** What is to be done these days, by whom, and what was done lately. */
export const giveTasks = (whole: Past, { customers, now }: Given): void => {
  const random = new Random(2311);
  // Draws of its own, so that the rest of the demo stays as it is.
  const past = new Past(whole.shop, random);
  const [, underWay, done] = past.create(taskStatuses, statusesIn('taskStatuses', 'en'), dayStart(now, 365));
  for (const { name, repeats, due, priority } of routines)
    past.create(
      tasks,
      [{ name, repeats, dueOn: dayAfter(now, due), priority, assigneeId: whole.shop.owner }],
      openingHours(now, 60, random),
    );
  for (const [i, { name, ago, due, priority, ...more }] of errands.entries()) {
    const at = new Date(Math.min(openingHours(now, ago, random).getTime(), now.getTime() - hour));
    const [task] = past.create(
      tasks,
      [
        {
          name,
          dueOn: due === null ? null : dayAfter(now, due),
          priority,
          notes: 'notes' in more ? more.notes : null,
          contactId: 'about' in more ? random.pick(customers).id : null,
          assigneeId: i % 3 === 0 ? whole.shop.owner : i % 5 === 4 ? null : random.pick(past.shop.people),
        },
      ],
      at,
    );
    const later = new Date(Math.min(at.getTime() + 20 * hour, now.getTime() - hour / 2));
    if ('isDone' in more) past.update(tasks, task!.id, { statusId: done!.id }, later);
    else if (i % 4 === 0) past.update(tasks, task!.id, { statusId: underWay!.id }, later);
  }
  whole.statements.push(...past.statements);
};
