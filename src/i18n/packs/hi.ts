import { adminWords as admin } from '../../../schema/words/hi/admin/index.ts';
import { hindi as common } from '../../../schema/words/hi/index.ts';
import { reactAdminWords as library } from '../../../schema/words/hi/reactAdmin.ts';
import type { Pack } from './pack.ts';

export const pack: Pack = { common, admin, library };
