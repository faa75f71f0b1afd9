import { importStates } from './importReport.ts';
import {
  byName,
  described,
  listOf,
  maybe,
  moment,
  named,
  object,
  oneOf,
  string,
  uuid,
  whole,
  type Of,
} from './shape.ts';

export const exportReport = named(
  'exportReport',
  object({
    id: uuid,
    entity: described(string, "The entity's name"),
    format: described(
      oneOf(['csv', 'xlsx', 'vcf', 'pdf', 'json', 'xml', 'zip']),
      '`pdf`: papers; `json`: a return as the portal takes it; `xml`: the books for Tally; `zip`: a month for the accountant',
    ),
    state: importStates,
    done: described(whole, 'Rows written so far'),
    total: described(whole, 'Rows when it began'),
    problem: maybe(string),
    createdAt: moment,
    endedAt: maybe(moment),
    until: described(maybe(moment), 'Until when the file can be had'),
  }),
);
/** A list, or the papers of what is on it, that is written into a file behind a person's back, as it stands. */
export type ExportReport = Of<typeof exportReport>;

const taskKinds = oneOf(['import', 'export', 'message', 'letter']);
export type BackgroundTaskKind = Of<typeof taskKinds>;

const taskStates = oneOf(['waiting', 'running', 'completed', 'failed', 'canceled', 'undoing', 'undone']);
/** `waiting`: it begins by itself, at `startsAt`. `undoing`: an import that is being taken back. */
export type BackgroundTaskState = Of<typeof taskStates>;

const taskActions = oneOf(['report', 'cancel', 'again', 'undo', 'failedRows', 'download']);
/** What the person may do about it now. */
export type BackgroundTaskAction = Of<typeof taskActions>;

export const backgroundTask = named(
  'backgroundTask',
  object({
    id: uuid,
    kind: taskKinds,
    state: described(
      taskStates,
      '`waiting`: it begins by itself, at `startsAt`; `undoing`: an import that is being taken back',
    ),
    entity: described(maybe(string), "Of an import or an export: the entity's name"),
    name: described(string, "Of an import its file, of a message its own, of a letter the person's"),
    by: maybe(object({ id: uuid, name: string })),
    done: whole,
    total: described(whole, '0 where nothing is counted'),
    figures: described(byName(whole), 'Of its outcome: `created`, `failed`, `delivered` ...'),
    problem: maybe(string),
    createdAt: moment,
    startsAt: maybe(moment),
    until: described(maybe(moment), 'Of a file or a link: until when it is good'),
    actions: described(listOf(taskActions), 'What the caller may do about it now'),
  }),
);
/** Something that goes on behind somebody's back. */
export type BackgroundTask = Of<typeof backgroundTask>;
