import { languageFields } from '../../schema/rules/account.ts';
import { object, oneOf, type Of } from '../../schema/kit/shape.ts';
import { languageTags } from '../../schema/words/languages.ts';
import type { RequestContext } from '../requestContext.ts';
import { inputOf } from '../handlers/input.ts';
import { data, type Reply } from '../reply.ts';

export const chosenLanguage = object({ language: oneOf(languageTags) });

/** The language of a person's letters and notifications, and of their pages on the next device. */
export const chooseLanguage = async (context: RequestContext): Promise<Reply<Of<typeof chosenLanguage>>> => {
  const { language } = await inputOf(context, { input: languageFields });
  await context.batch([
    {
      text: `update users u set language = $1 where u.id = nullif(current_setting('app.user_id', true), '')::uuid`,
      values: [language],
    },
  ]);
  return data({ language });
};
