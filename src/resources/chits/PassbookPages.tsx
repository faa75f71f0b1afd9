import { useRecordContext } from 'react-admin';
import type { ChitMember } from '../../../schema/entities/chitMembers.ts';
import { EntityEdit } from '../kit/pages/EntityEdit.tsx';
import { EntityShow } from '../kit/pages/EntityShow.tsx';
import { Passbook } from './Passbook.tsx';
import { paymentInputs } from './PaidMonths.tsx';

export function EditPassbook() {
  return <EntityEdit stays work={<Held />} actionInputs={paymentInputs} />;
}

export function ShowPassbook() {
  return <EntityShow work={<Held />} actionInputs={paymentInputs} />;
}

/** Before somebody has joined there is nothing in it. */
function Held() {
  const member = useRecordContext<ChitMember>();
  return member && member.state !== 'draft' ? <Passbook member={member} /> : null;
}
