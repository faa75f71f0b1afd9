import type { RaRecord } from 'react-admin';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import type { Said } from '../../../../schema/words/said.ts';
import { worded } from '../../../i18n/wording.ts';

/** What a record is called, as plain text. */
export const nameOf = ({ title }: AnyEntity, record: Partial<RaRecord>): string =>
  worded((record[title] ?? '') as Said | string);
