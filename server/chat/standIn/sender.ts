import type { Ids } from '../../../api/ports.ts';
import { demoTemplatesOf } from '../../../schema/demoTemplates.ts';
import type { Random } from '../../demo/random.ts';
import { compose, type Asked } from './compose.ts';
import type { Courier } from './courier.ts';
import { drawFault, faultOf, type FaultRates } from './faults.ts';
import { brokenReply, gatewayReply, graphError } from './graphReply.ts';
import type { limiter } from './limits.ts';
import type { Accepted } from './message.ts';
import { tellingsOf, type Pace } from './pace.ts';
import type { postOffice } from './post.ts';

type SenderPorts = {
  post: ReturnType<typeof postOffice>;
  limits: ReturnType<typeof limiter>;
  pace: Pace;
  faults: FaultRates;
  /** Ids of what was uploaded. */
  media: ReadonlySet<string>;
  now: () => number;
  ids: Ids;
  random: Random;
  pause: Courier['pause'];
};

const longestSilence = 5 * 60_000;

/** The call that sends: refused, accepted, or one of the faults in between. */
export const sender = (ports: SenderPorts) => {
  const { post, limits, pace, faults, media, now, ids, random, pause } = ports;
  /** Never an answer: until whoever asked has gone. */
  const silence = async ({ signal }: Request) => {
    const gone = new Promise(resolve => signal.addEventListener('abort', resolve, { once: true }));
    await Promise.race([gone, pause(longestSilence)]);
    return gatewayReply();
  };
  return async (phoneNumberId: string, request: Request): Promise<Response> => {
    const asked = await bodyOf(request);
    if (pace.answer[1] > 0) await pause(random.between(...pace.answer));
    const to = typeof asked.to === 'string' ? asked.to : '';
    const name = drawFault(to, faults, rate => random.chance(rate));
    const fault = name === null ? null : faultOf(name);
    if (fault && !fault.accepts) return fault.code ? graphError(fault.status!, fault.code) : silence(request);
    const composed = compose(asked, { templates: demoTemplatesOf(phoneNumberId), isMedia: id => media.has(id) });
    if (typeof composed === 'number') return graphError(composed === 132001 ? 404 : 400, composed);
    const over = limits.over(phoneNumberId, to);
    if (over) return graphError(over.code === 131056 ? 400 : 429, over.code, over.milliseconds);
    limits.count(phoneNumberId, to);
    const reference = typeof asked.biz_opaque_callback_data === 'string' ? asked.biz_opaque_callback_data : '';
    const tellings = tellingsOf(now(), pace, random, faults, name);
    const known = { id: `wamid.${ids.next()}`, at: now(), phoneNumberId, to, reference };
    const message: Accepted = { ...known, ...composed, tellings };
    post.accept(message);
    if (fault?.answer === 'silence') return silence(request);
    if (fault?.answer === 'broken') return brokenReply();
    if (fault?.answer === 'gateway') return gatewayReply();
    return Response.json({
      messaging_product: 'whatsapp',
      contacts: [{ input: to, wa_id: to }],
      messages: [{ id: message.id, message_status: 'accepted' }],
    });
  };
};

const bodyOf = async (request: Request): Promise<Asked> => {
  const body: unknown = await request.json().catch(() => null);
  return typeof body === 'object' && body !== null ? body : {};
};
