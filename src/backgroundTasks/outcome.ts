import type { BackgroundTask } from '../../schema/kit/backgroundTask.ts';
import { formatCount, formatDateTime } from '../format.ts';

/** Says the words of a key below `backgroundTasks`. */
export type Say = (key: string, values?: Record<string, unknown>) => string;

/** How far a task is, or what became of it, in words. */
export const outcomeOf = (task: BackgroundTask, say: Say): string => outcomes[task.kind](task, say);

const ofImport = (task: BackgroundTask, say: Say): string => {
  if (task.state === 'running') return progress(task.figures['fetching'] ? 'pictures' : 'rows', task, say);
  if (task.state === 'undoing' || task.state === 'undone') return say(`outcome.${task.state}`);
  return [task.problem, figures(task, say, ...ofRows)].filter(Boolean).join(' ');
};

const ofRows = ['created', 'updated', 'unchanged', 'skipped', 'failed', 'pictures', 'failedPictures'];

const ofExport = (task: BackgroundTask, say: Say): string => {
  const { state, problem, until, actions, done } = task;
  if (state === 'running') return progress('rows', task, say);
  if (state === 'failed') return problem ?? say('outcome.nothing');
  if (state === 'canceled') return say('outcome.export_canceled');
  if (!actions.includes('download')) return say('outcome.no_file');
  const file = say('outcome.file', { smart_count: done, count: formatCount(done), until: formatDateTime(until) });
  return [file, problem].filter(Boolean).join(' ');
};

const ofMessage = (task: BackgroundTask, say: Say): string => {
  if (task.state === 'waiting') return say('outcome.waiting', { at: formatDateTime(task.startsAt) });
  if (task.state === 'running') return progress('people', task, say);
  return figures(task, say, 'read', 'delivered', 'sent', 'unknown', 'failed', 'skipped', 'canceled');
};

const ofLetter = ({ state, figures: { joined, sent }, until }: BackgroundTask, say: Say): string => {
  if (joined) return say('outcome.joined');
  if (state === 'running') return say('outcome.letter_running');
  if (state === 'completed') return say('outcome.letter_sent', { until: formatDateTime(until) });
  return say(sent || !until ? 'outcome.letter_over' : 'outcome.letter_lost');
};

const outcomes = { import: ofImport, export: ofExport, message: ofMessage, letter: ofLetter };

const progress = (of: 'rows' | 'people' | 'pictures', { done, total }: BackgroundTask, say: Say) =>
  say(`outcome.${of}`, { done: formatCount(done), total: formatCount(total) });

/** Those above 0. */
const figures = (task: BackgroundTask, say: Say, ...names: string[]) =>
  names
    .filter(name => task.figures[name])
    .map(name => say(`figure.${name}`, { count: formatCount(task.figures[name]) }))
    .join(', ') || say('outcome.nothing');
