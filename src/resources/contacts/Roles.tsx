import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useRedirect, useTranslate, type RaRecord } from 'react-admin';
import { contacts } from '../../../schema/entities/contacts.ts';
import type { AnyEntity } from '../../../schema/kit/defineEntity.ts';
import { views } from '../../../schema/views/index.ts';
import { useTellChange } from '../../changes/useTellChange.ts';
import { post, remove } from '../../dataProvider/calls.ts';
import { pathOf } from '../../dataProvider/paths.ts';
import { useErrorHandling } from '../../layout/useErrorHandling.ts';
import { queryKeys } from '../../queryKeys.ts';
import { useMay } from '../kit/useMay.ts';
import { useWords } from '../kit/useWords.ts';

/** What a contact is to the shop, and how that changes; `only` the view of that name. */
export function Roles({ record, only }: { record: RaRecord; only?: string }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography component="h2" variant="h6" id={id} sx={{ mb: 0.5 }}>
        {translate('resources.contacts.roles.title')}
      </Typography>
      {views
        .filter(({ view }) => !only || view!.name === only)
        .map(entity => (
          <Role key={entity.resource} entity={entity} record={record} isAlone={Boolean(only)} />
        ))}
    </Box>
  );
}

type RoleProps = { entity: AnyEntity; record: RaRecord; isAlone: boolean };

function Role({ entity, record, isAlone }: RoleProps) {
  const translate = useTranslate();
  const { one } = useWords(entity);
  const has = record[entity.view!.field] === true;
  const may = useMay(entity.resource, has ? 'edit' : 'create');
  const { change, isBusy } = useRole(entity, record, isAlone);
  const key = has ? 'take' : 'give';
  return (
    <Box sx={line}>
      <Box sx={{ mr: 'auto' }}>
        <Typography>{one}</Typography>
        <Typography variant="body2" color="text.secondary">
          {translate(`resources.contacts.roles.${has ? 'yes' : 'no'}`)}
        </Typography>
      </Box>
      {may && (
        <Button
          loading={isBusy}
          onClick={() => void change(!has)}
          aria-label={translate(`resources.contacts.roles.${key}_one`, { one })}
        >
          {translate(`resources.contacts.roles.${key}`)}
        </Button>
      )}
    </Box>
  );
}

function useRole(entity: AnyEntity, { id }: RaRecord, isAlone: boolean) {
  const client = useQueryClient();
  const { actionError } = useErrorHandling();
  const redirect = useRedirect();
  const tell = useTellChange(useMay(contacts.resource, 'edit'));
  const { one } = useWords(entity);
  const [isBusy, setBusy] = useState(false);
  const change = async (has: boolean) => {
    setBusy(true);
    try {
      const path = `${pathOf(entity.resource)}/${id}/role`;
      await (has ? post(path) : remove(path));
      // What is no record of this list any more has no page here.
      if (isAlone) redirect('list', entity.resource);
      for (const { resource } of [contacts as AnyEntity, ...views])
        void client.invalidateQueries({ queryKey: queryKeys.of(resource) });
      tell(`resources.contacts.roles.${has ? 'given' : 'taken'}`, { one });
    } catch (error) {
      actionError(error);
    } finally {
      setBusy(false);
    }
  };
  return { change, isBusy };
}

const line = { display: 'flex', alignItems: 'center', minHeight: 56, borderTop: 1, borderColor: 'divider' };
