import type { RaRecord } from 'react-admin';
import { erasures } from '../../../schema/entities/erasures.ts';
import type { Outcome } from '../../../schema/kit/dataSubject.ts';
import { post } from '../../dataProvider/calls.ts';
import { pathOf } from '../../dataProvider/paths.ts';

export type Person = { mobileNo?: string; email?: string };

/** What is kept of one kind, and what becomes of it when the person is erased. */
export type Kept = {
  entity: string;
  onErasure: Outcome;
  because: string | null;
  /** Why the person cannot be erased yet. */
  hindrance: string | null;
  isWhole: boolean;
  records: RaRecord[];
  remarks: { recordId: string; at: string; userName: string | null; text: string }[];
  files: { recordId: string; name: string }[];
};

type Erased = { gone: number; cleared: number; stayed: number; isWhole: boolean };

export const findPerson = (person: Person) => post<Kept[]>(`${pathOf(erasures.resource)}/find`, person);

/** As often as there is more. */
export async function erasePerson(person: Person): Promise<void> {
  const { isWhole } = await post<Erased>(`${pathOf(erasures.resource)}/erase`, person);
  if (!isWhole) await erasePerson(person);
}
