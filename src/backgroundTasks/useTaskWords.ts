import { useTranslate } from 'react-admin';
import type { BackgroundTask } from '../../schema/kit/backgroundTask.ts';
import { entityOf } from '../entityOf.ts';
import { midSentence } from '../../schema/words/midSentence.ts';
import { outcomeOf, type Say } from './outcome.ts';

/** How a task is spoken of: what it is, and what became of it. */
export function useTaskWords() {
  const translate = useTranslate();
  const say: Say = (key, values) => translate(`backgroundTasks.${key}`, values);
  const manies = ({ entity: name }: BackgroundTask): string => {
    const entity = name ? entityOf(name) : undefined;
    if (!entity) return '';
    return midSentence(translate(`resources.${entity.resource}.name`, { smart_count: 2, _: entity.label.many }));
  };
  return {
    title: (task: BackgroundTask): string =>
      say(`kind.${task.kind}`, { name: task.name, manies: manies(task), format: task.name.toUpperCase() }),
    outcome: (task: BackgroundTask): string => outcomeOf(task, say),
    manies,
  };
}
