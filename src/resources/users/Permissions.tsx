import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useController, useWatch } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { shopPermissions } from '../../../schema/permissions.ts';
import { users } from '../../../schema/entities/users.ts';
import { useCan } from '../../authProvider/useSession.ts';
import { usePlaced } from '../kit/form/Placed.tsx';
import { Section } from '../kit/form/Section.tsx';
import { bundleOf, differenceTo, withRole } from './catalogue.ts';
import { PermissionMatrix } from './PermissionMatrix.tsx';
import { PlainWords } from './PlainWords.tsx';
import { RoleInput } from './RoleInput.tsx';
import { useNames } from './useNames.ts';

/** A person's role in the shop and what departs from it. */
export function Permissions() {
  const translate = useTranslate();
  const may = useCan();
  const role = useWatch<{ role: string | null }>({ name: 'role' }) as string | null;
  usePlaced('permissions');
  const { field } = useController({ name: 'permissions' });
  const held = (field.value ?? bundleOf(role)) as string[];
  const start = (from: string) => field.onChange(withRole(from, held, may));
  const limited = shopPermissions.some(name => !may(name));
  return (
    <>
      <Section title="permission.title" help="permission.help">
        <RoleInput info={users.info.role} source="role" onRole={start} />
        <Box sx={{ display: 'grid', gap: 1 }}>
          <Typography component="h3" variant="subtitle1">
            {translate('permission.plain.title')}
          </Typography>
          <PlainWords held={held} />
        </Box>
        <Departure role={role} held={held} onReset={() => role && start(role)} />
      </Section>
      {limited && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
          {translate('permission.not_mine_help')}
        </Typography>
      )}
      <Box sx={{ mt: 2, mb: 3 }}>
        <PermissionMatrix role={role} held={held} onChange={field.onChange} />
      </Box>
    </>
  );
}

type DepartureProps = { role: string | null; held: readonly string[]; onReset: () => void };

function Departure({ role, held, onReset }: DepartureProps) {
  const translate = useTranslate();
  const names = useNames();
  const { more, less } = differenceTo(role, held);
  const departs = more.length + less.length > 0;
  const words = { more: more.length, less: less.length, role: names.role(role) };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }} aria-live="polite">
      <Typography variant="body2" sx={{ color: departs ? 'gold.main' : 'text.secondary' }}>
        {translate(departs ? 'permission.differs' : 'permission.as_role', words)}
      </Typography>
      {departs && role && (
        <Button size="small" onClick={onReset}>
          {translate('permission.reset')}
        </Button>
      )}
    </Box>
  );
}
