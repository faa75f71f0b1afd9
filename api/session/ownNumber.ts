import { mobileFields } from '../../schema/rules/account.ts';
import { object, string, type Of } from '../../schema/kit/shape.ts';
import type { RequestContext } from '../requestContext.ts';
import { inputOf } from '../handlers/input.ts';
import { data, type Reply } from '../reply.ts';

export const ownNumber = object({ mobileNo: string });

/** The number under which a person is reached, in each of their shops. */
export const setOwnNumber = async (context: RequestContext): Promise<Reply<Of<typeof ownNumber>>> => {
  const { mobileNo } = await inputOf(context, { input: mobileFields });
  await context.batch([
    {
      text: `update users u set mobile_no = $1 where u.id = nullif(current_setting('app.user_id', true), '')::uuid`,
      values: [mobileNo],
    },
  ]);
  return data({ mobileNo });
};
