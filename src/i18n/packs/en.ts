import library from 'ra-language-english';
import { adminWords as admin } from '../../../schema/words/en/admin/index.ts';
import { english as common } from '../../../schema/words/en/index.ts';
import { visitorsWords as visitors } from '../../../schema/words/en/visitors.ts';
import type { Pack } from './pack.ts';

export const pack: Pack = { common, admin, visitors, library };
