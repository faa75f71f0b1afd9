import { adminWords as admin } from '../../../schema/words/hi/admin/index.ts';
import { hindi as common } from '../../../schema/words/hi/index.ts';
import { reactAdminWords as library } from '../../../schema/words/hi/reactAdmin.ts';
import { visitorsWords as visitors } from '../../../schema/words/hi/visitors.ts';
import type { Pack } from './pack.ts';

export const pack: Pack = { common, admin, visitors, library };
