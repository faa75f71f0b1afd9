import MessageIcon from '@mui/icons-material/ForumOutlined';
import Button from '@mui/material/Button';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { messages } from '../../../schema/entities/messages.ts';
import { useMay } from '../kit/useMay.ts';
import type { Draft } from './compose/draft.ts';

type Props = { to: Partial<Draft>; label?: string; variant?: 'outlined' };

/** To a new message that already goes to these. */
export function WriteTo({ to, label = 'messenger.write_to', variant }: Props) {
  const translate = useTranslate();
  const canWrite = useMay(messages.resource, 'create');
  const createPath = useCreatePath();
  if (!canWrite) return null;
  return (
    <Button
      component={Link}
      to={createPath({ resource: messages.resource, type: 'create' })}
      state={{ record: to }}
      variant={variant}
      startIcon={<MessageIcon />}
    >
      {translate(label)}
    </Button>
  );
}
