import { integer, longText } from '../kit/kinds.ts';
import { listOf, maybe, moment, named, object, string, whole, yesOrNo, type Of } from '../kit/shape.ts';
import { worded } from '../kit/worded.ts';

/** Where in its document the rich text is. */
export const fragmentName = 'default';

/** Characters of base64: of one update, and of all that is kept of a text. */
export const longestUpdate = 300_000;
export const longestText = 3_000_000;

/** What somebody has written since they last sent some: a Yjs update (v1) as base64, and the number of the last one that they know. */
export const updateFields = worded('sharedText', {
  update: longText().label('Update').required().max(longestUpdate),
  since: integer().label('Known up to').min(0, 'From 0'),
});

/** `last` is the number of the last update there is; `updates` are those after the one that was asked for. */
export const sharedTextShape = named(
  'SharedText',
  object({
    isBegun: yesOrNo,
    last: whole,
    updates: listOf(string),
    changedAt: maybe(moment),
    changedBy: maybe(string),
  }),
);
export type SharedTextReply = Of<typeof sharedTextShape>;
