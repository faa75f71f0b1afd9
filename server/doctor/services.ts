import { createTransport } from 'nodemailer';
import { ChatRefusal } from '../../api/chat/port.ts';
import { graphOf } from '../chat/graph.ts';
import { skewOf } from './database.ts';
import { reasonOf, type Check, type Finding } from './finding.ts';

const patience = 5_000;

/** Whether the mail server takes what it is to send. Nothing is sent. */
export const mail: Check = async ({ smtpUrl, mailFrom, demo }) => {
  const what = 'SMTP_URL';
  if (!smtpUrl)
    return demo ? [] : [{ state: 'warn', what, says: 'is empty: letters stay in DATA_DIR/mail, and nobody gets one.' }];
  const timeouts = { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience };
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  try {
    await transport.verify();
    return [{ state: 'fine', what, says: `The mail server lets this one in; letters come from ${mailFrom}.` }];
  } catch (error) {
    return [{ state: 'wrong', what, says: `The mail server does not let this one in: ${reasonOf(error)}` }];
  } finally {
    transport.close();
  }
};

/** Whether Meta knows the token. */
export const whatsapp: Check = async ({ whatsapp: account, localChat }) => {
  const what = 'WHATSAPP_TOKEN';
  if (!account)
    return localChat ? [] : [{ state: 'warn', what, says: 'is empty: no shop can send messages by WhatsApp.' }];
  try {
    await graphOf({ ...account, timeout: patience })('GET', 'me');
    return [{ state: 'fine', what, says: 'Meta knows the token.' }];
  } catch (error) {
    if (error instanceof ChatRefusal && error.code)
      return [{ state: 'wrong', what, says: `Meta refuses the token (its code ${error.code}).` }];
    return [{ state: 'warn', what, says: `Meta cannot be asked: ${reasonOf(error)}` }];
  }
};

/** Whether the collector takes traces. It is sent none. */
export const traces: Check = async ({ tracing }) => {
  if (!tracing) return [];
  const what = 'OTEL_EXPORTER_OTLP_ENDPOINT';
  try {
    const reply = await fetch(tracing.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...tracing.headers },
      body: '{"resourceSpans":[]}',
      signal: AbortSignal.timeout(patience),
    });
    if (reply.ok) return [{ state: 'fine', what, says: `Traces go to ${tracing.url}.` }];
    return [{ state: 'warn', what, says: `${tracing.url} takes no traces: it answers ${reply.status}.` }];
  } catch (error) {
    return [{ state: 'warn', what, says: `${tracing.url} takes no traces: ${reasonOf(error)}` }];
  }
};

/** Whether Google's keys can be had, by which a sign-in is checked, and whether its clock is ours. */
export const google: Check = async ({ localIssuer, google: { jwksUrl } }) => {
  if (localIssuer) return [];
  const what = 'GOOGLE_CLIENT_ID';
  const unreached = (why: string): Finding[] => [
    { state: 'wrong', what, says: `Nobody can sign in with Google: its keys at ${jwksUrl} cannot be had (${why}).` },
  ];
  try {
    const reply = await fetch(jwksUrl, { signal: AbortSignal.timeout(patience) });
    const { keys } = (await reply.json()) as { keys?: unknown[] };
    if (!keys?.length) return unreached(`status ${reply.status}, and no keys`);
    const date = Date.parse(reply.headers.get('date') ?? '');
    return [
      { state: 'fine', what, says: 'Google’s keys can be had.' },
      ...(Number.isNaN(date) ? [] : skewOf(date, 'Google')),
    ];
  } catch (error) {
    return unreached(reasonOf(error));
  }
};
