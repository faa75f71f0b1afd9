import { sending } from '../handler.ts';
import type { Operation } from '../operation.ts';
import { EventStream, usualTiming } from './stream.ts';

export const eventOperations: Operation[] = [
  {
    id: 'events.stream',
    support: 'whole',
    method: 'GET',
    path: 'shops/:shopId/events',
    summary:
      'What happens in the shop, as an event stream: `notification` with what I am told, `changed` with what is worth reading again. `Last-Event-ID` brings what was missed',
    tag: 'Notifications',
    access: { to: 'shop', permission: '' },
    handle: sending(['text/event-stream'], async context => {
      const stream = new EventStream(context, usualTiming);
      await stream.begin();
      const headers = { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' };
      return { status: 200, headers, body: stream.body };
    }),
  },
];
