import Box from '@mui/material/Box';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { buttonOf } from '../../../../schema/kit/buttonsOf.ts';
import { useEntity } from '../useEntity.ts';
import { ActionFields, ActionForm, ActionText, SubmitButton } from './ActionForm.tsx';
import { useButtonWords } from './useButtonWords.ts';
import { useActionPlace } from './useCall.ts';
import { usePress, type Pressing } from './usePress.tsx';

type Props = Pressing & { name: string; record: Partial<RaRecord> & Pick<RaRecord, 'id'> };

/** What a button's dialog holds, on the page itself. Once it is done the form begins anew. */
export function InlineAction({ name, record, ...pressing }: Props) {
  const button = buttonOf(useEntity(), name);
  const target = { record: record as RaRecord };
  const words = useButtonWords(target);
  const place = useActionPlace(target)(button);
  const { run } = usePress(target, pressing);
  const [times, setTimes] = useState(0);
  const send: typeof run = async (...sent) => {
    await run(...sent);
    setTimes(times + 1);
  };
  return (
    <ActionForm
      key={times}
      button={button}
      place={place}
      onSend={(input, upload) => send(button, input, upload)}
      {...pressing}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <ActionText place={place} />
        <ActionFields button={button} isFocused={false} {...pressing} />
        <SubmitButton text={words.label(button)} />
      </Box>
    </ActionForm>
  );
}
