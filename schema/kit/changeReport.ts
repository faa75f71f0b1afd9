import {
  anything,
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
  yesOrNo,
  type Of,
  type Shape,
} from './shape.ts';

/**
 * What stands in the history of a record. `undo`: an import that was taken back before all that is done together had an id. `letter`: its paper
 * went out by mail.
 */
export const historyActions = [
  'create',
  'update',
  'transition',
  'delete',
  'restore',
  'import',
  'undo',
  'support',
  'merge',
  'unmerge',
  'letter',
  'print',
] as const;
export type HistoryAction = (typeof historyActions)[number];

/** A field, with what it was and became where that is the same of all records. */
const changedField = object({ name: string }, { was: anything, becomes: anything });
export type ChangedField = Of<typeof changedField>;

const titled = object({ id: uuid, title: anything });

/** What was done to records of one entity. */
const changePart = object({
  entity: string,
  action: oneOf(historyActions),
  count: whole,
  first: described(listOf(titled), 'The first of them, by their titles'),
  fields: described(listOf(changedField), 'With what each was and became where all had the same'),
});
export type ChangePart = Of<typeof changePart>;

/**
 * Why something was not taken back: it was changed since, deleted since, is used elsewhere, what it referred to is gone, another record
 * has what no two may share, or a hook refuses it.
 */
const leftReasons = ['changed', 'deleted', 'used', 'gone', 'taken', 'refused'] as const;

export const left = named(
  'left',
  object(
    { entity: string, id: uuid, title: anything, why: oneOf(leftReasons) },
    {
      fields: described(listOf(string), 'Not all of the record, but these'),
      by: described(maybe(string), 'Who changed it since'),
    },
  ),
);
export type Left = Of<typeof left>;

/** All that one call did, or one import. */
export const changeReport = object({
  id: uuid,
  at: maybe(moment),
  userName: maybe(string),
  undoes: described(maybe(uuid), 'The change that this one took back'),
  parts: described(listOf(changePart), 'What the call itself was about comes first; none where it altered nothing'),
  merge: maybe(object({ into: anything, merged: listOf(anything) })),
  import: maybe(
    object({
      entity: string,
      fileName: string,
      state: string,
      created: whole,
      updated: whole,
      isUndoing: described(yesOrNo, 'It is being taken back'),
      left: described(listOf(left), 'What stayed as it was when it was'),
    }),
  ),
  isUndone: yesOrNo,
  canUndo: described(yesOrNo, 'Whether whoever asks may take it back'),
});
export type ChangeReport = Of<typeof changeReport>;

/** What taking back came to. */
export const undoReport = object({
  id: described(uuid, 'The change that this was itself'),
  undone: described(whole, 'How many records are as they were'),
  left: listOf(left),
  isRunning: described(yesOrNo, 'It goes on in the background'),
});
export type UndoReport = Of<typeof undoReport>;

const pair = { ...listOf(anything), minItems: 2, maxItems: 2 } as Shape<[was: unknown, becomes: unknown]>;

/** What the same change would do to many. */
export const manyPreview = object({
  changed: whole,
  same: described(whole, 'Would stay as they are, since they are so already'),
  first: described(
    listOf(object({ id: uuid, title: anything, changes: byName(pair) })),
    'The first that change, with what each field is and would become',
  ),
  firstSame: described(listOf(titled), 'The first that do not'),
});
export type ManyPreview = Of<typeof manyPreview>;
