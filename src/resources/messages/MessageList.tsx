import type { RaRecord } from 'react-admin';
import { isOver } from '../../../schema/rules/messageStates.ts';
import type { Message } from '../../../schema/entities/messages.ts';
import { EntityList } from '../kit/list/EntityList.tsx';
import { Balance } from './Balance.tsx';
import { StatusCell, TemplateCell } from './cells.tsx';
import { paceOf } from './messageStatus.ts';

/** It follows what is on its way. What is over moves on too, when phones tell, but nobody waits for that here. */
const pace = (shown: readonly RaRecord[]) => {
  const paces = (shown as Message[]).filter(message => !isOver(message)).map(message => paceOf(message));
  return paces.length ? Math.max(4_000, Math.min(...paces.map(Number))) : false;
};

const shows = { status: StatusCell, templateName: TemplateCell };

export function MessageList() {
  return <EntityList lead={<Balance />} pace={pace} shows={shows} />;
}
