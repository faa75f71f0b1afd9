import { chatErrorSaid } from '../../../schema/rules/chatErrors.ts';
import { wordings } from '../../../schema/words/wordings.ts';

/** A refusal in the form that the Graph API gives it. */
export const graphError = (status: number, code: number, milliseconds = 0): Response => {
  const details = wordings.en.say(chatErrorSaid(code));
  const minutes = Math.ceil(milliseconds / 60_000);
  const usage = { stand_in: [{ type: 'whatsapp', estimated_time_to_regain_access: minutes }] };
  return Response.json(
    {
      error: {
        message: `(#${code}) ${details}`,
        type: 'OAuthException',
        code,
        error_data: { messaging_product: 'whatsapp', details },
        fbtrace_id: 'stand-in',
      },
    },
    { status, headers: code === 80007 ? { 'x-business-use-case-usage': JSON.stringify(usage) } : {} },
  );
};

/** Ends in the middle. */
export const brokenReply = (): Response =>
  new Response('{"messaging_product":"whatsapp","messages":[{"id":"wam', {
    headers: { 'content-type': 'application/json' },
  });

export const gatewayReply = (): Response =>
  new Response('<html><body>Bad Gateway</body></html>', { status: 502, headers: { 'content-type': 'text/html' } });
