import { pieceArrivals } from '../../schema/entities/pieceArrivals.ts';
import { recordId } from '../crud/read.ts';
import { replying } from '../handler.ts';
import { receive, refuse } from '../pieceTransfers/receive.ts';
import { recordOf } from '../shapes/records.ts';
import type { HandlersOf } from './handlers.ts';
import { inputOf } from './input.ts';

const actions = pieceArrivals.actions!;

export const pieceArrivalHandlers: HandlersOf<typeof pieceArrivals> = {
  receive: replying(
    recordOf(pieceArrivals),
    async context => {
      const { pieces } = await inputOf(context, actions.receive);
      return receive(context, recordId(pieceArrivals, context), pieces!);
    },
    { once: true },
  ),
  refuse: replying(
    recordOf(pieceArrivals),
    async context => {
      const { pieces, reason } = await inputOf(context, actions.refuse);
      return refuse(context, recordId(pieceArrivals, context), pieces!, reason!);
    },
    { once: true },
  ),
};
