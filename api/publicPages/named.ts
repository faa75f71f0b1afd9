import { maybe, object } from '../../schema/kit/shape.ts';
import type { PublicFormWords } from '../../schema/rules/publicForm.ts';
import type { PublicRecord } from '../../schema/rules/publicRecord.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';
import { formShown } from './form.ts';
import { publicFormShape } from './formWords.ts';
import { publicPageShape, recordShown } from './page.ts';
import { visit } from './visit.ts';

export const namedShape = object({ record: maybe(publicPageShape), form: maybe(publicFormShape) });
type Named = { record: PublicRecord | null; form: PublicFormWords | null };

/** The record or the form to which a chosen name leads. The address that nobody guesses is not told. */
export const showNamed = (context: RequestContext): Promise<Reply<Named>> =>
  visit(context, async found =>
    data(
      found.record
        ? { record: await recordShown(context, found), form: null }
        : { record: null, form: await formShown(context, found) },
    ),
  );
