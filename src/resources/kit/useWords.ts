import { useTranslate } from 'react-admin';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { wordsOf, type Words } from './wordsOf.ts';

/** How an entity is spoken of, in the person's language. */
export const useWords = (entity: AnyEntity): Words => wordsOf(entity, useTranslate());
